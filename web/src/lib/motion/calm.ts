/** Whether this person wants no motion: by the system's setting, or by ours. */
import { settings } from '../settings.svelte';

export function calm(): boolean {
  return settings.motion === 'calm' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
