/** Where the rules tell of a power card's effect. */
import type { PowerSheet } from '../../lib/generated';

/** By the message that words it. */
const RULES: Record<string, string> = {
  'tournoi-effect-reverse': 'TOU-22',
  'tournoi-effect-keep': 'TOU-26',
  'tournoi-effect-own-times': 'TOU-33',
  'tournoi-effect-own-part': 'TOU-33',
  'tournoi-effect-rivals-times': 'TOU-34',
  'tournoi-effect-rivals-part': 'TOU-34',
  'tournoi-effect-next': 'TOU-35',
  'tournoi-effect-threat': 'TOU-36',
  'tournoi-effect-cancel': 'TOU-37',
  'tournoi-effect-replace': 'TOU-38',
  'tournoi-effect-second': 'TOU-39',
  'tournoi-effect-points': 'TOU-40',
};

export function ruleOf(sheet: PowerSheet): string {
  return RULES[sheet.text.id] ?? 'TOU-30';
}
