// The own domain of an account for its guest pages: proven by DNS records, used in links once it is.
import { randomBytes } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import type { Kysely, Selectable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import type { Links } from '../media/links.ts';
import { Refusal, refuse, refuseFields } from '../refusal.ts';
import { type RepeatedTask, repeatTask } from '../repeat-task.ts';
import { ownRows } from '../store/own-rows.ts';
import type { GuestDomainsTable } from '../store/tables/domains.ts';
import type { OwnTables, Tables } from '../store/tables.ts';
import { isViolation } from '../store/violations.ts';
import { expectedRecords, type Found } from './dns.ts';
import { readDomain } from './domain-name.ts';
import { createDomains, type Domains } from './domains.ts';

type Schemas = components['schemas'];
type Db = Kysely<OwnTables>;
type Row = Omit<Selectable<GuestDomainsTable>, 'accountId'>;

const NONE: Found = { CNAME: [], TXT: [] };

const CHECK_EVERY_MS = 60_000;
const UNVERIFIED_MS = 10 * 60_000;
const VERIFIED_MS = 24 * 60 * 60_000;

export const guestDomains = {
  async getGuestDomain({ db }) {
    return shown(await readRow(db));
  },

  async updateGuestDomain({ db, accountId, body, appOrigin, guestOrigin, domains }) {
    const target = new URL(guestOrigin).hostname;
    const read = readDomain(body.domain, [target, new URL(appOrigin).hostname]);
    if ('message' in read) throw refuseFields([{ field: 'domain', message: read.message }]);
    const { domain } = read;
    const before = await readRow(db);
    if (before?.domain === domain) return shown(before);
    if (((await domains.accountOf(domain)) ?? accountId) !== accountId) throw taken();
    const row = {
      ...{ domain, target, token: randomBytes(16).toString('base64url') },
      ...{ found: JSON.stringify(NONE), checkedAt: null, verifiedAt: null },
    };
    await db
      .insertInto('guestDomains')
      .values(row)
      .onConflict((conflict) => conflict.constraint('guest_domains_pkey').doUpdateSet(row))
      .execute();
    return shown(await readRow(db));
  },

  async refreshGuestDomain({ db, domains, now }) {
    const row = await readRow(db);
    if (row) await check(db, row, domains, now);
    return shown(await readRow(db));
  },

  async deleteGuestDomain({ db }) {
    await db.deleteFrom('guestDomains').execute();
    return shown(undefined);
  },
} satisfies Handlers;

export const startCheckingDomains = (all: Kysely<Tables>, log: (line: string) => void): RepeatedTask =>
  repeatTask(
    () => checkDueDomains(all, new Date()),
    CHECK_EVERY_MS,
    (trouble) => log(`Domains cannot be checked: ${trouble}`),
  );

/** Checks again what was checked some time ago; the first check is a person's. */
export async function checkDueDomains(all: Kysely<Tables>, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const rows = await all
    .selectFrom('guestDomains')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('verifiedAt', 'is', null), eb('checkedAt', '<=', ago(UNVERIFIED_MS))]),
        eb('checkedAt', '<=', ago(VERIFIED_MS)),
      ]),
    )
    .execute();
  const domains = createDomains(all);
  for (const { accountId, ...row } of rows) {
    await check(ownRows(all, accountId), row, domains, now).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
}

/** @throws Refusal 409 if another account has verified the domain */
async function check(db: Db, { domain, target, token, verifiedAt }: Row, domains: Domains, now: Date) {
  const expected = expectedRecords(domain, target, token);
  const found = await domains.resolve(expected);
  const isRight = expected.every(({ type, value }) => found[type].includes(value));
  const checked = { found: JSON.stringify(found), checkedAt: now };
  const store = (verified: Date | null) =>
    db
      .updateTable('guestDomains')
      .set({ ...checked, verifiedAt: verified })
      // Another domain may have been entered in the meantime.
      .where('token', '=', token)
      .execute();
  try {
    await store(isRight ? (verifiedAt ?? now) : null);
  } catch (error) {
    if (!isViolation(error, 'guest_domains_verified')) throw error;
    await store(null);
    throw taken();
  }
}

const taken = (): Refusal =>
  refuse(409, 'Another account uses this domain. Remove it there first, or enter another one.', [
    { field: 'domain', message: 'Another account uses this domain.' },
  ]);

const readRow = (db: Db): Promise<Row | undefined> =>
  db
    .selectFrom('guestDomains')
    .select(['domain', 'target', 'token', 'found', 'checkedAt', 'verifiedAt'])
    .executeTakeFirst();

function shown(row: Row | undefined): Schemas['GuestDomain'] {
  if (!row) {
    return {
      domain: null,
      displayName: null,
      status: 'none',
      records: [],
      checkedAt: null,
      verifiedAt: null,
    };
  }
  const { domain, target, token, found, checkedAt, verifiedAt } = row;
  const records = expectedRecords(domain, target, token).map((record): Schemas['DnsRecord'] => {
    const values = found[record.type];
    const status = values.includes(record.value) ? 'found' : values.length > 0 ? 'wrong' : 'missing';
    return { ...record, status, found: values };
  });
  const isWrong = records.some(({ status }) => status === 'wrong');
  return {
    domain,
    displayName: domainToUnicode(domain),
    status: verifiedAt ? 'verified' : isWrong ? 'wrong' : 'waiting',
    records,
    checkedAt: checkedAt?.toISOString() ?? null,
    verifiedAt: verifiedAt?.toISOString() ?? null,
  };
}

/** Links of an account: on its own domain, once it is verified. */
export async function linksOf(db: Db, links: Links): Promise<Links> {
  const row = await readRow(db);
  return row?.verifiedAt ? links.onDomain(row.domain) : links;
}
