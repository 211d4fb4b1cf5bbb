// Emails about invoices, to the owner and to the second address for billing.
import type { Kysely } from 'kysely';
import type { OwnTables } from '../store/tables.ts';
import { readBillingDetails } from './billing-details.ts';
import { inMoney } from './plans.ts';

interface MailedInvoice {
  id: string;
  number: string;
  amount: number;
  status: 'paid' | 'open';
}

/** Each address gets one email for each state of an invoice. */
export async function mailInvoice(
  db: Kysely<OwnTables>,
  { id, number, amount, status }: MailedInvoice,
  now: Date,
): Promise<void> {
  const { email: owner } = await db.selectFrom('accounts').select('email').executeTakeFirstOrThrow();
  const { email: second } = await readBillingDetails(db);
  const kind = status === 'paid' ? 'invoicePaid' : 'chargeRefused';
  const details = JSON.stringify({ id, number, amount: inMoney(amount) });
  const mails = [...new Set([owner, second ?? owner])].map((recipient) => ({
    ...({ kind, recipient, details, at: now } as const),
    subject: `${number} ${recipient}`,
  }));
  await db
    .insertInto('accountMails')
    .values(mails)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
