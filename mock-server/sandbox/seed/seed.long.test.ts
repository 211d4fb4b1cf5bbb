import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContract } from '../../../scripts/contract/load.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Tables } from '../store/tables.ts';
import { bearer, call, databaseOf, newFolder, startPart, type TestPart, TOKENS } from '../testing.ts';
import { BUSINESSES } from './businesses.ts';
import { readPicture } from './files.ts';
import { makeAll } from './make-all.ts';
import { digest } from './random.ts';
import { CATEGORIES, takesOf } from './takes.ts';

type Schemas = components['schemas'];

/** Everything that a seed writes, without a database. */
async function written(seed: number, now: string) {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (any) => new PostgresIntrospector(any),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      queries.push(query);
    },
  });
  const { write } = makeAll({ size: 'small', seed, now: new Date(now) });
  await db.transaction().execute(write);
  return queries.map(({ sql, parameters }) => [sql, parameters] as const);
}

type Rows = Awaited<ReturnType<typeof written>>;
const MORNING = '2026-03-02T08:00:00Z';
let first: Rows;
beforeAll(async () => {
  first = await written(1, MORNING);
});

it('writes the same rows for the same number, and others for another', async () => {
  expect(await written(1, MORNING)).toEqual(first);
  expect(await written(2, MORNING)).not.toEqual(first);
});

it('depends on the day, and only for events in progress on the minute', async () => {
  const past = (rows: Rows) =>
    rows.filter(([sql]) =>
      /^insert into "(contacts|contact_emails|photos|sessions|products|templates)"/.test(`${sql}`),
    );
  expect(past(first).length).toBeGreaterThan(30);
  expect(past(await written(1, '2026-03-02T20:30:00Z'))).toEqual(past(first));
  expect(past(await written(1, '2026-03-03T08:00:00Z'))).not.toEqual(past(first));
});

const LISTED = CATEGORIES.flatMap((category) =>
  (['photo', 'framed', 'pair', 'collage', 'gif'] as const).flatMap((kind) => {
    const shots = takesOf(category, kind).flat();
    return shots.map(({ file, size }) => ({ category, kind, size, content: readPicture(category, file) }));
  }),
);

it('lists pictures in their size', async () => {
  expect(LISTED.length).toBeGreaterThan(200);
  for (const { content, size } of LISTED) {
    const { width, height } = await sharp(content).metadata();
    expect([width, height]).toEqual(size);
  }
});

it('shows a picture twice in a session only when the session has all of its kind', () => {
  const known = new Map(LISTED.map((picture) => [digest(picture.content), picture]));
  // `writeRows` writes them as JSON.
  const photos = first
    .filter(([sql]) => sql.startsWith('insert into "photos"'))
    .flatMap(([, [text]]) => JSON.parse(`${text}`) as { session_id: string | null; hash: string }[]);
  expect(photos.length).toBeGreaterThan(100);
  const shown = Map.groupBy(photos, ({ session_id, hash }) => {
    const { category, kind } = known.get(hash) ?? {};
    return `${session_id} ${category} ${kind}`;
  });
  for (const [name, same] of shown) {
    const [, category, kind] = name.split(' ');
    const all = LISTED.filter((picture) => picture.category === category && picture.kind === kind);
    const distinct = new Set(same.map(({ hash }) => hash)).size;
    expect([name, distinct]).toEqual([name, Math.min(same.length, all.length)]);
  }
});

let folder: string;
let env: NodeJS.ProcessEnv;
let sandbox: TestPart;

beforeAll(async () => {
  folder = newFolder();
  env = { DATA_DIR: folder, DATABASE_URL: (await databaseOf(folder)) ?? '', SEED: 'small' };
  sandbox = await startPart('./main.ts', env);
});
afterAll(() => sandbox.stop());

const owners = BUSINESSES.map(({ id, userType }) => ({
  id,
  token: bearer(id, { user_type: userType, account: id }),
}));

/** The items of a list from all pages. */
async function all<T>(path: string, as: string): Promise<T[]> {
  const items: T[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await call(sandbox.origin, 'GET', `${path}?page=${page}&show=200`, { as });
    expect(status).toBe(200);
    items.push(...body.items);
    if (page >= body.pages) return items;
  }
}

const lists = loadContract().operations.filter(
  ({ method, path, roles, parameters }) =>
    method === 'get' &&
    !path.includes('{') &&
    // It finds one contact by values that only the caller knows.
    path !== '/contacts/find' &&
    roles.length > 0 &&
    parameters.every(({ required }) => !required),
);

