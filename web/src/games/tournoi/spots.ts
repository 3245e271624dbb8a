/** A power card that lies across a card. */
export interface Across {
  power: string;
  cancelled: boolean;
}

/** What both the wide and the narrow board need to offer a place. */
export interface SpotProps {
  /** Whose eyes we see with. */
  seat: number | null;
  /** Whether something may be laid on this battle now. */
  open: (lane: number) => boolean;
  /** The card that would lie there, with how often it would win. */
  ghost: (lane: number) => { card: string; percent: number | null } | null;
  /** The power card that would lie there. */
  power: string | null;
  choose: (lane: number) => void;
  /** Tell about a card, and about the power card that lies across it. */
  show: (card: string, across?: Across) => void;
  showPower: (power: string) => void;
}
