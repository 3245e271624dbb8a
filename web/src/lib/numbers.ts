/** Numbers as the boards write them: with a minus sign, not a hyphen. */

/** 3, 0, −3. */
export function figure(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** A change: +3, 0, −3. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : figure(change);
}
