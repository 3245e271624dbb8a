/** Which panel is open over the page; one at a time, so that one thing asks for attention. */

export type Panel = 'settings' | 'rules' | 'keys' | 'name' | 'menu' | 'remind';

class Ui {
  panel = $state<Panel | null>(null);
  /** Of which game the rules are shown; null for the first of the server's. */
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

  close(): void {
    this.panel = null;
  }
}

export const ui = new Ui();
