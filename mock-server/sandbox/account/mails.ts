// The emails to owners as plain text.
import type { Kysely, Selectable } from 'kysely';
import { ownRows } from '../store/own-rows.ts';
import type { AccountMailsTable, MailKind } from '../store/tables/notifications.ts';
import type { Tables } from '../store/tables.ts';

type Mail = Selectable<AccountMailsTable>;

const WORDS: Record<MailKind, (details: Record<string, string>) => { subject: string; lines: string[] }> = {
  boothOffline: ({ name, since }) => ({
    subject: `${name} is offline`,
    lines: [
      `${name} has sent nothing since ${since}.`,
      'Check that it is switched on and connected. Photos taken meanwhile are sent later.',
    ],
  }),
  photoHidden: ({ session }) => ({
    subject: 'A guest has hidden a photo',
    lines: [
      session ? `A guest has hidden a photo of “${session}”.` : 'A guest has hidden a photo.',
      'It is gone from the gallery page. You still see it in your gallery, marked as hidden by the guest.',
    ],
  }),
  managerJoined: ({ name }) => ({
    subject: `${name} has joined`,
    lines: [`${name} has accepted your invitation and can sign in now.`],
  }),
};

const WHY =
  'You get this email because you asked for it. Change that in your profile under Email notifications.';

export async function accountMessages(
  all: Kysely<Tables>,
  most: number,
): Promise<{ to: string; at: string; subject: string; text: string }[]> {
  const mails = await all.selectFrom('accountMails').selectAll().orderBy('at', 'desc').limit(most).execute();
  return Promise.all(mails.map((mail) => messageOf(all, mail)));
}

async function messageOf(all: Kysely<Tables>, { accountId, kind, details, recipient, at }: Mail) {
  const { businessName } = await ownRows(all, accountId)
    .selectFrom('accounts')
    .select('businessName')
    .executeTakeFirstOrThrow();
  const { subject, lines } = WORDS[kind](details);
  return {
    to: recipient,
    at: at.toISOString(),
    subject: `${businessName}: ${subject}`,
    text: [...lines, '', WHY].join('\n'),
  };
}
