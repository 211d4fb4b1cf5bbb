// How names were searched and sorted then.

export const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

export const sortKey = (text: string): string => folded(text).normalize('NFKD').replace(/\p{M}/gu, '');

const MOST_OF_A_NAME = 200;

export function nameKeyOf(known: { firstName: string | null; lastName: string | null }): string | null {
  const name = [known.firstName, known.lastName].filter((part) => part !== null).join(' ');
  return name === '' ? null : sortKey(name).slice(0, MOST_OF_A_NAME);
}
