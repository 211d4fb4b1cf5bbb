import type { Insertable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { nameColumns } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';

type Location = components['schemas']['Location'];

type Given = Pick<Location, 'id' | 'name' | 'email' | 'timezone'> &
  Partial<Pick<Location, 'phone' | 'address' | 'bookingUrl' | 'reviewUrl' | 'logoAssetId' | 'status'>>;

/** A location row. Its id is the id of its sign-in. */
export function locationRow(
  { name, address = null, status = 'active', ...given }: Given,
  now: Date,
): Insertable<OwnTables['locations']> {
  return {
    phone: null,
    bookingUrl: null,
    reviewUrl: null,
    logoAssetId: null,
    ...given,
    ...nameColumns(name),
    address: address && JSON.stringify(address),
    status,
    createdAt: now,
    updatedAt: now,
  };
}
