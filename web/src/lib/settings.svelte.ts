/** What a person likes, kept in this browser alone. */
import { i18n, preferred, type Language } from './i18n.svelte';
import { PACES, type Pace } from './motion/pace';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'calm';

export interface Settings {
  language: Language;
  theme: Theme;
  /** Per cent, 100 to 200. */
  textSize: number;
  motion: Motion;
  /** How quickly the moves of others follow one another. */
  pace: Pace;
  sounds: boolean;
  /** A notice when it is one's turn and the page is not in sight; null: not asked yet. */
  notices: boolean | null;
  /** Make a move by itself when there is no other. */
  playForced: boolean;
  notepad: boolean;
}

const KEY = 'hedgerow-settings';
export const TEXT_SIZES = [100, 115, 130, 150, 175, 200] as const;

export function defaults(): Settings {
  return {
    language: preferred(typeof navigator === 'undefined' ? [] : navigator.languages),
    theme: 'auto',
    textSize: 100,
    motion: 'auto',
    pace: 'normal',
    sounds: false,
    notices: null,
    playForced: false,
    notepad: true,
  };
}

/** Kept settings over the defaults; what is not understood is dropped. */
export function read(kept: string | null): Settings {
  const settings = defaults();
  let given: Partial<Settings>;
  try {
    given = (JSON.parse(kept ?? '{}') as Partial<Settings> | null) ?? {};
  } catch {
    return settings;
  }
  if (given.language === 'en' || given.language === 'fr') settings.language = given.language;
  if (given.theme === 'light' || given.theme === 'dark') settings.theme = given.theme;
  if (given.motion === 'calm') settings.motion = given.motion;
  if (given.pace && PACES.includes(given.pace)) settings.pace = given.pace;
  const size = Number(given.textSize);
  if (size >= 100 && size <= 200) settings.textSize = size;
  for (const flag of ['sounds', 'notices', 'playForced', 'notepad'] as const) {
    if (typeof given[flag] === 'boolean') settings[flag] = given[flag];
  }
  return settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings: Settings = $state(read(stored()));

/** Show a change at once and keep it. */
export function apply(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.style.fontSize = `${settings.textSize}%`;
  if (i18n.language !== settings.language) void i18n.use(settings.language);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is switched off: the choice holds for this visit.
  }
}

/** Whether the page is dark now, whoever decided it. */
export function isDark(): boolean {
  if (settings.theme !== 'auto') return settings.theme === 'dark';
  return matchMedia('(prefers-color-scheme: dark)').matches;
}
