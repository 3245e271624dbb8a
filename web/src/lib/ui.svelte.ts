/** Which panel is open over the page; one at a time, so that one thing asks for attention. */

export type Panel = 'settings' | 'rules' | 'help' | 'name' | 'menu' | 'remind' | 'own';

class Ui {
  panel = $state<Panel | null>(null);
  /** Of which game the rules or the help are shown; null while none is chosen. */
  game = $state<string | null>(null);
  /** Whether a table is shown: it has a menu of its own. */
  atTable = $state(false);
  /** At which rule they open. */
  rule = $state('');

  open(panel: Panel): void {
    this.panel = panel;
  }

  openRules(game: string | null, rule = ''): void {
    this.game = game;
    this.rule = rule;
    this.panel = 'rules';
  }

  openHelp(game: string | null): void {
    this.game = game;
    this.panel = 'help';
  }

  close(): void {
    this.panel = null;
  }
}

export const ui = new Ui();
