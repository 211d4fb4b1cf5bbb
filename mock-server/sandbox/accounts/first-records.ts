import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { readyTexts } from '../../../src/lib/ready-texts.ts';
import { locationRow } from '../locations/row.ts';
import { blank } from '../sessions/change.ts';
import { toExperience } from '../sessions/experiences.ts';
import { insertSession } from '../sessions/sessions.ts';
import type { OwnTables } from '../store/tables.ts';

type Account = components['schemas']['Account'];

/** The maximum length of a session's name in the contract. */
const MOST_NAME = 60;

/**
 * A location and an active session with the name of the business and ready texts, so that a new account has no steps before its
 * first photo. Creates nothing if there is a location already, because signing up can be repeated.
 */
export async function addFirstRecords(all: Kysely<OwnTables>, account: Account, now: Date): Promise<void> {
  const { businessName, timezone, locale } = account;
  const existing = await all.selectFrom('locations').select('id').limit(1).executeTakeFirst();
  if (existing) return;
  await all
    .insertInto('locations')
    .values(locationRow({ id: randomUUID(), name: businessName, timezone }, now))
    .execute();
  const title = /^(de|es|it|nl|pt)\b/.test(locale) ? 'Foto' : 'Photo';
  const start = blank(locale);
  const texts = readyTexts(account);
  const session = {
    ...start,
    details: { ...start.details, ...texts, consentVersion: 1 },
    consentTexts: { 1: texts.consentText },
    name: [...businessName].slice(0, MOST_NAME).join('').trimEnd(),
    status: 'active' as const,
    experiences: [toExperience({ kind: 'photo', title }, 0, 1)],
  };
  await insertSession(all, randomUUID(), session, now);
}
