import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { notifyOwner } from '../account/notifications.ts';
import { fullName } from '../contacts/addresses.ts';
import type { OpenHandlers } from '../handler.ts';
import type { People } from '../people.ts';
import { refuse } from '../refusal.ts';
import type { Tables } from '../store/tables.ts';

/** The stored hash of an invitation's secret. */
export const hashOfInvitation = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const INVITATION_MS = 7 * 24 * 60 * 60_000;

/** The secret of an invitation's link, and its stored hash. */
export function newInvitation(now: Date): { secret: string; hash: string; expiresAt: Date } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashOfInvitation(secret), expiresAt: new Date(now.getTime() + INVITATION_MS) };
}

export const openInvitations = {
  async findInvitation({ all, body: { token }, now }) {
    const hash = hashOfInvitation(token);
    const manager = await invitedManager(all, hash, now);
    const { accountId, email } = manager ?? (await invitedOwner(all, hash, now));
    const { businessName } = await all
      .selectFrom('accounts')
      .select('businessName')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    return {
      businessName,
      email,
      role: manager ? 'manager' : 'owner',
      locations: manager ? await locationNamesOf(all, manager) : [],
    };
  },

  async acceptInvitation({ all, peopleOf, body: { token, password }, now }) {
    const hash = hashOfInvitation(token);
    const invited = await invitedManager(all, hash, now);
    if (!invited) return acceptAsOwner(all, peopleOf, { hash, password, now });
    const { id, accountId, email } = invited;
    await peopleOf(accountId).change(id, { password, disabled: false }, async (own) => {
      const accepted = await own
        .updateTable('managers')
        .set({ status: 'active', inviteHash: null, inviteExpiresAt: null, updatedAt: now })
        .where('id', '=', id)
        // It may have been accepted or withdrawn meanwhile.
        .where('inviteHash', '=', hash)
        .where('status', '=', 'invited')
        .returning(['firstName', 'lastName', 'email'])
        .execute();
      const [manager] = accepted;
      if (!manager) throw unknown();
      const event = {
        kind: 'managerJoined',
        subject: id,
        details: { name: fullName(manager) ?? manager.email },
      } as const;
      await notifyOwner(own, event, now);
    });
    return { email };
  },
} satisfies OpenHandlers;

/** @throws Refusal 409 if the invitation has expired */
async function invitedManager(all: Kysely<Tables>, hash: string, now: Date) {
  const invited = await all
    .selectFrom('managers')
    .select(['id', 'accountId', 'email', 'allLocations', 'inviteExpiresAt'])
    .where('inviteHash', '=', hash)
    .where('status', '=', 'invited')
    .executeTakeFirst();
  if (invited?.inviteExpiresAt && invited.inviteExpiresAt <= now) throw expired();
  return invited;
}

/** @throws Refusal 404 if there is none, 409 if it has expired */
async function invitedOwner(all: Kysely<Tables>, hash: string, now: Date) {
  const invited = await all
    .selectFrom('ownerInvitations')
    .selectAll()
    .where('inviteHash', '=', hash)
    .executeTakeFirst();
  if (!invited) throw unknown();
  if (invited.expiresAt <= now) throw expired();
  return invited;
}

async function locationNamesOf(
  all: Kysely<Tables>,
  { id, accountId, allLocations }: { id: string; accountId: string; allLocations: boolean },
) {
  let matching = all.selectFrom('locations').select('name').where('accountId', '=', accountId);
  if (!allLocations) {
    matching = matching.where('id', 'in', (eb) =>
      eb
        .selectFrom('managerLocations')
        .select('locationId')
        .where('managerId', '=', id)
        .where('accountId', '=', accountId),
    );
  }
  const locations = await matching.orderBy('nameKey').execute();
  return locations.map(({ name }) => name);
}

/** Accepts the invitation of an owner by an administrator. */
async function acceptAsOwner(
  all: Kysely<Tables>,
  peopleOf: (accountId: string) => People,
  { hash, password, now }: { hash: string; password: string; now: Date },
) {
  const { accountId, email } = await invitedOwner(all, hash, now);
  await peopleOf(accountId).change(accountId, { password, disabled: false }, async (own) => {
    const used = await own
      .deleteFrom('ownerInvitations')
      .where('inviteHash', '=', hash)
      .returning('email')
      .execute();
    // A concurrent request accepted it first.
    if (used.length === 0) throw unknown();
  });
  return { email };
}

const expired = () => refuse(409, 'This invitation has expired. Ask the owner to invite you again.', []);

const unknown = () =>
  refuse(
    404,
    "This invitation doesn't exist or has already been used. Sign in, or ask the owner to invite you again.",
  );
