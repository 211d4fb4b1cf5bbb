// Answers GET /media/invoices/<id> with the PDF, created on each request.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Links } from '../media/links.ts';
import { notFound, refuse } from '../refusal.ts';
import type { InvoiceParties } from '../store/tables/payments.ts';
import type { Tables } from '../store/tables.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { isSigned } from './invoices.ts';
import { inMoney } from './plans.ts';

/** @throws Refusal 403 for a forged or expired link, 404 for a deleted invoice */
export async function serveInvoice(
  { db, links }: { db: Kysely<Tables>; links: Links },
  id: string,
  request: Request,
  now = new Date(),
): Promise<Response> {
  if (!isSigned(links, id, new URL(request.url).searchParams, now))
    throw refuse(403, 'This link has expired. Reload the page to get a new one.');
  const invoice = await db
    .selectFrom('invoices')
    .innerJoin('accounts', 'accounts.id', 'invoices.accountId')
    .select([
      'number',
      'issuedAt',
      'amount',
      'lines',
      'paidWith',
      'periodStart',
      'periodEnd',
      'tax',
      'parties',
    ])
    .select(['accounts.businessName', 'accounts.email', 'accounts.locale', 'accounts.timezone'])
    .where('invoices.id', '=', id)
    .executeTakeFirst();
  if (!invoice) throw notFound();
  const { number, issuedAt, amount, lines, paidWith, tax, parties, locale, timezone: timeZone } = invoice;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const dayOf = (at: Date) => days.format(at);
  const pdf = invoicePdf({
    title: `Invoice ${number}`,
    facts: [
      ...(parties
        ? [...factsOf('From', parties.seller), ...factsOf('To', parties.buyer)]
        : [fact('From', 'Frameside'), fact('To', `${invoice.businessName}, ${invoice.email}`)]),
      ['Date', dayOf(issuedAt)],
      ['Period', `${dayOf(invoice.periodStart)} to ${dayOf(invoice.periodEnd)}`],
    ],
    lines: [
      ...lines.map((line) => fact(line.text, inMoney(line.amount))),
      ...(tax ? [fact(taxText(tax), inMoney(tax.amount))] : []),
    ],
    total: ['Total', inMoney(amount)],
    footer: amount === 0 ? 'Nothing to pay.' : paidWith === null ? 'Not paid yet.' : `Paid by ${paidWith}.`,
  });
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="invoice-${number}.pdf"`,
    'content-length': `${pdf.length}`,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  };
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(pdf), { headers });
}

type Tax = components['schemas']['Tax'];
type Party = InvoiceParties['seller'];

const fact = (label: string, value: string): [string, string] => [label, value];

function factsOf(label: string, { name, address, taxId }: Party) {
  const { line1, line2, city, region, postalCode, country } = address ?? {};
  const parts = [name, line1, line2, city, [region, postalCode].filter(Boolean).join(' '), country];
  return [
    fact(label, parts.filter(Boolean).join(', ')),
    ...(taxId === null ? [] : [fact(`Tax ID (${label.toLowerCase()})`, taxId)]),
  ];
}

const taxText = ({ name, percent, isReverseCharge }: Tax) =>
  isReverseCharge ? `${name}, reverse charge: the recipient accounts for it` : `${name} ${percent}%`;
