const EARLIEST = new Date('0001-01-01T00:00:00Z');
const LATEST = new Date('9999-12-31T23:59:59.999Z');

/**
 * Parses a time of the contract. A time whose offset moves it out of the years with four digits,
 * the common range of the contract and the database, becomes the nearest valid one.
 */
export function momentOf(text: string): Date {
  const moment = new Date(text);
  if (moment < EARLIEST) return EARLIEST;
  return moment > LATEST ? LATEST : moment;
}
