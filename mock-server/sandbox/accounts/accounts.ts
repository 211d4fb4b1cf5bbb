import { type Kysely, type Selectable, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { changeAccount, toAccount } from '../account.ts';
import { onlineSince } from '../devices/status.ts';
import type { AccountsHandlers, AdminCall, AdminHandlers } from '../handler.ts';
import { planIdsOf, storedPlan } from '../payments/plans.ts';
import { readSubscription } from '../payments/read.ts';
import { notFound } from '../refusal.ts';
import { refreshStock } from '../stock/refresh.ts';
import { ownRows } from '../store/own-rows.ts';
import { offsetOf, pageOf } from '../store/pages.ts';
import { containing } from '../store/search.ts';
import { byLetters, type SortedBy, sorted, type Unsigned } from '../store/sorted.ts';
import type { Tables } from '../store/tables.ts';
import { addAuditEntry, changesBetween } from './audit.ts';
import { readAccount } from './read-account.ts';

type Db = Kysely<Tables>;
type Schemas = components['schemas'];
type AccountChange = Schemas['AdminAccountUpdate'] & { settings?: Schemas['AccountSettingsUpdate'] };
type Summary = Schemas['AccountSummary'];

const COLUMNS = [
  'accounts.id',
  'accounts.businessName',
  'accounts.category',
  'accounts.ownerName',
  'accounts.email',
  'accounts.userType',
  'accounts.status',
  'accounts.createdAt',
  'accounts.lastActiveAt',
] as const;

const SORTED_BY: Record<Unsigned<Schemas['AccountSort']>, SortedBy> = {
  name: { column: byLetters(sql`lower(business_name)`) },
  created: { column: sql`created_at` },
  photo: { column: sql`last_photo_at`, optional: true },
  active: { column: sql`last_active_at`, optional: true },
};

const MONTH_MS = 30 * 24 * 60 * 60_000;

/** For administrators, and for an Enterprise, which sees its own accounts. */
export const accountLists = {
  async listAccounts({ all, enterpriseId, query, now }) {
    const { search, status, category, plan } = query;
    let matching = all.selectFrom('accounts');
    if (enterpriseId !== null) matching = matching.where('enterpriseId', '=', enterpriseId);
    if (search) matching = matching.where('searchText', 'like', containing(search));
    if (status) matching = matching.where('status', '=', status);
    if (category) matching = matching.where('category', '=', category);
    if (plan)
      matching = matching.where((eb) =>
        eb.exists(
          eb
            .selectFrom('subscriptions as s')
            .select('s.planId')
            .whereRef('s.accountId', '=', 'accounts.id')
            .where('s.planId', 'in', planIdsOf(plan)),
        ),
      );
    const { n } = await matching.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    const rows = await sorted(withHealth(matching, now), query.sort, SORTED_BY)
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(rows.map(toSummary), n, query);
  },
} satisfies AccountsHandlers;

/** All accounts, for administrators. */
export const accounts = {
  async getAccount({ all, params }) {
    return toAccount(await readAccount(all, params.id));
  },

  async getAccountOverview({ all, params, now }) {
    const matching = all.selectFrom('accounts').where('id', '=', params.id);
    const row = await withHealth(matching, now).executeTakeFirst();
    if (!row) throw notFound();
    const { health } = toSummary(row);
    return { health, subscription: await readSubscription(ownRows(all, params.id), now) };
  },

  async updateAccount({ body, ...call }) {
    return change(call, body);
  },

  async updateAccountSettings({ body: settings, ...call }) {
    return change(call, { settings });
  },

  async refreshStockAssets({ all, actor: admin, params, media, now }) {
    const account = await readAccount(all, params.id);
    return refreshStock({ all, account, media, now }, (trx, stock) =>
      addAuditEntry(trx, { admin, account, action: 'refreshStockAssets', stock }, now),
    );
  },
} satisfies AdminHandlers;

type ChangeCall = Pick<
  AdminCall<'updateAccount' | 'updateAccountSettings'>,
  'all' | 'actor' | 'params' | 'now' | 'requireVersion'
>;

/** Changes an account, and records the changes in the audit log. */
const change = (
  { all, actor: admin, params: { id }, now, requireVersion }: ChangeCall,
  { settings, ...plain }: AccountChange,
) =>
  all.transaction().execute(async (trx) => {
    const before = await lockAccount(trx, id);
    await requireVersion(async () => toAccount(before));
    const after = await changeAccount(ownRows(trx, id), {
      ...plain,
      ...(settings && { settings: JSON.stringify({ ...before.settings, ...settings }) }),
    });
    // Every change is a change of the version as well.
    const changes = changesBetween({ ...toAccount(before), version: after.version }, after);
    if (changes.length > 0)
      await addAuditEntry(trx, { admin, account: after, action: 'update', changes }, now);
    return after;
  });

/** Locks the row until the end of the transaction. */
async function lockAccount(trx: Db, id: string) {
  const row = await trx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const fromAccounts = (all: Db) => all.selectFrom('accounts');

const withHealth = (matching: ReturnType<typeof fromAccounts>, now: Date) =>
  matching.select(COLUMNS).select((eb) => {
    const linked = eb
      .selectFrom('devices as d')
      .whereRef('d.accountId', '=', 'accounts.id')
      .where('d.linkedAt', 'is not', null);
    const photos = eb.selectFrom('photos as p').whereRef('p.accountId', '=', 'accounts.id');
    return [
      eb
        .selectFrom('subscriptions as s')
        .whereRef('s.accountId', '=', 'accounts.id')
        .select('s.planId')
        .as('planId'),
      linked.select(({ fn }) => fn.countAll<number>().as('n')).as('devices'),
      linked
        .where('d.lastSeenAt', '>', onlineSince(now))
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('devicesOnline'),
      photos
        .where('p.capturedAt', '>', new Date(now.getTime() - MONTH_MS))
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('photosLast30Days'),
      photos.select(sql<Date | null>`max(p.captured_at)`.as('at')).as('lastPhotoAt'),
      eb
        .selectFrom('campaigns as c')
        .whereRef('c.accountId', '=', 'accounts.id')
        .where('c.status', '=', 'failed')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('failedCampaigns'),
      eb
        .selectFrom('integrations as i')
        .whereRef('i.accountId', '=', 'accounts.id')
        .where('i.status', '!=', 'connected')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('brokenIntegrations'),
    ];
  });

type Row = Pick<
  Selectable<Tables['accounts']>,
  Exclude<keyof Summary, 'health' | 'plan'> | 'lastActiveAt'
> & {
  planId: string | null;
  devices: number | null;
  devicesOnline: number | null;
  photosLast30Days: number | null;
  lastPhotoAt: Date | null;
  failedCampaigns: number | null;
  brokenIntegrations: number | null;
};

/** The count of a subquery is never null, although its type allows it. */
const toSummary = ({
  planId,
  devices,
  devicesOnline,
  photosLast30Days,
  lastPhotoAt,
  failedCampaigns,
  brokenIntegrations,
  lastActiveAt,
  createdAt,
  ...row
}: Row): Summary => ({
  ...row,
  plan: planId === null ? null : storedPlan(planId).type,
  createdAt: createdAt.toISOString(),
  health: {
    devices: devices ?? 0,
    devicesOnline: devicesOnline ?? 0,
    photosLast30Days: photosLast30Days ?? 0,
    lastPhotoAt: lastPhotoAt?.toISOString() ?? null,
    failedCampaigns: failedCampaigns ?? 0,
    brokenIntegrations: brokenIntegrations ?? 0,
    lastActiveAt: lastActiveAt?.toISOString() ?? null,
  },
});
