/** The record of a finished game as a file, with one's own notes in it. */
import { api } from '../lib/api';

/** A record with notes; they are outside its seal, so it still verifies. */
export function noted(record: object, notes: Readonly<Record<number, string>>): string {
  const whole = Object.keys(notes).length ? { ...record, notes } : record;
  return `${JSON.stringify(whole, null, 1)}\n`;
}

export async function saveRecord(
  id: string,
  notes: Readonly<Record<number, string>>,
): Promise<void> {
  const text = noted((await api.record(id)) as object, notes);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${id}.hedgerow`;
  link.click();
  URL.revokeObjectURL(address);
}
