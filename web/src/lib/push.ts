/** Notices of this browser, when it is your turn and no page of ours is open. */
import type { PushWish } from './wire';

export type Ability = 'no' | 'blocked' | 'yes';

/** Whether this browser can show notices of this page, and may. */
export function ability(): Ability {
  const can =
    isSecureContext &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window;
  if (!can) return 'no';
  return Notification.permission === 'denied' ? 'blocked' : 'yes';
}

/** Ask the person, then the browser's push service; null if the person says no. */
export async function subscribe(key: string): Promise<Omit<PushWish, 'language'> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = bytesOf(key);
  let found = await pushManager.getSubscription();
  if (found && !alike(found.options.applicationServerKey, wanted)) {
    await found.unsubscribe(); // the server has another key than it had then
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
  const { endpoint, keys } = found.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Tell the browser's push service that nothing will come any more. */
export async function unsubscribe(): Promise<void> {
  if (ability() === 'no') return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The bytes of base64url, which browsers do not read by themselves everywhere. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function alike(kept: ArrayBuffer | null, wanted: Uint8Array): boolean {
  const bytes = new Uint8Array(kept ?? new ArrayBuffer(0));
  return bytes.length === wanted.length && bytes.every((byte, i) => byte === wanted[i]);
}
