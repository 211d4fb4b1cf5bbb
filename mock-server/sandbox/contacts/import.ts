import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { Handler } from '../handler.ts';
import { importFile, listed } from '../import/import-file.ts';
import type { Cells } from '../import/target.ts';
import { textFile } from '../import/text-file.ts';
import { minorUnits } from '../products/price.ts';
import { type Row, storeRows } from './import-rows.ts';
import { NO_SUCH_LOCATION } from './location-ids.ts';

export const COLUMNS = [
  'emailAddress',
  'phoneNumber',
  'firstName',
  'lastName',
  'birthday',
  'notes',
  'tags',
  'locationIds',
  'source',
  'sourceId',
  'emailConsent',
  'smsConsent',
  'consentEvidence',
  'lastVisit',
  'visitCount',
  'spent',
] as const;
export type Column = (typeof COLUMNS)[number];

const VISITS = 'Enter the number of visits as a whole number from 0 to 1000000.';
const SPENT = 'Enter the amount as a number of 0 or more, like 48.00.';
const TOO_LARGE = 'A file can have up to 25 MB and 100,000 rows. Split it and import the parts.';

export const importContacts: Handler<'importContacts'> = async (call) => {
  const { files, texts } = await call.receive(textFile(TOO_LARGE));
  const [file] = files;
  // The contract requires the file.
  if (!file) throw new Error('a required file passed as absent');
  const { currency } = await call.unscopedDb
    .selectFrom('accounts')
    .select('currency')
    .executeTakeFirstOrThrow();
  const summary = await importFile(file, texts, call, {
    part: 'contacts',
    columns: COLUMNS,
    needed: ['emailAddress', 'phoneNumber'],
    lacking: "The file needs a column 'emailAddress' or 'phoneNumber'.",
    mostRows: 100_000,
    tooLarge: TOO_LARGE,
    operation: 'createContact',
    sentences: {
      phoneNumber: 'Enter ten digits, or the international format with a leading plus.',
      birthday: 'Enter the birthday as month and day, like 04-23.',
      locationIds: NO_SUCH_LOCATION,
      lastVisit: 'Enter the day like 2026-04-23.',
      visitCount: VISITS,
      spent: SPENT,
      source: 'Enter a source of up to 40 lowercase letters, digits, - and _.',
    },
    toBody: (cells) => toBody(cells, currency),
    store: (rows: Row[], unscopedDb) =>
      storeRows({ ...call, unscopedDb }, rows, texts.duplicates, texts.importId),
  });
  return { optedOut: 0, ...summary };
};

function toBody(cells: Cells<Column>, currency: string) {
  const { tags, locationIds, emailConsent, smsConsent, visitCount, spent, ...plain } = cells;
  const wrong: FieldError[] = [];
  if (!plain.emailAddress && !plain.phoneNumber) {
    wrong.push({ field: 'emailAddress', message: 'Enter an email address or a phone number.' });
  }
  const consents = Object.entries({ emailConsent, smsConsent }).flatMap(([field, said]) => {
    if (said === undefined) return [];
    if (said === 'in' || said === 'out') return [[field, { status: said, how: 'import' }]];
    wrong.push({ field, message: 'Enter in or out, or leave it empty.' });
    return [];
  });
  if (visitCount && !/^\d{1,9}$/.test(visitCount)) wrong.push({ field: 'visitCount', message: VISITS });
  const minor = spent ? minorUnits(spent, currency) : undefined;
  if (spent && minor === undefined) wrong.push({ field: 'spent', message: SPENT });
  const body = {
    ...plain,
    ...(visitCount && { visitCount: Number(visitCount) }),
    ...(minor !== undefined && { spent: minor }),
    ...Object.fromEntries(consents),
    ...(tags && { tags: listed(tags) }),
    ...(locationIds && { locationIds: listed(locationIds) }),
  };
  return { body, wrong };
}
