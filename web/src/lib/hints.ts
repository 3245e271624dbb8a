/** How the plans of a hint are told, and where they stand beside what they draw. */
import { t, type Say } from './i18n.svelte';
import type { Box } from './marks/places';
import type { Hint } from './wire';

export interface Part {
  text: string;
  times: number;
}

/** The steps of a plan, those that are the same one after the other as one: to pass is said once. */
export function partsOf(hint: Hint, say: Say): Part[] {
  const parts: Part[] = [];
  for (const step of hint.steps) {
    const text = say(step.words);
    const last = parts.at(-1);
    if (last?.text !== text) parts.push({ text, times: 1 });
    else if (step.move.do !== 'pass') last.times += 1;
  }
  return parts;
}

export function inWords({ text, times }: Part): string {
  return times > 1 ? t('web-hint-times', { step: text, times }) : text;
}

/** Whether a sheet at the lower edge hides what is drawn, and one at the upper edge would not. */
export function hides(sheet: { top: number; height: number }, boxes: readonly Box[]): boolean {
  return (
    boxes.some((box) => box.y + box.height > sheet.top) &&
    boxes.every((box) => box.y >= sheet.height)
  );
}
