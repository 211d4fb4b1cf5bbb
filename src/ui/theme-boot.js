// Inlined into <head> before the first paint, so that a stored dark theme does not flash white.
// It says what show() in color-scheme.ts says; color-scheme.test.ts runs both and compares.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    // Storage is forbidden: the system decides.
  }
  const chosen = stored === 'light' || stored === 'dark' ? stored : null;
  const scheme = chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.setAttribute('data-color-scheme', scheme);
  const meta = document.querySelector('meta[name="theme-color"]');
  meta?.setAttribute('content', scheme === 'dark' ? '#111112' : '#f6f6f5');
  const manifest = document.querySelector('link[rel="manifest"]');
  const href = manifest?.getAttribute('href');
  if (href) manifest.setAttribute('href', href.replace(/manifest-(light|dark)/, `manifest-${scheme}`));
})();
