/** How long a page may take to show its button, in milliseconds. */
const LIMIT_MS = 10_000;

/** Clicks the page's create button once it is rendered. */
export function pressCreate(): void {
  const { pathname } = location;
  const press = () => {
    const button = document.querySelector<HTMLElement>('#main [data-create]');
    if (location.pathname === pathname) button?.click();
    return button !== null || location.pathname !== pathname;
  };
  if (press()) return;
  const observer = new MutationObserver(() => press() && stop());
  const timer = setTimeout(() => stop(), LIMIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
}
