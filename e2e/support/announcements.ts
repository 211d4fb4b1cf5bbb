// What a screen reader announces by itself: changes in live regions.
import type { Page } from '@playwright/test';

declare global {
  /** Provided by the test. */
  function announce(text: string): void;
}

/** Collects the announcements of a page from its next load on. */
export async function listenToAnnouncements(page: Page): Promise<string[]> {
  const announced: string[] = [];
  await page.exposeFunction('announce', (text: string) => announced.push(text));
  await page.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const isShown = (element: Element): boolean =>
      // An element without its own box is shown where its parent is.
      getComputedStyle(element).display === 'contents' && element.parentElement
        ? isShown(element.parentElement)
        : element.checkVisibility({ visibilityProperty: true });
    const read = (element: Element) => {
      const text = element.textContent.trim();
      if (text !== '' && isShown(element)) announce(text);
    };
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        // Only a region that existed before its text is announced.
        const region = elementOf(target)?.closest(LIVE);
        if (region) regions.add(region);
        // Alerts are announced when they appear, too.
        else
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            if (node.matches('[role=alert]')) regions.add(node);
            for (const alert of node.querySelectorAll('[role=alert]')) regions.add(alert);
          }
      }
      regions.forEach(read);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return announced;
}
