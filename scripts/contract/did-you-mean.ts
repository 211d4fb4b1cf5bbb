import { closestMatch } from 'leven';

/** The known name that a misspelled one is nearly the same as, as the end of a message; empty if there is none. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const nearest = closestMatch(name, [...known], { maxDistance: 2 });
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`;
}
