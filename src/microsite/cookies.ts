// Two cookies, both the site's own: a random number for the visitor, and the pass for a gallery.

export const VISITOR = 'visitor';
export const PASS = 'pass';

const YEAR_SECONDS = 365 * 24 * 3600;

export function cookieOf(request: Request, name: string): string | null {
  const all = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return all.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** @returns null for a browser that has none, or has made one up */
export function visitorOf(request: Request): string | null {
  const visitor = cookieOf(request, VISITOR);
  return visitor !== null && /^[A-Za-z0-9_-]{22}$/.test(visitor) ? visitor : null;
}

export function newVisitor(): string {
  const letters = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return letters.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}

export function setCookie(url: URL, name: string, value: string, seconds = YEAR_SECONDS): string {
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
