// The emails about the account as plain text.
import type { Kysely, Selectable } from 'kysely';
import type { Links } from '../media/links.ts';
import { mailedPdfUrl } from '../payments/invoices.ts';
import { ownRows } from '../store/own-rows.ts';
import type { AccountMailsTable, MailKind } from '../store/tables/notifications.ts';
import type { Tables } from '../store/tables.ts';
import { exportCode } from './export.ts';

type Mail = Selectable<AccountMailsTable>;

const WHY =
  'You get this email because you asked for it. Change that in your profile under Email notifications.';

const REJECTED = 'Rejected rows were not imported. Correct them in your file, and import it again.';

interface Words {
  subject: string;
  lines: string[];
}

const WORDS: Record<MailKind, (details: Record<string, string>, links: Links, at: Date) => Words> = {
  boothOffline: ({ name, since }) => ({
    subject: `${name} is offline`,
    lines: [
      `${name} has sent nothing since ${since}.`,
      'Check that it is switched on and connected. Photos taken meanwhile are sent later.',
      WHY,
    ],
  }),
  photoHidden: ({ session }) => ({
    subject: 'A guest has hidden a photo',
    lines: [
      session ? `A guest has hidden a photo of “${session}”.` : 'A guest has hidden a photo.',
      'It is gone from the gallery page. You still see it in your gallery, marked as hidden by the guest.',
      WHY,
    ],
  }),
  managerJoined: ({ name }) => ({
    subject: `${name} has joined`,
    lines: [`${name} has accepted your invitation and can sign in now.`, WHY],
  }),
  importFinished: ({ list, created, updated, skipped, rejected }) => ({
    subject: `Your import of ${list} has finished`,
    lines: [
      `Added: ${created}. Updated: ${updated}. Skipped: ${skipped}. Rejected: ${rejected}.`,
      rejected === '0' ? `You find them under ${list === 'products' ? 'Products' : 'Contacts'}.` : REJECTED,
      WHY,
    ],
  }),
  deletionScheduled: ({ deletionAt }) => ({
    subject: 'Your account will be deleted',
    lines: [
      `The account and all its data are deleted for good on ${deletionAt}. Until then, everything works as before.`,
      'To keep it, sign in, open your profile and choose Keep the account.',
    ],
  }),
  invoicePaid: ({ id, number, amount }, links, at) => ({
    subject: `Invoice ${number}, paid`,
    lines: [
      `${amount} was charged to your card. Thank you.`,
      `Invoice as a PDF: ${mailedPdfUrl(links, String(id), at)}`,
      'The link works for 30 days. Later you find the invoice under Billing.',
    ],
  }),
  chargeRefused: ({ id, number, amount }, links, at) => ({
    subject: `The payment of invoice ${number} failed`,
    lines: [
      `The bank declined the charge of ${amount}. Replace the card under Billing; we then charge it again.`,
      `Invoice as a PDF: ${mailedPdfUrl(links, String(id), at)}`,
    ],
  }),
  exportReady: ({ seq, expiresAt }, links) => ({
    subject: 'Your data is ready to download',
    lines: [
      `Download: ${links.guestUrl(`media/account/${exportCode(links, Number(seq))}`)}`,
      `The link works until ${expiresAt}, for anyone who has it. Do not forward it.`,
    ],
  }),
};

export async function accountMessages(
  all: Kysely<Tables>,
  links: Links,
  most: number,
): Promise<{ to: string; at: string; subject: string; text: string }[]> {
  const mails = await all.selectFrom('accountMails').selectAll().orderBy('at', 'desc').limit(most).execute();
  return Promise.all(mails.map((mail) => messageOf(all, links, mail)));
}

async function messageOf(
  all: Kysely<Tables>,
  links: Links,
  { accountId, kind, details, recipient, at }: Mail,
) {
  const { businessName } = await ownRows(all, accountId)
    .selectFrom('accounts')
    .select('businessName')
    .executeTakeFirstOrThrow();
  const { subject, lines } = WORDS[kind](details, links, at);
  return {
    to: recipient,
    at: at.toISOString(),
    subject: `${businessName}: ${subject}`,
    text: lines.join('\n\n'),
  };
}
