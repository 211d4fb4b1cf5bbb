import type { Selectable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import type { Links } from '../media/links.ts';
import { countOf, offsetOf, pageOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';
import { storedPlan } from './plans.ts';

const HOUR = 3600;

export const invoices = {
  async listInvoices({ db, query, media, now }) {
    const total = await countOf(db.selectFrom('invoices'));
    const rows = await db
      .selectFrom('invoices')
      .selectAll()
      .orderBy('issuedAt', 'desc')
      .orderBy('seq', 'desc')
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(
      rows.map((row) => toInvoice(row, media.links, now)),
      total,
      query,
    );
  },
} satisfies Handlers;

function toInvoice(
  row: Selectable<OwnTables['invoices']>,
  links: Links,
  now: Date,
): components['schemas']['Invoice'] {
  const { id, number, amount, tax, currency, status, parties } = row;
  return {
    id,
    number,
    issuedAt: row.issuedAt.toISOString(),
    planName: storedPlan(row.planId).name,
    amount,
    tax,
    currency,
    status,
    seller: parties?.seller ?? null,
    buyer: parties?.buyer ?? null,
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    pdfUrl: pdfUrl(links, id, now),
  };
}

/** Valid for one to two hours, like media URLs. */
function pdfUrl(links: Links, id: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / HOUR) + 2) * HOUR;
  return signedUrl(links, id, expires);
}

/** The link in an email of this time, valid for 30 days. */
export const mailedPdfUrl = (links: Links, id: string, at: Date): string =>
  links.guestUrl(signedUrl(links, id, Math.floor(at.getTime() / 1000) + 30 * 24 * HOUR).slice(1));

function signedUrl(links: Links, id: string, expires: number): string {
  const signature = links.sign('invoice', id, expires);
  return `/media/invoices/${id}?${new URLSearchParams({ expires: `${expires}`, signature })}`;
}

export const isSigned = (links: Links, id: string, query: URLSearchParams, now: Date): boolean => {
  const expires = Number(query.get('expires'));
  return links.sign('invoice', id, expires) === query.get('signature') && expires * 1000 > now.getTime();
};
