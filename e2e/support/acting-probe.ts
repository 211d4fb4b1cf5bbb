// Watches the page while the user switches accounts: whose rows are on the screen, which account each call is for, and
// whether calls in flight are aborted.
import type { Page } from '@playwright/test';

export interface Probed {
  /** Names on the screen that belong to another account than the viewed one. */
  foreign: string[];
  /** Calls for another account than the one viewed when they began. */
  astray: string[];
  /** Calls for an account no longer viewed that have neither ended nor been aborted. */
  left: string[];
  /** How often the list of assets was requested. */
  lists: number;
}

declare global {
  /** Defined by the script that {@link probeActing} adds to the page. */
  var probed: () => Probed;
}

/**
 * Starts the probe; call it before the first page is opened.
 * @param marks uid -> the prefix of the names of everything in that account: `B` for `B-1.png`
 */
export async function probeActing(page: Page, marks: Record<string, string>): Promise<() => Promise<Probed>> {
  await page.addInitScript((known) => {
    const parse = (text: string | null) => JSON.parse(text ?? 'null');
    const viewed = () => parse(sessionStorage.getItem('viewing_as'))?.uid ?? null;
    const acting = (): string => viewed() ?? parse(localStorage.getItem('session'))?.uid ?? '';
    const calls: {
      path: string;
      about: string | null;
      viewed: string | null;
      signal: AbortSignal;
      through: boolean;
    }[] = [];
    const foreign = new Set<string>();
    const look = () => {
      for (const [name, mark] of document.body?.innerText.matchAll(/\b([A-Z])-\d\.png/g) ?? []) {
        if (mark !== known[acting()]) foreign.add(`${name} before ${acting()}`);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      const url = new URL(request.url);
      if (!url.pathname.startsWith('/api/v1/')) return original(input, init);
      const about = url.searchParams.get('uid');
      const call = { path: url.pathname, about, viewed: viewed(), signal: request.signal, through: false };
      calls.push(call);
      try {
        return await original(input, init);
      } finally {
        call.through = true;
      }
    };
    window.probed = () => ({
      foreign: [...foreign],
      astray: calls.filter((call) => call.about !== call.viewed).map(({ path, about }) => `${path} ${about}`),
      left: calls
        .filter((call) => call.viewed !== viewed() && !call.through && !call.signal.aborted)
        .map(({ path }) => path),
      lists: calls.filter(({ path }) => path === '/api/v1/assets').length,
    });
  }, marks);
  return () => page.evaluate(() => window.probed());
}
