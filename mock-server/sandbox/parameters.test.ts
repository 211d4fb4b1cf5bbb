// Every query parameter of the contract has the effect that its description states: a filtered list
// is the whole list without items that do not match, and other calls do what the parameter says.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveSchema } from '../../scripts/contract/document.ts';
import { loadContract } from '../../scripts/contract/load.ts';
import type { Operation } from '../../scripts/contract/operations.ts';
import { figureParameters } from './parameters-figures.ts';
import { FILTERS, type Item, SORTS } from './parameters-filters.ts';
import { call, filesForm, openSandbox, picture, type TestSandbox, TOKENS } from './testing.ts';
import { writeDemoRows } from './testing-seed.ts';

const { document, operations } = loadContract();
/** Excludes parameters of every call, such as `uid`; other tests cover permissions. */
const queryOf = ({ parameters }: Operation) =>
  parameters.filter((one) => one.in === 'query' && !one['x-transport']).map(({ name }) => name);
const lists = operations.filter((operation) => queryOf(operation).includes('page'));

/** Of a filter. */
const MOST_VALUES = process.env.TEST_LONG ? Number.POSITIVE_INFINITY : 3;

let origin = '';
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox(writeDemoRows);
  origin = sandbox.origin;
  const { items } = (await ask('GET', '/photos', { show: 2 })).body;
  await ask('POST', '/photos/bulk', {}, { json: { ids: items.map(({ id }: Item) => id), delete: true } });
  // A second message, and a contact from a file.
  const file = Buffer.from('emailAddress\nsam@guests.example\n');
  await ask('POST', '/contacts/import', {}, { form: filesForm([['contacts.csv', file]], 'contacts') });
});
afterAll(() => sandbox.stop());

type Query = Record<string, string | number>;
const textOf = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]));

function ask(
  method: string,
  path: string,
  query: Query = {},
  asked: { form?: FormData; json?: unknown } = {},
) {
  const as = path.startsWith('/accounts') ? TOKENS.admin : TOKENS.owner;
  return call(origin, method, `${path}?${textOf(query)}`, { as, ...asked });
}

/** Events have no id, so their content identifies them. */
const keyOf = (item: Item): string =>
  `${item.id ?? (item.value === undefined ? JSON.stringify(item) : `${item.contactId} ${item.value}`)}`;

/** Without the check against the contract, which takes longer than the response. */
async function read(path: string, query: Query) {
  const headers = { authorization: `Bearer ${path.startsWith('/accounts') ? TOKENS.admin : TOKENS.owner}` };
  const response = await fetch(`${origin}/v1${path}?${textOf(query)}`, { headers });
  return { status: response.status, body: await response.json() };
}

/** The items of all pages. */
async function walk(path: string, query: Query, show: number, get = read): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { status, body } = await get(path, { ...query, show, page });
    expect([status, body.page]).toEqual([200, page]);
    ({ pages } = body);
    expect(body.items).toHaveLength(page < pages ? show : body.items.length);
    found.push(...body.items);
  }
  return found;
}

/** The orders of a list, and its default. */
function sortOf({ parameters }: Operation): { enum: string[]; default: unknown } {
  const schema = parameters.find(({ name }) => name === 'sort')?.schema ?? {};
  const [named = {}] = (schema.allOf ?? [schema]).map((one) => resolveSchema(document, one));
  return { enum: (named.enum ?? []).map(String), default: schema.default ?? named.default };
}

/** A search is compared with the list of its path. */
const wholeOf = (path: string) => path.replace(/\/search$/, '');

async function publicGallery(): Promise<string> {
  const { body } = await ask('GET', '/sessions', { show: 200 });
  return body.items.find((one: Item) => one.galleryVisibility === 'public' && one.micrositeUrl !== null).slug;
}

/** A list of one record's items is requested for the contact with the latest photo. */
async function pathOf({ path }: Operation): Promise<string> {
  if (!path.includes('{')) return path;
  if (path.includes('{slug}')) return path.replace('{slug}', await publicGallery());
  const { body } = await ask('GET', '/contacts', { sort: '-lastPhoto' });
  return path.replace('{id}', body.items[0].id);
}

