import { Store, useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import { accountCacheKey } from '~/session/viewing';

/** A panel names itself over its page. */
const names = new Store<readonly { name: string }[]>([]);

/** The name of the page's record, for the document title. */
export const useCurrentPageName = (): string | null => useSelector(names, (all) => all.at(-1)?.name ?? null);

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
    names.setState((all) => [...all, entry]);
    remember(name);
    return () => names.setState((all) => all.filter((other) => other !== entry));
  }, [name]);
}
