// What is wrong with the layout of a page.
import type { Page } from '@playwright/test';

/** Layout problems of the current page, as messages. */
export const layoutFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`scrolls sideways by ${root.scrollWidth - root.clientWidth}`);
    const name = (element: Element) => `${element.localName} “${element.textContent.trim().slice(0, 30)}”`;
    const isShown = (element: HTMLElement) =>
      element.checkVisibility() && element.getClientRects().length > 0;
    const main = document.querySelector('#main');
    const pen = document.createElement('canvas').getContext('2d');

    for (const link of main?.querySelectorAll<HTMLElement>('[data-list-row] [data-row-link]') ?? []) {
      const text = link.textContent.trim();
      if (pen) pen.font = getComputedStyle(link).font;
      const needed = pen?.measureText(text.slice(0, 8)).width ?? 0;
      if (link.clientWidth + 1 < needed)
        faults.push(`${name(link)} has ${link.clientWidth} of ${Math.ceil(needed)} px`);
    }

    for (const element of main?.querySelectorAll<HTMLElement>('*') ?? []) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText || !isShown(element) || element.closest('.visually-hidden, [aria-hidden], select, svg'))
        continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'visible' || element.scrollWidth <= element.clientWidth) continue;
      if (overflowX === 'auto' || overflowX === 'scroll') continue;
      // Text for screen readers only.
      if (element.clientWidth <= 1) continue;
      if (textOverflow !== 'ellipsis') faults.push(`${name(element)} is cut without an ellipsis`);
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      if (element.closest('table') && !element.closest('[title]'))
        faults.push(`${name(element)} is cut without a tooltip`);
    }

    for (const row of [...(main?.querySelectorAll<HTMLElement>('thead tr, tr[data-list-row]') ?? [])].slice(
      0,
      12,
    )) {
      const cells = [...row.children].filter((cell) => cell instanceof HTMLElement && isShown(cell));
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      for (const [index, box] of boxes.entries()) {
        for (const [other, next] of boxes.entries()) {
          if (other <= index) continue;
          const wide = Math.min(box.right, next.right) - Math.max(box.left, next.left);
          const high = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
          if (wide > 1 && high > 1)
            faults.push(`${cells.slice(other)[0]?.textContent} overlaps ${cells[index]?.textContent}`);
        }
      }
    }
    return [...new Set(faults)].slice(0, 5);
  });
