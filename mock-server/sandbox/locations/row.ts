import type { Insertable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { nameColumns } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';

type Location = components['schemas']['Location'];

type Given = Pick<Location, 'id' | 'name' | 'timezone'> &
  Partial<
    Pick<Location, 'email' | 'phone' | 'address' | 'bookingUrl' | 'reviewUrl' | 'logoAssetId' | 'status'>
  >;

/** A location row. Its id is also the id of its staff sign-in, if it has one. */
export function locationRow(
  { name, address = null, status = 'active', ...given }: Given,
  now: Date,
): Insertable<OwnTables['locations']> {
  return {
    email: null,
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
