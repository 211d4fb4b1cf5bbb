// For tests: an account with contacts, and one with two locations.
import type { Kysely } from 'kysely';
import type { Tables } from '../store/tables.ts';
import { type Answered, bearer, type CallOptions, call, openSandbox } from '../testing.ts';

export type Ask = (as: string, method: string, path: string, asked?: CallOptions) => Promise<Answered>;

export const askAt =
  (origin: () => string): Ask =>
  (as, method, path, asked) =>
    call(origin(), method, path, { as, ...asked });

/** A separate account without contacts. */
export function newAccount(ask: Ask, uid: string) {
  const as = bearer(uid, { name: 'Noor Haddad' });
  return {
    as,
    get: (path: string) => ask(as, 'GET', path),
    make: async (json: object) => (await ask(as, 'POST', '/contacts', { json })).body,
    post: (json: object, query = '') => ask(as, 'POST', `/contacts${query}`, { json }),
    patch: (json: object) => ask(as, 'PATCH', '/contacts', { json }),
    remove: (path: string) => ask(as, 'DELETE', path),
    ids: async (query: string) =>
      (await ask(as, 'GET', `/contacts?${query}`)).body.items.map(({ id }: { id: string }) => id),
  };
}

/** A location that the seeded manager is not assigned to. */
export const HARBOUR = 'location-harbour';

export const openWithHarbour = (more?: (db: Kysely<Tables>) => Promise<unknown>) =>
  openSandbox(async (db) => {
    const now = new Date();
    const place = { email: 'harbour@juniper.example', timezone: 'UTC', status: 'active' as const };
    const empty = { phone: null, address: null, bookingUrl: null, reviewUrl: null, logoAssetId: null };
    const name = { name: 'Harbour', nameKey: 'harbour', searchText: 'harbour' };
    await db
      .insertInto('locations')
      .values({
        id: HARBOUR,
        accountId: 'owner-beauty',
        ...name,
        ...place,
        ...empty,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await more?.(db);
  });

/** A CSV file in the format of a spreadsheet. */
export const csv = (rows: string[][], delimiter = ','): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join('\r\n');

export function importForm(file: BlobPart, duplicates?: string, mode?: string, importId?: string): FormData {
  const form = new FormData();
  form.append('contacts', new Blob([file]), 'people.csv');
  if (duplicates) form.append('duplicates', duplicates);
  if (mode) form.append('mode', mode);
  if (importId) form.append('importId', importId);
  return form;
}

export const importAt =
  (ask: Ask) =>
  (as: string, file: BlobPart, duplicates?: string, mode?: string, importId?: string): Promise<Answered> =>
    ask(as, 'POST', '/contacts/import', { form: importForm(file, duplicates, mode, importId) });
