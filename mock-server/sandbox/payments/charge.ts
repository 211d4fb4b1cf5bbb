// Invoices and their charges.
import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { countOf } from '../store/pages.ts';
import type { InvoiceLine } from '../store/tables/payments.ts';
import type { OwnTables } from '../store/tables.ts';
import { readBillingDetails, SELLER } from './billing-details.ts';
import { mailInvoice } from './invoice-mails.ts';
import { CURRENCY } from './plans.ts';
import { taxOn } from './tax.ts';

type Db = Kysely<OwnTables>;

export type CardRow = Selectable<OwnTables['cards']>;

export const readCard = (db: Db): Promise<CardRow | undefined> =>
  db.selectFrom('cards').selectAll().executeTakeFirst();

/** Whether the bank accepts a charge. */
export const isCharged = (card: CardRow | undefined, now: Date): card is CardRow =>
  card !== undefined && !card.declines && new Date(Date.UTC(card.expYear, card.expMonth, 1)) > now;

export const nameOfCard = ({ brand, last4 }: Pick<CardRow, 'brand' | 'last4'>): string =>
  `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;

interface Bill {
  planId: string;
  lines: InvoiceLine[];
  start: Date;
  end: Date;
  /** Undefined when the charge failed. */
  card: CardRow | undefined;
}

/**
 * Must run in a transaction that locks the account, because its invoices are numbered
 * consecutively.
 */
export async function writeInvoice(
  db: Db,
  { planId, lines, start, end, card }: Bill,
  now: Date,
): Promise<void> {
  const { companyName, address, taxId, tax: rate } = await readBillingDetails(db);
  const parties = { seller: SELLER, buyer: { name: companyName, address, taxId } };
  const nth = (await countOf(db.selectFrom('invoices'))) + 1;
  const net = lines.reduce((sum, line) => sum + line.amount, 0);
  const tax = taxOn(net, rate);
  const invoice = {
    id: randomUUID(),
    number: invoiceNumber(now, nth),
    amount: net + (tax?.amount ?? 0),
    status: card ? ('paid' as const) : ('open' as const),
  };
  await db
    .insertInto('invoices')
    .values({
      ...invoice,
      issuedAt: now,
      planId,
      tax: tax && JSON.stringify(tax),
      parties: JSON.stringify(parties),
      currency: CURRENCY,
      periodStart: start,
      periodEnd: end,
      lines: JSON.stringify(lines),
      paidWith: card ? nameOfCard(card) : null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await mailInvoice(db, invoice, now);
}

/** The sum of all open invoices. */
export async function amountDue(db: Db): Promise<number> {
  const open = await db.selectFrom('invoices').select('amount').where('status', '=', 'open').execute();
  return open.reduce((sum, { amount }) => sum + amount, 0);
}

/** Marks all open invoices as paid, after the card was charged. */
export async function payOpen(db: Db, card: CardRow | undefined, now: Date): Promise<void> {
  const paid = await db
    .updateTable('invoices')
    .set({ status: 'paid', paidWith: card ? nameOfCard(card) : null, updatedAt: now })
    .where('status', '=', 'open')
    .returning(['id', 'number', 'amount'])
    .execute();
  for (const invoice of paid) await mailInvoice(db, { ...invoice, status: 'paid' }, now);
}

export const invoiceNumber = (at: Date, nth: number): string =>
  `FS-${at.getUTCFullYear()}-${`${nth}`.padStart(4, '0')}`;
