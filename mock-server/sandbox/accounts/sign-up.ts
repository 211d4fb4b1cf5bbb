import { changeAccount } from '../account.ts';
import type { Handlers } from '../handler.ts';
import { Refusal, refuse } from '../refusal.ts';
import { addFirstRecords } from './first-records.ts';

/** The last step of signing up. The first call of a user has already created the row. */
export const signUp = {
  async createAccount({ actor: { uid, email, emailVerified, hasAccount, admin }, people, body, now }) {
    if (hasAccount)
      throw refuse(
        409,
        'You already have an account. Change that account instead of creating another one.',
        [],
      );
    if (email !== undefined && !emailVerified) throw notConfirmed();
    const claims = { user_type: 0 as const, account: uid, ...(admin && { admin }) };
    const made = people.change(uid, { claims }, async (all) => {
      const account = await changeAccount(all, body);
      await addFirstRecords(all, account, now);
      return account;
    });
    return made.catch((error: unknown) => {
      throw error instanceof Refusal && error.reply.status === 404 ? gone() : error;
    });
  },
} satisfies Handlers;

const notConfirmed = () =>
  refuse(403, 'Verify your email address first, using the link in the message we sent you.');

/** A user who deletes their login during sign-up keeps a valid token for an hour, but has no account. */
const gone = () => refuse(401, 'Your sign-in was deleted. Sign up again.');