it.runIf(process.env.TEST_LONG)(
  'returns every list of every account, also for managers with some locations, as the contract declares',
  async () => {
    expect(lists.length).toBeGreaterThan(12);
    const people = [
      ...owners.map(({ token }) => ({ token, role: 'Regular' })),
      { token: TOKENS.manager, role: 'Manager' },
      { token: TOKENS.location, role: 'Location' },
      { token: TOKENS.admin, role: 'admin' },
    ];
    for (const { token, role } of people) {
      for (const { path, roles, permission } of lists) {
        if (!roles.includes(role)) continue;
        // This manager has no permission.
        const declared = role === 'Manager' && permission !== null ? 403 : 200;
        const { status } = await call(sandbox.origin, 'GET', path, { as: token });
        expect([path, status]).toEqual([path, declared]);
      }
    }
  },
);

it('has no photo of a booth from a time after its last report', async () => {
  for (const { token } of owners) {
    const devices = await all<Schemas['Device']>('/devices', token);
    const photos = await all<Schemas['Photo']>('/photos', token);
    const seen = new Map(devices.map(({ id, lastSeenAt }) => [id, lastSeenAt ?? '']));
    expect(
      photos.filter(({ deviceId, capturedAt }) => deviceId && capturedAt > (seen.get(deviceId) ?? '')),
    ).toEqual([]);
    expect(photos.some(({ deviceId }) => deviceId)).toBe(true);
  }
});

it('has a message about each linked booth that went offline before today', async () => {
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  let checked = 0;
  for (const { token } of owners) {
    const devices = await all<Schemas['Device']>('/devices', token);
    const messages = await all<Schemas['Message']>('/messages', token);
    const offline = devices.filter(
      ({ linkedAt, lastSeenAt }) => linkedAt !== null && lastSeenAt !== null && lastSeenAt < yesterday,
    );
    const ids = messages.filter(({ kind }) => kind === 'boothOffline').map(({ objectId }) => objectId);
    expect(ids).toEqual(expect.arrayContaining(offline.map(({ id }) => id)));
    checked += offline.length;
  }
  expect(checked).toBeGreaterThan(0);
});

it('leaves no list of the salon empty', async () => {
  const [beauty] = owners;
  for (const path of [
    '/assets',
    '/templates',
    '/products',
    '/sessions',
    '/photos',
    '/contacts',
    '/campaigns',
    '/devices',
    '/messages',
    '/account/locations',
    '/account/managers',
  ]) {
    expect([path, (await all(path, beauty?.token ?? '')).length]).not.toEqual([path, 0]);
  }
  expect(await all('/contacts', beauty?.token ?? '')).toHaveLength(1000);
});

it('shows photos only with consent, and its figures add up', async () => {
  for (const { token } of owners) {
    const photos = await all<Schemas['Photo']>('/photos', token);
    const contacts = await all<Schemas['Contact']>('/contacts', token);
    for (const { visibility, approval, consent, stats, deliveries } of photos) {
      if (visibility === 'public') expect([approval, consent.given]).toEqual(['approved', true]);
      const opened = deliveries.filter(({ status }) => status === 'opened').length;
      expect(stats.views).toBeGreaterThanOrEqual(opened);
      expect(stats.bookingClicks + stats.reviewClicks).toBeLessThanOrEqual(stats.ctaClicks);
      for (const count of [stats.downloads, stats.shares, stats.ctaClicks, stats.productClicks]) {
        expect(count).toBeLessThanOrEqual(stats.views);
      }
    }
    for (const { id, photoCount, lastPhotoAt } of contacts) {
      const theirs = photos
        .filter(({ contactIds }) => contactIds.includes(id))
        .map(({ capturedAt }) => capturedAt);
      expect([photoCount, lastPhotoAt]).toEqual([theirs.length, theirs.toSorted().at(-1) ?? null]);
    }
    const pairs = Map.groupBy(
      photos.filter(({ pairId }) => pairId),
      ({ pairId }) => pairId,
    );
    for (const [, pair] of pairs) {
      const [before, after] = ['before', 'after'].map((role) =>
        pair.find(({ pairRole }) => pairRole === role),
      );
      expect(pair.length).toBeLessThanOrEqual(2);
      if (before && after) expect(before.capturedAt < after.capturedAt).toBe(true);
    }
  }
});

