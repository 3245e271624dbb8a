/** The buttons beside one's hand: what can be done with the whole table. */
import { t } from '../../lib/i18n.svelte';
import type { Move, Pick } from './model';
import type { Table } from './rows';

export interface Act {
  id: string;
  text: string;
  primary: boolean;
  off: boolean;
  press: () => void;
}

interface Doing {
  run: (moves: readonly Move[]) => void;
  think: (pick: Pick) => void;
}

export function actsOf(table: Table, moves: readonly Move[], { run, think }: Doing): Act[] {
  const { view, aids, me } = table;
  const frame = view.pending.at(-1)?.type ?? null;
  const acting = frame === 'acting';
  const may = (kind: Move['do']) => moves.find((move) => move.do === kind);
  const found: Act[] = [];
  const add = (
    id: string,
    text: string,
    press: () => void,
    { primary = false, off = false } = {},
  ) => found.push({ id, text, primary, off, press });

  const done = frame === 'start' && may('done');
  if (done) add('done', t('web-north-woods-go-on'), () => run([done]), { primary: true });
  if (acting && !view.rescuing) {
    const off = !may('feed') || aids?.feed?.steps.length === 0;
    add('feed', t('web-north-woods-feed'), () => think({ at: 'feed' }), { off });
  }
  if (acting) {
    const off = !aids?.turn?.steps.length && !aids?.habitat;
    add('advice', t('web-north-woods-advice'), () => think({ at: 'advice' }), { off });
  }
  const declare = may('declare');
  if (acting || frame === 'closing') {
    const press = () => declare && run([declare]);
    add('declare', t('web-north-woods-declare'), press, { primary: true, off: !declare });
  }
  const end = may('end');
  if (end) {
    const starving = acting && (view.tables[me] ?? []).some((card) => card.being === 'hungry');
    const press = () => (starving ? think({ at: 'end' }) : run([end]));
    add('end', t('web-north-woods-end'), press, { primary: !declare });
  }
  return found;
}
