// The one service worker of the page, registered by lib/push.ts when a person asks for notices. It
// shows what the server pushes, and fetches and keeps nothing; whatever else a worker of this page
// is to do belongs in this file too, since a page has one.

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
