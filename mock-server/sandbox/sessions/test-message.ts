import type { Kysely } from 'kysely';
import type { Actor } from '../authentication.ts';
import { SAMPLE_NAME, samplePhoto } from '../campaigns/message.ts';
import type { Handlers } from '../handler.ts';
import { useMessages } from '../payments/limits.ts';
import { guestMessage, hasSms } from '../photos/message.ts';
import { refuse, refuseFields } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { OwnTables } from '../store/tables.ts';
import { placeholderErrors } from './change.ts';
import { readRow } from './read.ts';

export const sessionTests = {
  async sendSessionTest({ db, unscopedDb, accountId, actor, params: { id }, body, media, now, log }) {
    const { channel, ...texts } = body;
    const { name, slug, locationIds, details } = await readRow(db, id);
    const wrong = placeholderErrors(texts);
    if (wrong.length > 0) throw refuseFields(wrong);
    if (channel === 'sms' && !(await hasSms(unscopedDb))) {
      throw refuse(409, "SMS isn't enabled for this account. Have it enabled, then try again.", []);
    }
    const own = await ownAddresses(unscopedDb, actor, accountId);
    const to = own[channel];
    if (!to) {
      const what = channel === 'email' ? 'email address' : 'phone number';
      throw refuse(409, `Your profile has no ${what}. Add it, then try again.`, []);
    }
    const { category } = await unscopedDb.selectFrom('accounts').select('category').executeTakeFirstOrThrow();
    const [first = null, second] = locationIds;
    const message = await guestMessage(unscopedDb, channel, {
      texts: { ...details, ...texts },
      locationId: second === undefined ? first : null,
      capturedAt: now,
      firstName: SAMPLE_NAME,
      link: media.links.guestUrl(slug),
      pictureUrl: samplePhoto(category),
    });
    await withAccountLock(unscopedDb, (trx) => useMessages(trx, channel, 1, now));
    // No message leaves this machine: the log shows what would have been sent.
    log(`Test of “${name}” for ${to}: ${message.subject ?? message.text}`);
    return { id, to, message };
  },
} satisfies Handlers;

/** Those of the account, for its owner; those of the manager; another account's owner has only the sign-in's. */
async function ownAddresses(db: Kysely<OwnTables>, { uid, email }: Actor, accountId: string) {
  const stored =
    uid === accountId
      ? await db.selectFrom('accounts').select(['email', 'phone']).executeTakeFirst()
      : await db.selectFrom('managers').select(['email', 'phone']).where('id', '=', uid).executeTakeFirst();
  return { email: email ?? stored?.email, sms: stored?.phone };
}
