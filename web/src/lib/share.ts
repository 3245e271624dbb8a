import { toasts } from './live.svelte';

/** Copy the address of what is shown, and say so; where that is not allowed, show it. */
export async function shareAddress(said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toasts.show(said);
  } catch {
    toasts.show(location.href);
  }
}