describe.each(lists.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const filters = FILTERS[id] ?? {};
  let path: string;
  let whole: Item[];
  beforeAll(async () => {
    path = await pathOf(operation);
    whole = await walk(wholeOf(path), {}, 200, (at, query) => ask('GET', at, query));
    expect(whole.length).toBeGreaterThan(1);
  });

  /** A search requires a text. */
  const required = (): Query => (path.endsWith('/search') ? { search: 'e' } : {});
  const rightFor = (query: Query): string[] =>
    whole
      .filter((item) =>
        Object.entries(query).every(([name, value]) => filters[name]?.keeps(item, `${value}`)),
      )
      .map(keyOf);

  test('page and show split the list without gaps or duplicates', async () => {
    const query = required();
    const all = (await walk(path, query, 200)).map(keyOf);
    expect(new Set(all).size).toBe(all.length);
    const show = Math.max(1, Math.floor(all.length / 3));
    expect((await walk(path, query, show)).map(keyOf)).toEqual(all);
    const { body: beyond } = await ask('GET', path, { ...query, show, page: 1000 });
    expect([beyond.page, beyond.pages, beyond.items]).toEqual([1000, Math.ceil(all.length / show), []]);
    const { body: first } = await ask('GET', path, query);
    const usual = operation.parameters.find(({ name }) => name === 'show')?.schema.default;
    expect(first.items.map(keyOf)).toEqual(all.slice(0, Number(usual)));
  });

  for (const [name, filter] of Object.entries(filters)) {
    test(`${name} keeps matching records, in the same order`, async () => {
      const sizes = new Set<number>();
      for (const value of filter.values(whole).slice(0, MOST_VALUES)) {
        const query = { ...required(), [name]: value };
        const kept = (await walk(path, query, 200)).map(keyOf);
        expect(kept, `${name}=${value}`).toEqual(rightFor(query));
        sizes.add(kept.length);
      }
      // Fails if every response were the whole list or empty.
      expect([...sizes].some((size) => size > 0 && size < whole.length)).toBe(true);
    });
  }

  const sorts = Object.entries(SORTS[id] ?? {});
  const hasOrder = queryOf(operation).includes('sort');
  test.runIf(hasOrder)('sort sets the order, and can reverse it', async () => {
    const { enum: declared, default: usual } = sortOf(operation);
    const names = sorts.map(([name]) => name.replace(/^-/, ''));
    expect([...declared].toSorted()).toEqual(names.flatMap((name) => [name, `-${name}`]).toSorted());
    expect(sorts[0]?.[0]).toBe(usual);
    for (const [given, key] of sorts) {
      for (const sign of ['', '-']) {
        const sort = `${sign}${given.replace(/^-/, '')}`;
        const keys = (await walk(path, { ...required(), sort }, 200)).map(key);
        const known = keys.filter((one) => one !== null);
        const right = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        // Items without a key come last, and the keys must differ for the test to prove anything.
        const nothing = keys.filter((one) => one === null);
        expect(keys, sort).toEqual([...(sign ? right.toReversed() : right), ...nothing]);
        expect(new Set(known).size, sort).toBeGreaterThan(1);
      }
    }
    const byItself = (await walk(path, required(), 200)).map(keyOf);
    expect((await walk(path, { ...required(), sort: `${usual}` }, 200)).map(keyOf)).toEqual(byItself);
  });

  test.runIf(Object.keys(filters).length > 1)(
    'combined filters keep records that match all of them',
    async () => {
      const given = Object.entries(filters);
      for (const [i, [name, filter]] of given.entries()) {
        const [other, second] = given[(i + 1) % given.length] ?? [name, filter];
        const value = filter.values(whole)[0] ?? '';
        const fitting = whole.filter((item) => filter.keeps(item, value));
        const also = second.values(fitting.length > 0 ? fitting : whole)[0] ?? second.values(whole)[0] ?? '';
        const query = { ...required(), [name]: value, [other]: also };
        const kept = (await walk(path, query, 200)).map(keyOf);
        expect(kept, JSON.stringify(query)).toEqual(rightFor(query));
      }
    },
  );
});

