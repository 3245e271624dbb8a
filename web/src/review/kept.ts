/** What the reviews that were looked at said, for the list of one's games; kept on this device. */
import type { Report } from '../lib/generated';

const KEY = 'hedgerow-reviews';
const MOST = 200;

export interface Kept {
  /** From 0 to 100, or null without a decision. */
  accuracy: number | null;
  /** What luck changed, in millionths. */
  luck: number;
}

/** What to keep of a report: the accuracy and the luck of its seat. */
export function summaryOf(report: Report): Kept {
  const accuracy = report.accuracy.find((each) => each.seat === report.seat)?.percent ?? null;
  const luck = report.rows
    .filter((row) => row.kind.endsWith('luck'))
    .reduce((sum, row) => sum + row.change, 0);
  return { accuracy, luck };
}

export function keptReviews(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Kept>) : {};
  } catch {
    return {};
  }
}

export function keepReview(id: string, report: Report): void {
  const { [id]: before, ...others } = keptReviews();
  const now = summaryOf(report);
  if (before && before.accuracy === now.accuracy && before.luck === now.luck) return;
  const newest = [...Object.entries(others).slice(1 - MOST), [id, now]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage the list says nothing of it.
  }
}
