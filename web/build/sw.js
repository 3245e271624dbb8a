// The one service worker of the page. It keeps the shell of the page, so that an installed Hedgerow
// opens at once and without a network, and shows what the server pushes.
//
// Versions never mix. A page is as new as its index.html, which comes from the network while there is
// one, and every file that it names has a hash of its content in its name. What is kept belongs to the
// version of this worker, put there all at once or not at all; a newer worker waits until no page of
// the older one is open, and only then drops what that one kept.
/* global VERSION, SHELL */

const CACHE = `hedgerow-${VERSION}`;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => event.waitUntil(dropOlder()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) {
    event.respondWith(fetch(request).catch(() => kept('/')));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(fetch(request).catch(() => kept(url.pathname)));
  }
});

async function keepShell() {
  const files = await Promise.all(
    SHELL.map(async (path) => {
      // A file with a hash in its name is the same in every version that has it.
      const same = path.startsWith('/assets/') && (await caches.match(path));
      const answer = same || (await fetch(path, { cache: 'no-cache' }));
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      if (path === '/') await check(answer.clone());
      return [path, answer];
    }),
  );
  const cache = await caches.open(CACHE);
  await Promise.all(files.map(([path, answer]) => cache.put(path, answer)));
}

/** The server may have been renewed since it gave us this worker: its page is not ours, then. */
async function check(page) {
  const named = (await page.text()).match(/\/assets\/[^"']+/g) ?? [];
  const strange = named.find((path) => !SHELL.includes(path));
  if (strange) throw new Error(`${strange} is of another version`);
}

async function dropOlder() {
  const older = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function kept(path) {
  return (await (await caches.open(CACHE)).match(path)) ?? Response.error();
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('push', (event) => {
  const { title, body, url, tag, stop } = event.data.json();
  const actions = [{ action: 'stop', title: stop }];
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag, // a newer notice of the same table takes its place
      icon: '/sprig.svg',
      data: { url },
      actions,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? stop() : show(event.notification.data.url));
});

async function stop() {
  await fetch('/api/me/reminders?kind=push', { method: 'DELETE' });
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

async function show(path) {
  const url = new URL(path, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  await (open ? open.focus() : self.clients.openWindow(url));
}