/** Calls with the filters of listPhotos, and the ids or the number of photos that each returns. */
const OF_PHOTOS: Record<string, (kept: string[]) => [path: string, expected: object]> = {
  getPhotoIds: (kept) => ['/photos/ids', { ids: kept }],
  getPhotoCounts: (kept) => ['/photos/counts', { all: kept.length }],
  getPhotoWall: (kept) => ['/photos/wall', { total: kept.length }],
};

test('ids, counts and wall of photos accept the list’s filters', async () => {
  const whole = await walk('/photos', {}, 200);
  for (const [name, filter] of Object.entries(FILTERS.listPhotos ?? {})) {
    for (const value of filter.values(whole).slice(0, 3)) {
      const kept = whole.filter((item) => filter.keeps(item, value)).map(keyOf);
      for (const expectation of Object.values(OF_PHOTOS)) {
        const [path, expected] = expectation(kept);
        expect((await ask('GET', path, { [name]: value })).body, `${path} ${name}=${value}`).toMatchObject(
          expected,
        );
      }
    }
  }
});

/** Calls that are no lists, by operation; each checks all its parameters. */
const OTHERS: Record<string, () => Promise<void>> = {
  ...figureParameters(ask),
  async createAssets() {
    for (const type of ['logo', 'overlay']) {
      const form = filesForm([['one.png', await picture().png().toBuffer()]]);
      const { body } = await ask('POST', '/assets', { type }, { form });
      expect(body.items).toMatchObject([{ type }]);
    }
  },
  async createPhotos() {
    const { body: sessions } = await ask('GET', '/sessions', { status: 'active' });
    const sessionId = sessions.items.at(-1).id;
    const form = filesForm([['one.jpg', await picture().jpeg().toBuffer()]], 'photos');
    const { body } = await ask('POST', '/photos', { sessionId }, { form });
    expect(body.items).toMatchObject([{ sessionId }]);
  },
  async createContact() {
    const query = {
      email: 'query@mail.example',
      phoneNumber: '4165550987',
      source: 'crm',
      sourceId: 'crm-77',
    };
    const { email, phoneNumber, source, sourceId } = query;
    const first = await ask('POST', '/contacts', query);
    expect(first.body).toMatchObject({ emailAddress: email, phoneNumber, source, sourceId });
    const json = {
      emailAddress: 'body@mail.example',
      phoneNumber: '4165550988',
      source: 'import',
      sourceId: 'b-1',
    };
    expect((await ask('POST', '/contacts', query, { json })).body).toMatchObject(json);
    expect((await ask('POST', '/contacts', { email: 'plain@mail.example' })).body).toMatchObject({
      source: 'manual',
    });
  },
  async findContact() {
    const json = {
      emails: [{ value: 'a1@mail.example' }, { value: 'a2@mail.example' }],
      phoneNumber: '4165550777',
    };
    const { body: made } = await ask('POST', '/contacts', {}, { json });
    const queries: Query[] = [
      { emailAddress: 'a1@mail.example' },
      { emailAddress: 'A2@MAIL.example' },
      { phoneNumber: '4165550777' },
    ];
    for (const query of queries) {
      expect((await ask('GET', '/contacts/find', query)).body).toMatchObject({ id: made.id });
    }
    expect((await ask('GET', '/contacts/find', { emailAddress: 'a3@mail.example' })).status).toBe(404);
  },
  async deleteContactEmail() {
    const json = { emails: [{ value: 'd1@mail.example' }, { value: 'd2@mail.example' }] };
    const { body: made } = await ask('POST', '/contacts', {}, { json });
    expect((await ask('DELETE', '/contacts/emails', { value: 'd2@mail.example' })).status).toBe(200);
    const { body } = await ask('GET', `/contacts/${made.id}`);
    expect(body.emails).toMatchObject([{ value: 'd1@mail.example' }]);
  },
  async deleteContactPhoneNumber() {
    const json = { phoneNumbers: [{ value: '4165550661' }, { value: '4165550662' }] };
    const { body: made } = await ask('POST', '/contacts', {}, { json });
    expect((await ask('DELETE', '/contacts/phoneNumbers', { value: '4165550662' })).status).toBe(200);
    const { body } = await ask('GET', `/contacts/${made.id}`);
    expect(body.phoneNumbers).toMatchObject([{ value: '4165550661' }]);
  },
  async getPhotoNeighbors() {
    const whole = await walk('/photos', {}, 200);
    for (const [name, filter] of Object.entries(FILTERS.listPhotos ?? {})) {
      for (const value of filter.values(whole).slice(0, 2)) {
        const kept = whole.map((item) => filter.keeps(item, value));
        for (const at of [0, Math.floor(whole.length / 2), whole.length - 1]) {
          const previous = whole.findLast((_, i) => i < at && kept[i]);
          const next = whole.find((_, i) => i > at && kept[i]);
          const { body } = await ask('GET', `/photos/${whole[at]?.id}/neighbors`, { [name]: value });
          expect(body, `${name}=${value}`).toEqual({
            previousId: previous ? keyOf(previous) : null,
            nextId: next ? keyOf(next) : null,
          });
        }
      }
    }
  },
  async authorizeIntegration() {
    const visit = (uid: string) =>
      fetch(`${origin}/v1/authorize/square?uid=${uid}`, { redirect: 'manual' }).then(({ status }) => status);
    // The integrations' own test checks to what the state is bound.
    expect([await visit('owner-pets'), await visit('nobody')]).toEqual([302, 422]);
  },
  async unlinkDevice() {
    const linked = async () => {
      const { body } = await ask('GET', '/devices', { show: 200 });
      return body.items.filter(({ linkedAt }: Item) => linkedAt !== null).map(keyOf);
    };
    const before = await linked();
    const id = before.at(-1) ?? '';
    expect((await ask('GET', '/devices/unlink', { id })).status).toBe(200);
    expect(await linked()).toEqual(before.filter((one: string) => one !== id));
  },
};

