// Accounts for businesses that did not sign up themselves: they request one, and an administrator
// invites the owner.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { changeAccount } from '../account.ts';
import type { AdminHandlers, OpenHandlers } from '../handler.ts';
import { newInvitation } from '../managers/invitation.ts';
import { newAccount } from '../new-account.ts';
import { EmailTaken } from '../people.ts';
import { createRateLimit } from '../rate-limit.ts';
import { refuse, tooMany } from '../refusal.ts';
import { ownRows } from '../store/own-rows.ts';
import { offsetOf, pageOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';
import { addAuditEntry } from './audit.ts';
import { addFirstRecords } from './first-records.ts';

const keyOf = (email: string) => email.toLowerCase();

const requests = createRateLimit({ burst: 10, everyMs: 60_000 });

export const openRequests = {
  async createAccountRequest({ all, body: { message = null, ...body }, now, clientAddress }) {
    const attempt = requests.take(now, clientAddress);
    if ('wait' in attempt) throw tooMany('Too many accounts were requested.', attempt.wait);
    const request = { ...body, message, at: now };
    await all
      .insertInto('accountRequests')
      .values({ ...request, id: randomUUID(), emailKey: keyOf(body.email) })
      .onConflict((conflict) => conflict.column('emailKey').doUpdateSet(request))
      .execute();
    return { email: body.email };
  },
} satisfies OpenHandlers;

export const newOwners = {
  async listAccountRequests({ all, query }) {
    const { n } = await all
      .selectFrom('accountRequests')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    const rows = await all
      .selectFrom('accountRequests')
      .select(['id', 'at', 'businessName', 'category', 'ownerName', 'email', 'message'])
      .orderBy('at', 'desc')
      .orderBy('seq', 'desc')
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    const items = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    return pageOf(items, n, query);
  },

  async createInvitedAccount({ actor: admin, people, body, now, log }) {
    const { email, ...given } = body;
    const id = randomUUID();
    const newcomer = { id, userType: 0 as const, email, name: given.ownerName, referral: undefined };
    const { id: _id, ...row } = newAccount(newcomer, now);
    const { secret, hash, expiresAt } = newInvitation(now);
    const person = {
      ...{ uid: id, email, displayName: given.ownerName, disabled: true },
      claims: { user_type: 0 as const, account: id },
    };
    const account = await people
      .add(person, async (all) => {
        const own = ownRows(all, id);
        // The plugin fills in the id.
        await own
          .insertInto('accounts')
          .values(row as Insertable<OwnTables['accounts']>)
          .execute();
        await own.insertInto('ownerInvitations').values({ email, inviteHash: hash, expiresAt }).execute();
        const account = await changeAccount(own, given);
        await addFirstRecords(own, account, now);
        await addAuditEntry(all, { admin, account, action: 'create' }, now);
        await all.deleteFrom('accountRequests').where('emailKey', '=', keyOf(email)).execute();
        return account;
      })
      .catch(emailTaken);
    log(`Invitation for ${email}: /team#invitation=${secret}`);
    return account;
  },
} satisfies AdminHandlers;

function emailTaken(error: unknown): never {
  if (!(error instanceof EmailTaken)) throw error;
  throw refuse(409, 'This email address is already in use. Invite the owner with another one.', [
    { field: 'email', message: 'This email address is already in use.' },
  ]);
}
