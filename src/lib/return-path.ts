/**
 * Where to go after signing in: the page that was asked for, when it is one of ours. Anything that could lead to
 * another site is dropped.
 */
export function returnPath(asked: unknown): string {
  const home = '/dashboard';
  if (typeof asked !== 'string' || !asked.startsWith('/') || asked.length > 2000) return home;
  // Browsers read `//host` and `/\host` as another site, and drop tabs and line breaks on the way.
  if (/^\/[\\/]/.test(asked) || /[\p{Cc}\\]/u.test(asked)) return home;
  const own = 'https://own.invalid';
  if (!URL.canParse(asked, own)) return home;
  const { origin, pathname, search, hash } = new URL(asked, own);
  // Without its dot segments, `/.//host` is `//host`. Letters beyond ASCII leave here encoded, as a header takes them.
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : home;
}
