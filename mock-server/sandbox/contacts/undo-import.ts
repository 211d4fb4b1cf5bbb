// Records what an import changes, and undoes it.
import type { Kysely, Transaction } from 'kysely';
import type { Handler } from '../handler.ts';
import { notFound } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { ImportedBefore } from '../store/tables/contacts.ts';
import type { OwnTables } from '../store/tables.ts';
import { lacksOwn } from './location-ids.ts';
import { type Change, holdPeople, type Person } from './person.ts';
import { removePeople } from './remove.ts';
import { write } from './write.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;
const AT_ONCE = 500;

interface ImportPart {
  importId: string;
  /** The user who imports. */
  by: string;
  now: Date;
}

/** Records the earlier values of contacts that an import changes. */
export async function keepImported(
  trx: Transaction<OwnTables>,
  changes: readonly Change[],
  { importId, by, now }: ImportPart,
): Promise<void> {
  await trx
    .deleteFrom('importedContacts')
    .where('at', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
  if (changes.length === 0) return;
  const rows = changes.map(({ before, after }) => {
    const earlier = before ? JSON.stringify(earlierValues(before)) : null;
    return { importId, contactId: after.id, by, before: earlier, at: after.updatedAt };
  });
  await trx
    .insertInto('importedContacts')
    .values(rows)
    // A later part keeps the values from before the first one.
    .onConflict((conflict) =>
      conflict.constraint('imported_contacts_once').doUpdateSet((eb) => ({ at: eb.ref('excluded.at') })),
    )
    .execute();
}

function earlierValues(person: Person): ImportedBefore {
  const { source, sourceId, firstName, lastName, birthday, notes, tags, locationIds, ...more } = person;
  const { emails, phones, emailConsent, smsConsent, lastVisitAt, visitCount, spent } = more;
  return {
    ...{ source, sourceId, firstName, lastName, birthday, notes, tags, locationIds, visitCount, spent },
    ...{ emails, phones, emailConsent, smsConsent, lastVisitAt: lastVisitAt?.toISOString() ?? null },
  };
}

export const cancelContactImport: Handler<'cancelContactImport'> = async (call) => {
  const { unscopedDb, scope, actor, params, now } = call;
  const own = unscopedDb
    .selectFrom('importedContacts')
    .select(['contactId', 'before', 'at'])
    .where('importId', '=', params.id)
    .where('at', '>', new Date(now.getTime() - KEPT_MS));
  const rows = await (scope ? own.where('by', '=', actor.uid) : own).orderBy('contactId').execute();
  if (rows.length === 0) throw notFound();
  const result = { deleted: 0, restored: 0, kept: 0 };
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE);
    await withAccountLock(unscopedDb, async (trx) => {
      const ids = some.map(({ contactId }) => contactId);
      const people = new Map((await holdPeople(trx, ids)).map((person) => [person.id, person]));
      const created: Person[] = [];
      const changes: Change[] = [];
      for (const { contactId, before, at } of some) {
        const person = people.get(contactId);
        if (!person) continue;
        const isUnchanged =
          person.updatedAt.getTime() === at.getTime() && !lacksOwn(person.locationIds, scope);
        if (!isUnchanged) result.kept += 1;
        else if (before === null) created.push(person);
        else changes.push({ before: person, after: restored(person, before, now), stated: ['email', 'sms'] });
      }
      await removePeople(trx, created);
      await write(trx, changes);
      await forget(trx, params.id, ids);
      result.deleted += created.length;
      result.restored += changes.length;
    });
  }
  // Its message no longer offers it.
  await unscopedDb
    .updateTable('messages')
    .set({ objectId: null })
    .where('kind', '=', 'importFinished')
    .where('objectId', '=', params.id)
    .execute();
  return result;
};

const restored = (person: Person, { lastVisitAt, ...values }: ImportedBefore, now: Date): Person => ({
  ...person,
  ...values,
  lastVisitAt: lastVisitAt === null ? null : new Date(lastVisitAt),
  updatedAt: now,
});

const forget = (trx: Kysely<OwnTables>, importId: string, ids: string[]) =>
  trx.deleteFrom('importedContacts').where('importId', '=', importId).where('contactId', 'in', ids).execute();
