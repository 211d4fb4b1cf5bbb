// Faults of the clinic in its behavior.

import { forgetsCreated, keeps, overlooks } from '../kit/behaviors.ts';
import type { Json } from '../kit/contract.ts';
import {
  admits,
  bodyWith,
  doneWith,
  failsOnMalformed,
  failsOnPath,
  queryWith,
  queryWithout,
  reading,
  readsAs,
  sentWith,
  statusInstead,
  takesAnyType,
  writing,
} from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { ClinicStore } from './store.ts';

const LIST = '/paths/~1patients/get/parameters';
const APPOINTMENTS = '/paths/~1appointments/get/parameters';
const INPUT = '/components/schemas/PatientInput';
const CHANGE = '/components/schemas/PatientChange';
const BOOKING = '/components/schemas/AppointmentInput';
const TOKEN = 'Bearer cln-staff-93b1a6d04f';

const patients = (store: ClinicStore) => store.patients;
const appointments = (store: ClinicStore) => store.appointments;
const key = ({ path }: Call) => String(path.key);
const isSeed = (row: Record<string, Json>) => JSON.stringify(row.identity).includes('seed');

/** An archived record that reappears. */
const revives: SeededFault<ClinicStore>['inside'] = async (call, next, { archived }) => {
  const was = archived.has(key(call));
  const answer = await next();
  if (!was) archived.delete(key(call));
  return answer;
};

