import type { Transaction } from 'kysely';
import type { Call, Handler } from '../handler.ts';
import { notFound, refuseFields } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import type { OwnTables } from '../store/tables.ts';
import { distinct, emailKey, phoneKey } from './addresses.ts';
import { clash } from './clash.ts';
import { answered } from './consent.ts';
import { fieldIn, statedIn, valuesOf, wrongAddresses } from './given.ts';
import { changedLocations, lacksOwn, wrongLocations } from './location-ids.ts';
import { holdPeople, type Person } from './person.ts';
import { showContact } from './shown.ts';
import { Taken, write } from './write.ts';

export const updateContact: Handler<'updateContact'> = async (call) => {
  const { db, scope, body } = call;
  const update = async (trx: Transaction<OwnTables>): Promise<Person> => {
    const [before] = await holdPeople(trx, [body.id]);
    if (!before) throw notFound();
    await call.requireVersion(() => showContact({ ...call, db: trx }, before));
    const after = changed(before, call);
    const errors = [
      ...wrongAddresses(after),
      ...(await wrongLocations(trx, body.locationIds, before.locationIds)),
    ];
    // Without one of their locations, the caller would no longer see the contact.
    if (lacksOwn(after.locationIds, scope)) {
      errors.push({ field: 'locationIds', message: 'Keep at least one of your locations.' });
    }
    if (errors.length > 0) throw refuseFields(errors);
    await write(trx, [{ before, after, stated: statedIn(body) }]);
    return after;
  };
  const after = await withAccountLock(db, update).catch(async (error) => {
    throw error instanceof Taken ? await clash(db, error, (way, key) => fieldIn(body, way, key)) : error;
  });
  return showContact(call, after);
};

function changed(
  before: Person,
  { body, actor, scope, now }: Pick<Call<'updateContact'>, 'body' | 'actor' | 'scope' | 'now'>,
): Person {
  const { id: _id, emailAddress, phoneNumber, emails, phoneNumbers, ...rest } = body;
  const { locationIds, emailConsent, smsConsent, ...plain } = rest;
  return {
    ...before,
    ...plain,
    emails: listAfter(before.emails, emailAddress, emails, emailKey),
    phones: listAfter(before.phones, phoneNumber, phoneNumbers, phoneKey),
    ...(locationIds && { locationIds: changedLocations(locationIds, before.locationIds, scope) }),
    ...(emailConsent && { emailConsent: answered(emailConsent, { actor, now }) }),
    ...(smsConsent && { smsConsent: answered(smsConsent, { actor, now }) }),
    updatedAt: now,
  };
}

/**
 * @param main becomes the first of the list; null removes the current first one
 * @param list replaces the stored list
 */
function listAfter(
  stored: string[],
  main: string | null | undefined,
  list: { value: string }[] | undefined,
  key: (value: string) => string,
): string[] {
  const values = list ? valuesOf(list) : stored;
  if (main !== null) return distinct([main ?? [], values].flat(), key);
  const [former] = stored;
  return distinct(values, key).filter((value) => former === undefined || key(value) !== key(former));
}
