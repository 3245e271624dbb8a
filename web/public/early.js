// Runs before the first paint, so that a chosen theme and text size never flash. The page's
// Content-Security-Policy forbids inline script, hence a file of its own.
try {
  const kept = JSON.parse(localStorage.getItem('hedgerow-settings') || '{}');
  const root = document.documentElement;
  if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme;
  if (kept.language === 'fr' || kept.language === 'en') root.lang = kept.language;
  if (kept.textSize >= 100 && kept.textSize <= 200) root.style.fontSize = `${kept.textSize}%`;
} catch {
  // Storage is switched off: the defaults stand.
}