export const behaviorFaults: SeededFault<ClinicStore>[] = [
  reading('searchPatients', 'language-ignored', 'The language does not filter.', {
    inside: queryWithout('language'),
  }),
  reading('searchPatients', 'city-ignored', 'The city does not filter.', { inside: queryWithout('city') }),
  reading('searchPatients', 'search-ignored', 'The search finds everybody.', { inside: queryWithout('q') }),
  reading('searchPatients', 'born-unsorted', 'Sorting by birthday does nothing.', {
    inside: queryWith((query) => {
      if (String(query.sort).includes('born')) query.sort = 'family';
    }),
  }),
  reading('searchPatients', 'born-one-way', 'Descending is ascending.', {
    inside: queryWith((query) => {
      if (query.sort === '-born') query.sort = 'born';
    }),
  }),
  reading('searchPatients', 'limit-ignored', 'Pages always have 15.', {
    inside: queryWith((query) => {
      query.limit = 15;
    }),
  }),
  reading('searchPatients', 'limit-off', 'One fewer than asked for comes.', {
    inside: doneWith((answer, { query }) => {
      const body = answer.body as { results: Json[] };
      return body.results.length === query.limit
        ? { ...answer, body: { ...body, results: body.results.slice(0, -1) } }
        : answer;
    }),
  }),
  reading('searchPatients', 'limit-unbounded', 'Any limit is taken.', {
    rules: { [`${LIST}/5/schema`]: { maximum: undefined } },
  }),
  reading('searchPatients', 'q-short', 'One letter is enough.', {
    rules: { [`${LIST}/0/schema`]: { minLength: undefined } },
  }),
  reading('searchPatients', 'sort-any', 'Any sort is taken.', {
    rules: { [`${LIST}/3/schema`]: { enum: undefined } },
  }),
  reading('listAppointments', 'status-ignored', 'The status does not filter.', {
    inside: queryWithout('status'),
  }),
  reading('listAppointments', 'patient-ignored', 'The patient does not filter.', {
    inside: queryWithout('patient'),
  }),
  reading('listAppointments', 'patient-any', 'Any text is a patient.', {
    rules: { [`${APPOINTMENTS}/0/schema`]: { pattern: undefined } },
  }),
  reading('listAppointments', 'page-double', 'Every page is the first.', {
    inside: queryWith((query) => {
      query.page = 1;
    }),
  }),
  reading('listAppointments', 'total-of-page', 'The total counts the page.', {
    outside: bodyWith(200, { '/total': 2 }),
  }),
  reading('readPatient', 'key-any', 'What is none ends in a 500.', {
    rules: { '/paths/~1patients~1{key}/parameters/0/schema': { pattern: undefined } },
    inside: failsOnPath('key', /^pt_[a-z0-9]{8}$/),
  }),
  reading('listAppointments', 'no-token', 'No token is needed.', {
    outside: admits('Authorization', TOKEN, 'none'),
  }),
  reading('searchPatients', 'any-token', 'Any token will do.', { outside: admits('Authorization', TOKEN) }),

  writing('registerPatient', 'family-long', 'Any length of name is taken.', {
    rules: { [`${INPUT}/properties/family`]: { maxLength: undefined } },
    inside: sentWith((body) => {
      body.family = String(body.family).slice(0, 60);
    }),
  }),
  writing('registerPatient', 'given-optional', 'One name is enough.', {
    rules: { [INPUT]: { required: ['family'] } },
    inside: sentWith((body) => {
      body.given ??= 'Unknown';
    }),
  }),
  writing('registerPatient', 'email-any', 'Any text is an address.', {
    rules: { [`${INPUT}/properties/email`]: { format: undefined } },
    inside: sentWith((body) => {
      if (body.email) body.email = 'kept@example.org';
    }),
  }),
  writing('registerPatient', 'phone-any', 'Any text is a phone number.', {
    rules: { [`${INPUT}/properties/phone`]: { pattern: undefined } },
    inside: sentWith((body) => {
      if (body.phone) body.phone = '+4930123456';
    }),
  }),
  writing('registerPatient', 'email-required', 'An address is needed.', {
    rules: { [INPUT]: { required: ['family', 'given', 'email'] } },
  }),
  writing('registerPatient', 'notes-500-refused', 'The longest note is refused.', {
    rules: { [`${INPUT}/properties/notes`]: { maxLength: 499 } },
  }),
  writing('registerPatient', 'malformed-500', 'Broken JSON ends in a 500.', { outside: failsOnMalformed }),
  writing('bookAppointment', 'malformed-taken', 'Broken JSON is taken.', {
    outside: readsAs('{"patient":"pt_seed0002","start":"2025-09-01T09:00:00Z","end":"2025-09-01T10:00:00Z"}'),
  }),
  writing('registerPatient', 'any-media-type', 'Any media type is taken.', {
    outside: takesAnyType('application/json'),
  }),
  writing('correctPatient', 'language-any', 'Any language is taken.', {
    rules: { [`${CHANGE}/properties/language`]: { $ref: undefined } },
    inside: sentWith((body) => {
      if (body.language !== undefined) body.language = 'en';
    }),
  }),
  writing('correctPatient', 'nothing-taken', 'An empty change is taken.', {
    rules: { [CHANGE]: { minProperties: undefined } },
  }),
  writing('bookAppointment', 'start-any', 'Any text is a moment.', {
    rules: { [`${BOOKING}/properties/start`]: { format: undefined } },
    inside: sentWith((body) => {
      body.start = '1970-01-01T00:00:00Z';
    }),
  }),
  writing('bookAppointment', 'end-optional', 'The end may be left out.', {
    rules: { [BOOKING]: { required: ['patient', 'start'] } },
    inside: sentWith((body) => {
      body.end ??= '2999-01-01T00:00:00Z';
    }),
  }),
  writing('registerPatient', 'registered-lost', 'A registered patient is not kept.', {
    also: ['readPatient', 'searchPatients'],
    inside: forgetsCreated(patients),
  }),
  writing('registerPatient', 'city-lost', 'The city is not kept.', {
    also: ['readPatient'],
    inside: sentWith((body) => {
      delete body.city;
    }),
  }),
  writing('searchPatients', 'unlisted', 'Registered patients are never listed.', {
    also: ['registerPatient'],
    inside: overlooks(patients, (row) => !isSeed(row)),
  }),
  writing('correctPatient', 'correction-lost', 'The answer is new, the patient stays old.', {
    also: ['readPatient'],
    inside: keeps(patients, key, (before) => before),
  }),
  writing('correctPatient', 'correction-resets', 'A correction resets the notes.', {
    also: ['readPatient'],
    inside: sentWith((body) => {
      body.notes ??= null;
    }),
  }),
  writing('correctPatient', 'language-stays', 'The language never changes.', {
    also: ['readPatient'],
    inside: sentWith((body) => {
      delete body.language;
    }),
  }),
  writing('moveAppointment', 'reason-lost', 'The new reason is not kept.', {
    also: ['readAppointment'],
    inside: keeps(appointments, key, ({ reason = null }, after) => ({ ...after, reason })),
  }),
  writing('archivePatient', 'archive-nothing', 'Archiving does nothing.', {
    also: ['readPatient'],
    inside: revives,
  }),
  writing('dropAppointment', 'drop-nothing', 'Dropping does nothing.', {
    also: ['readAppointment'],
    inside: revives,
  }),
  writing('archivePatient', 'archive-twice-500', 'Archiving again ends in a 500.', {
    outside: statusInstead(410, 500),
  }),
  writing('readPatient', 'archived-read', 'An archived patient is still read.', {
    also: ['archivePatient'],
    inside: async (call, next, { patients: all }) => {
      const answer = await next();
      const body = all.get(key(call));
      return answer.status === 410 && body ? { status: 200, body } : answer;
    },
  }),
  writing('archivePatient', 'archives-without-token', 'No token is needed.', {
    outside: admits('Authorization', TOKEN, 'none'),
  }),
  writing('searchPatients', 'delete-all-taken', 'DELETE on the list is taken.', {
    also: ['registerPatient'],
    accepts: 'DELETE',
  }),
];
