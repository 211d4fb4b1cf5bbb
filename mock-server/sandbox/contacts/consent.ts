// The consent of contacts, and the opt-outs of addresses whose contact was deleted.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Actor } from '../authentication.ts';
import type { StoredConsent } from '../store/tables/contacts.ts';
import type { OwnTables } from '../store/tables.ts';
import { plainText } from '../text.ts';
import type { Way } from './addresses.ts';

export type Consent = StoredConsent;

export const shownConsent = (stored: StoredConsent): components['schemas']['ContactConsent'] => ({
  ...stored,
  evidence: stored.evidence ?? null,
});

export const UNKNOWN: Consent = { status: 'unknown', at: null, how: null, by: null };

/** Who is responsible for the entered consent. */
export interface Witness {
  actor: Actor;
  now: Date;
}

/** A consent with its evidence. */
export function answered(
  { status, how = 'staff' }: { status: Consent['status']; how?: NonNullable<Consent['how']> },
  { actor, now }: Witness,
  evidence?: string,
): Consent {
  if (status === 'unknown') return UNKNOWN;
  return { status, how, at: now.toISOString(), by: nameOf(actor), ...(evidence && { evidence }) };
}

/** The display name of a user. */
export const nameOf = ({ name, email, uid }: Actor): string =>
  plainText(name ?? '', 120) || plainText(email ?? '', 120) || uid.slice(0, 120);

/** Stores opt-outs by address, so that they apply to any later contact with the address. */
export async function keepOptOuts(
  trx: Kysely<OwnTables>,
  way: Way,
  leaving: { key: string; consent: Consent }[],
): Promise<void> {
  const rows = leaving
    .filter(({ consent }) => consent.status === 'out')
    .map(({ key, consent }) => ({ channel: way, key, consent: JSON.stringify(consent) }));
  if (rows.length === 0) return;
  await trx
    .insertInto('optOuts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.constraint('opt_outs_pkey').doUpdateSet((eb) => ({ consent: eb.ref('excluded.consent') })),
    )
    .execute();
}

/** Moves the opt-outs of addresses to the contact that now has them. */
export async function takeOptOuts(
  trx: Kysely<OwnTables>,
  way: Way,
  keys: string[],
): Promise<Map<string, Consent>> {
  if (keys.length === 0) return new Map();
  const rows = await trx
    .deleteFrom('optOuts')
    .where('channel', '=', way)
    .where('key', '=', ({ fn, val }) => fn.any(val(keys)))
    .returning(['key', 'consent'])
    .execute();
  return new Map(rows.map(({ key, consent }) => [key, consent]));
}
