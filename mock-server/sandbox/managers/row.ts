import type { Insertable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { folded, sortKey } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';

type Manager = components['schemas']['Manager'];

type Given = Pick<Manager, 'id' | 'email'> &
  Partial<Pick<Manager, 'firstName' | 'lastName' | 'phone' | 'allLocations' | 'permissions' | 'status'>> & {
    invitation?: { hash: string; expiresAt: Date };
    lastActiveAt?: Date | null;
  };

const NONE: Manager['permissions'] = {
  sendCampaigns: false,
  deletePhotos: false,
  exportContacts: false,
  editBranding: false,
};

/** A manager row, accepted unless an invitation is given. The id is the id of their sign-in. */
export function managerRow(
  { id, email, firstName = null, lastName = null, invitation, ...given }: Given,
  now: Date,
): Insertable<OwnTables['managers']> {
  return {
    id,
    firstName,
    lastName,
    email,
    phone: given.phone ?? null,
    allLocations: given.allLocations ?? false,
    permissions: JSON.stringify(given.permissions ?? NONE),
    status: given.status ?? (invitation ? 'invited' : 'active'),
    invitedAt: now,
    inviteHash: invitation?.hash ?? null,
    inviteExpiresAt: invitation?.expiresAt ?? null,
    lastActiveAt: given.lastActiveAt ?? null,
    ...managerTexts({ firstName, lastName, email }),
    createdAt: now,
    updatedAt: now,
  };
}

/** The texts by which managers are searched and sorted. */
export function managerTexts({
  firstName,
  lastName,
  email,
}: Pick<Manager, 'firstName' | 'lastName' | 'email'>) {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return { nameKey: sortKey(name || email), searchText: folded(`${name}\n${email}`) };
}
