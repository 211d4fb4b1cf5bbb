// Calls of the composer: the recipients, previews, and tests.
import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import { useMessages } from '../payments/limits.ts';
import { messageUsage } from '../payments/usage.ts';
import { notFound, refuse, refuseFields } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { OwnTables } from '../store/tables.ts';
import { countAudience, countUnknownVisits, namedAmong } from './audience.ts';
import { fieldErrors, fieldsOf, missingToSend, newFields } from './fields.ts';
import { messageFor } from './message.ts';
import { missingAddress } from './postal-address.ts';
import { recipientOf } from './recipient.ts';
import { missingReferences } from './references.ts';

type Channel = components['schemas']['CampaignChannel'];

export const composing = {
  async findAudience({ db, unscopedDb, body, now }) {
    const errors = await missingReferences(unscopedDb, { audience: body.audience });
    if (errors.length > 0) throw refuseFields(errors);
    const { audience, skipped, sent } = await countAudience(unscopedDb, body, now);
    const limit = await messageUsage(unscopedDb, body.channel, now);
    const unknownVisits = await countUnknownVisits(unscopedDb, body.audience, now);
    return { audience, count: sent, skipped, unknownVisits, ...(await namedAmong(db, body, now)), limit };
  },

  async getCampaignPreview({ db, unscopedDb, body, media, now }) {
    const { contactId, ...words } = body;
    const account = await unscopedDb.selectFrom('accounts').select('timezone').executeTakeFirstOrThrow();
    const fields = newFields({ name: 'Preview', ...words }, account);
    const errors = [...fieldErrors(fields, words, now), ...(await missingReferences(unscopedDb, words))];
    if (errors.length > 0) throw refuseFields(errors);
    const recipient = await recipientOf({ db, unscopedDb, now }, contactId, words.channel);
    return messageFor(unscopedDb, fields, recipient, media.links);
  },

  async sendCampaignTest({ db, unscopedDb, params: { id }, body, media, now, log }) {
    const row = await unscopedDb.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw notFound();
    const wrong = wrongAddresses(row.channel, body.to);
    if (wrong.length > 0) throw refuseFields(wrong);
    const recipient = await recipientOf({ db, unscopedDb, now }, body.contactId, row.channel);
    // A test ignores the schedule and the audience.
    const fields = fieldsOf(row);
    const missing = [
      ...missingToSend({ ...fields, kind: 'once' }, 'sending', now),
      ...(await missingAddress(unscopedDb, fields)),
    ];
    if (missing.length > 0) {
      const what = missing.length === 1 ? 'One thing is' : `${missing.length} things are`;
      throw refuse(422, `This campaign can't be sent yet. ${what} missing.`, missing);
    }
    if (row.channel === 'sms' && !(await hasSms(unscopedDb))) {
      throw refuse(409, "SMS isn't enabled for this account. Have it enabled, then try again.", []);
    }
    const { subject, text, sms } = await messageFor(
      unscopedDb,
      fields,
      recipient,
      media.links,
      Number(row.seq),
    );
    const count = body.to.length * (sms?.segments ?? 1);
    await withAccountLock(unscopedDb, (trx) => useMessages(trx, row.channel, count, now));
    // No message leaves this machine: the log shows what would have been sent.
    for (const to of body.to) log(`Test of “${row.name}” for ${to}: ${subject ?? text}`);
    return { id, to: body.to, sentAt: now.toISOString() };
  },
} satisfies Handlers;

const ADDRESS: Record<Channel, { fits: RegExp; message: string }> = {
  email: { fits: /@/, message: 'This is an email campaign. Enter email addresses.' },
  sms: { fits: /^\+?\d+$/, message: 'This is an SMS campaign. Enter phone numbers.' },
};

/** Each is a valid address or number; this checks that it fits the channel. */
function wrongAddresses(channel: Channel, to: string[]): FieldError[] {
  const { fits, message } = ADDRESS[channel];
  return to.flatMap((address, i) => (fits.test(address) ? [] : [{ field: `to.${i}`, message }]));
}

async function hasSms(db: Kysely<OwnTables>): Promise<boolean> {
  const { settings } = await db.selectFrom('accounts').select('settings').executeTakeFirstOrThrow();
  return settings.smsEnabled;
}
