import { useEffect } from 'react';
import { createListeners } from '~/lib/listeners';
import { accountCacheKey } from '~/session/viewing';

const listeners = createListeners();
/** A panel names itself over its page. */
let names: readonly { name: string }[] = [];

/** The name of the page's record, for the document title. */
export const pageName = { subscribe: listeners.subscribe, current: () => names.at(-1)?.name ?? null };

interface RecentPage {
  name: string;
  href: string;
}

/** The number of recent pages. */
const MOST = 6;
let recent: { accountKey: string | null; pages: readonly RecentPage[] } = { accountKey: null, pages: [] };

/** The recent pages, newest first. Kept in memory only, and only for the current account. */
export const recentPages = (): readonly RecentPage[] =>
  recent.accountKey === accountCacheKey() ? recent.pages : [];

function remember(name: string): void {
  const { pathname, search } = location;
  const others = recentPages().filter((page) => page.name !== name || !page.href.startsWith(pathname));
  recent = {
    accountKey: accountCacheKey(),
    pages: [{ name, href: pathname + search }, ...others].slice(0, MOST),
  };
}

/** Sets the page's name while it is mounted; undefined names nothing. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const entry = { name };
    names = [...names, entry];
    remember(name);
    listeners.notify();
    return () => {
      names = names.filter((other) => other !== entry);
      listeners.notify();
    };
  }, [name]);
}
