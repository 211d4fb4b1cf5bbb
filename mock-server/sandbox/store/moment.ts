const EARLIEST = new Date('0001-01-01T00:00:00Z');
const LATEST = new Date('9999-12-31T23:59:59.999Z');

/**
 * A moment as the contract writes it. One that its offset takes out of the years with four digits, which is all that
 * the contract and the database can both say, becomes the nearest one inside.
 */
export function momentOf(text: string): Date {
  const moment = new Date(text);
  if (moment < EARLIEST) return EARLIEST;
  return moment > LATEST ? LATEST : moment;
}
