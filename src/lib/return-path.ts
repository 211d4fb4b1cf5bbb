/**
 * The page to open after signing in: the requested page if it is part of the app. URLs that could lead to another site
 * are dropped.
 */
export function returnPath(asked: unknown): string {
  const home = '/dashboard';
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.length > 2000) return home;
  // Browsers treat `//host` and `/\host` as another site, and remove tabs and line breaks.
  if (/^\/[\\/]/.test(asked) || /[\p{Cc}\\]/u.test(asked)) return home;
  const own = 'https://own.invalid';
  if (!URL.canParse(asked, own)) return home;
  const { origin, pathname, search, hash } = new URL(asked, own);
  // Without dot segments, `/.//host` becomes `//host`. Non-ASCII letters are encoded, as headers require.
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : home;
}
