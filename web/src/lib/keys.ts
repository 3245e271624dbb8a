/** Which key presses a board or a page may take for itself. */
const FIELDS = 'input, textarea, select';
const LISTS = '[role="listbox"]';

/** Whether nobody has used the key yet and no modifier makes it the browser's. */
export function plainKey(event: KeyboardEvent): boolean {
  return !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey);
}

/** Whether the key was pressed inside an element that matches the selector. */
export function within(event: KeyboardEvent, selector: string): boolean {
  return Boolean((event.target as Element | null)?.closest?.(selector));
}

/** Whether the key goes into a field. */
export function typing(event: KeyboardEvent): boolean {
  return within(event, FIELDS);
}

export function dialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Keys that a panel beside the board has for itself while it is open. */
const taken = new Set<string>();

/** Take keys from the board; the answer gives them back. */
export function takeKeys(keys: readonly string[]): () => void {
  for (const key of keys) taken.add(key);
  show();
  return () => {
    keys.forEach((key) => taken.delete(key));
    show();
  };
}

/** Say on the page whether the keys that are written beside choices do something else now. */
function show(): void {
  if (typeof document !== 'undefined')
    document.documentElement.toggleAttribute('data-keys-taken', taken.size > 0);
}

/** Whether a board may act on the key: not while a dialog is open, a field has it or a list walks. */
export function forBoard(event: KeyboardEvent): boolean {
  if (taken.has(event.key)) return false;
  return plainKey(event) && !dialogOpen() && !typing(event) && !within(event, LISTS);
}

/** The digit from 1 to 9 that was pressed, 0 for any other key. */
export function digitOf(event: KeyboardEvent): number {
  return /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
}

/** Keep the key from everybody else, the page's own keys among them. */
export function claim(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
