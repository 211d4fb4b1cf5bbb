/** The number of page links in a row (product-spec section 9). */
export const PAGE_LINKS = 10;

/**
 * The numbers of the page links around the current page: ten, or fewer if there are fewer pages.
 * @param page the current page, from 1; one past the last counts as the last
 */
export function pageWindow(page: number, pages: number): number[] {
  const count = Math.min(PAGE_LINKS, pages);
  const centred = Math.min(page, pages) - Math.floor(count / 2);
  const first = Math.max(1, Math.min(centred, pages - count + 1));
  return Array.from({ length: count }, (_, i) => first + i);
}
