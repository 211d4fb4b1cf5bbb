// Generates a session's slug and the name of a copy.
import { folded } from '../store/search.ts';

const MOST_SLUG = 40;
const FEWEST_SLUG = 3;

/** Paths of the public site that are no gallery. Others are too short or contain a dot. */
const RESERVED_SLUGS = ['media'];

export const isReserved = (slug: string): boolean => RESERVED_SLUGS.includes(slug);

/** A slug derived from a name. */
export function slugOf(name: string): string {
  const slug = cut(
    folded(name)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, ''),
    MOST_SLUG,
  );
  // A name in another script may leave no letters.
  return slug.length >= FEWEST_SLUG ? slug : cut(`session-${slug}`, MOST_SLUG);
}

const cut = (slug: string, most: number) => slug.slice(0, most).replace(/-+$/, '');

/** The slug, then alternatives if it is taken: small numbers first, then random ones. */
export function* slugsFrom(slug: string): Generator<string> {
  yield slug;
  for (let n = 2; n <= 5; n += 1) yield numbered(slug, n);
  for (let digits = 2; digits <= 9; digits += 1) {
    yield numbered(slug, Math.floor(10 ** (digits - 1) * (1 + 9 * Math.random())));
  }
}

const numbered = (slug: string, n: number) => `${cut(slug, MOST_SLUG - `-${n}`.length)}-${n}`;

const MOST_NAME = 60;

/**
 * Possible names of a copy, the best first, shortened to fit.
 * @param most maximum length in code points
 */
export function* copyNames(name: string, most = MOST_NAME): Generator<string> {
  for (let n = 1; ; n += 1) {
    const suffix = n === 1 ? ' copy' : ` copy ${n}`;
    // Counts code points, as the contract does.
    yield [...name]
      .slice(0, most - suffix.length)
      .join('')
      .trimEnd() + suffix;
  }
}