it('has consistent data about each contact of the salon', async () => {
  const [beauty] = owners;
  const as = beauty?.token ?? '';
  const contacts = await all<Schemas['Contact']>('/contacts', as);
  // Their order depends on the date of the data.
  const withPhotos = contacts.filter(({ photoCount }) => photoCount > 0);
  const some = new Set([...contacts.slice(0, 40), ...withPhotos.slice(0, 20)]);
  const seen = new Set<string>();
  for (const { id, photoCount, emailConsent, createdAt } of some) {
    const events = await all<Schemas['ContactEvent']>(`/contacts/${id}/timeline`, as);
    for (const { kind } of events) seen.add(kind);
    const of = (kind: string) => events.filter((event) => event.kind === kind);
    expect([of('photo').length, of('created').length]).toEqual([photoCount, 1]);
    expect(events.at(-1)).toMatchObject({ kind: 'created', at: createdAt });
    const said = of('consent').find((event) => 'channel' in event && event.channel === 'email');
    expect(said?.at).toBe(emailConsent.at ?? undefined);
  }
  expect(seen).toEqual(new Set(['campaignSent', 'consent', 'created', 'photo', 'photoSent', 'visit']));
});

it('has campaigns whose figures add up', async () => {
  const campaigns = (
    await Promise.all(owners.map(({ token }) => all<Schemas['Campaign']>('/campaigns', token)))
  ).flat();
  const states = new Set(campaigns.map(({ status }) => status));
  expect(states).toEqual(new Set(['draft', 'scheduled', 'sending', 'paused', 'sent', 'canceled', 'failed']));
  for (const { name, stats } of campaigns) {
    const { skipped, ...figures } = stats;
    const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
    expect([name, figures.sent + left]).toEqual([name, figures.audience]);
    expect(figures.delivered + figures.bounced).toBe(figures.sent);
    expect(figures.opened).toBeLessThanOrEqual(figures.delivered);
    expect(figures.clicked + figures.unsubscribed).toBeLessThanOrEqual(figures.delivered);
  }
  expect(campaigns.filter(({ status, stats }) => status === 'sent' && stats.sent === 0)).toEqual([]);
  const [{ token = '' } = {}] = owners;
  for (const { id, name, kind, stats } of await all<Schemas['Campaign']>('/campaigns', token)) {
    // A contact who gets several rounds counts once.
    if (kind === 'once') {
      for (const outcome of ['sent', 'opened', 'clicked'] as const) {
        const path = `/contacts?campaignId=${id}&campaignOutcome=${outcome}`;
        const { body } = await call(sandbox.origin, 'GET', path, { as: token });
        expect([name, outcome, body.total]).toEqual([name, outcome, stats[outcome]]);
      }
    }
    const { body } = await call(sandbox.origin, 'GET', `/campaigns/${id}/report`, { as: token });
    const report = body as Schemas['CampaignReport'];
    const total = (figure: 'sent' | 'delivered' | 'opened' | 'clicked' | 'bounced' | 'unsubscribed') =>
      report.days.reduce((sum, day) => sum + day[figure], 0);
    expect(report.stats).toEqual(stats);
    for (const figure of ['sent', 'delivered', 'opened', 'clicked', 'bounced', 'unsubscribed'] as const) {
      expect([name, figure, total(figure)]).toEqual([name, figure, stats[figure]]);
    }
    expect(report.links.reduce((sum, { clicked }) => sum + clicked, 0)).toBe(stats.clicked);
    for (const link of report.links) expect(link.clicks).toBeGreaterThanOrEqual(link.clicked);
    for (const day of report.days) expect(Math.min(day.sent, day.delivered)).toBeGreaterThanOrEqual(0);
  }
});

it('has a file behind every picture', async () => {
  const [beauty] = owners;
  const photos = await all<Schemas['Photo']>('/photos', beauty?.token ?? '');
  const templates = await all<Schemas['Template']>('/templates', beauty?.token ?? '');
  const assets = await all<Schemas['Asset']>('/assets', beauty?.token ?? '');
  const shown = photos.filter(({ visibility }) => visibility === 'public').map(({ url }) => url);
  for (const url of [
    ...shown,
    ...templates.flatMap(({ preview }) => preview ?? []),
    ...assets.map(({ url }) => url),
  ]) {
    const answer = await fetch(sandbox.origin + url);
    const type = answer.headers.get('content-type');
    expect([answer.status, type]).toEqual([200, expect.stringMatching(/^image\/(gif|svg\+xml|webp)$/)]);
  }
});

it('does not fill a database that is filled or open', async () => {
  const command = fileURLToPath(new URL('../../../scripts/seed.ts', import.meta.url));
  const run = promisify(execFile);
  const refused = () =>
    run(process.execPath, [command, '--size', 'small'], { env: { ...process.env, ...env } });
  await expect(refused()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is in use by process'),
  });
  await sandbox.stop();
  await expect(refused()).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('holds data already'),
  });
});
