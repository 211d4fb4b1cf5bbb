import type { Handler } from '../handler.ts';
import { checkLimit } from '../payments/limits.ts';
import { refuseFields } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { distinct, emailKey, phoneKey } from './addresses.ts';
import { clash } from './clash.ts';
import { answered, UNKNOWN } from './consent.ts';
import { fieldIn, statedIn, valuesOf, wrongAddresses } from './given.ts';
import { wrongLocations } from './location-ids.ts';
import { momentOf, newPerson, toContact } from './person.ts';
import { Taken, write } from './write.ts';

export const createContact: Handler<'createContact'> = async (call) => {
  const { db, scope, actor, query, body = {}, now } = call;
  const { emailAddress = query.email, phoneNumber = query.phoneNumber, emails, phoneNumbers } = body;
  const { source = query.source ?? 'manual', sourceId = query.sourceId ?? null } = body;
  const { firstName = null, lastName = null, birthday = null, notes = null, tags = [] } = body;
  const { locationIds = [], emailConsent, smsConsent, consentEvidence, lastVisit } = body;
  const { visitCount = null, spent = null } = body;
  const witness = { actor, now };
  const given = {
    emails: distinct([emailAddress ?? [], valuesOf(emails)].flat(), emailKey),
    phones: distinct([phoneNumber ?? [], valuesOf(phoneNumbers)].flat(), phoneKey),
    ...{ source, sourceId, firstName, lastName, birthday, notes, tags },
    locationIds: locationIds.length > 0 ? locationIds : (scope?.locationIds ?? []),
    emailConsent: emailConsent ? answered(emailConsent, witness, consentEvidence) : UNKNOWN,
    smsConsent: smsConsent ? answered(smsConsent, witness, consentEvidence) : UNKNOWN,
    lastVisitAt: momentOf(lastVisit, now),
    ...{ visitCount, spent },
  };
  const person = newPerson(given, now);
  await withAccountLock(db, async (trx) => {
    const errors = [...wrongAddresses(person), ...(await wrongLocations(trx, locationIds))];
    if (scope && person.locationIds.length === 0) {
      errors.push({ field: 'locationIds', message: 'You have no assigned locations yet. Ask the owner.' });
    }
    if (errors.length > 0) throw refuseFields(errors);
    await checkLimit(trx, 'contacts');
    await write(trx, [{ before: undefined, after: person, stated: statedIn(body) }]);
  }).catch(async (error) => {
    if (!(error instanceof Taken)) throw error;
    throw await clash(db, error, (way, key) => {
      const fromQuery = body.emailAddress === undefined && query.email && emailKey(query.email) === key;
      return way === 'email' && fromQuery ? 'email' : fieldIn(body, way, key);
    });
  });
  // A new contact has no photos.
  return toContact(person, null);
};
