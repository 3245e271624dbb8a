/** What calls a person back to a table that is not in sight: title, icon, a notice. */
import { t } from './i18n.svelte';
import { toasts } from './live.svelte';
import { settings } from './settings.svelte';

const CALM = '/sprig.svg';
const CALLS = '/sprig-turn.svg';

class Attention {
  /** Chats that came while the page was not in sight. */
  unread = $state(0);
  private seen = 0;

  /** The title of a table: whose turn it is comes first, since a tab shows little more. */
  title(game: string, mine: boolean): string {
    const name = `${game} · Hedgerow`;
    const chats = this.unread ? `(${this.unread}) ` : '';
    return mine ? `${chats}● ${t('web-your-turn')} · ${name}` : `${chats}${name}`;
  }

  icon(mine: boolean): void {
    document
      .querySelector<HTMLLinkElement>('link[rel="icon"]')
      ?.setAttribute('href', mine ? CALLS : CALM);
  }

  /** So many chats there are; those that nobody can have seen are counted. */
  chats(count: number): void {
    if (document.hidden && count > this.seen) this.unread += count - this.seen;
    this.seen = count;
  }

  back(): void {
    if (!document.hidden) this.unread = 0;
  }

  /** Tell a person who looks elsewhere. */
  async call(title: string, body: string, tag: string): Promise<void> {
    if (!settings.notices || !document.hidden || !allowed()) return;
    const notice = { body, tag, icon: '/icon-192.png' };
    const worker = await navigator.serviceWorker?.getRegistration();
    // A phone shows notices of a service worker only.
    if (worker?.active)
      await worker.showNotification(title, { ...notice, data: { url: location.pathname } });
    else new Notification(title, notice).onclick = () => window.focus();
  }

  /** Ask, once in the life of this browser, whether notices are wanted. */
  offer(): void {
    if (settings.notices !== null || !can() || Notification.permission === 'denied') return;
    settings.notices = false;
    const open = () => void wantNotices();
    toasts.show(t('web-notice-offer'), { text: t('web-notice-yes'), open }, 30);
  }
}

export const attention = new Attention();

/** Whether this browser can show notices of this page at all. */
export function can(): boolean {
  return isSecureContext && 'Notification' in window;
}

function allowed(): boolean {
  return can() && Notification.permission === 'granted';
}

/** Ask the browser, which asks the person. */
export async function wantNotices(): Promise<void> {
  settings.notices = can() && (await Notification.requestPermission()) === 'granted';
}