/** Filters that no field of a contact can confirm; the figures of the campaigns do. */
const CAMPAIGN_FILTERS = ['campaignId', 'campaignOutcome'];

test('listContacts filters by campaign and outcome', async () => {
  const campaigns = await walk('/campaigns', { status: 'sent' }, 200);
  const totalOf = async (query: Query) =>
    (await ask('GET', '/contacts', { ...query, show: 1 })).body.total as number;
  const reached: string[][] = [];
  for (const campaign of campaigns) {
    const id = keyOf(campaign);
    const stats = campaign.stats as Record<string, number>;
    const { body } = await ask('GET', '/contacts', { campaignId: id, campaignOutcome: 'clicked', show: 200 });
    reached.push(body.items.map(keyOf));
    for (const outcome of ['sent', 'opened', 'clicked'])
      expect([outcome, await totalOf({ campaignId: id, campaignOutcome: outcome })]).toEqual([
        outcome,
        stats[outcome],
      ]);
    expect(await totalOf({ campaignId: id })).toBe(stats.sent);
  }
  expect(reached.flat().length).toBeGreaterThan(0);
  // Without a campaign: of any.
  const clicked = await totalOf({ campaignOutcome: 'clicked' });
  expect(clicked).toBeGreaterThanOrEqual(new Set(reached.flat()).size);
  expect(clicked).toBeLessThan(await totalOf({}));
  expect(await totalOf({ campaignId: 'none' })).toBe(0);
});

test.each(Object.entries(OTHERS))('%s respects its parameters', (_, prove) => prove());

test('every parameter is covered by a test', () => {
  const declared = operations.flatMap((operation) =>
    queryOf(operation).map((name) => [operation, name] as const),
  );
  const unproven = declared.filter(
    ([operation, name]) =>
      !(operation.id in OTHERS) &&
      !(operation.id === 'listContacts' && CAMPAIGN_FILTERS.includes(name)) &&
      !(operation.id in OF_PHOTOS && name in (FILTERS.listPhotos ?? {})) &&
      !(
        lists.includes(operation) &&
        (['page', 'show'].includes(name) ||
          name in (FILTERS[operation.id] ?? {}) ||
          (name === 'sort' && operation.id in SORTS))
      ),
  );
  expect(unproven.map(([{ id }, name]) => `${id} ${name}`)).toEqual([]);
});
