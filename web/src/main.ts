import './fonts.css';
import './tokens.css';
import './base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { i18n } from './lib/i18n.svelte';
import { router } from './lib/router.svelte';
import { apply, settings } from './lib/settings.svelte';

// Words first: nothing is shown before its language is there, nor, if they are quick, before its
// letters are, since other letters would take other room.
await Promise.all([i18n.use(settings.language), fonts()]);
apply();
router.start();
mount(App, { target: document.getElementById('app') as HTMLElement });

// The shell is kept for the next visit once this one has all it needs.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const later = () => setTimeout(() => void keep(), 2000);
  // The words above may have taken longer than the page.
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // A private window, or storage is full: the page works without.
  }
}

async function fonts(): Promise<void> {
  const letters = ['1em "Nunito Sans Variable"', '1em "Fraunces Variable"'];
  const loaded = Promise.all(letters.map((each) => document.fonts.load(each)));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, 1000))]).catch(
    () => undefined,
  );
}
