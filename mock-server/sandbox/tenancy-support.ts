// For the tenancy test: users of several accounts who make any call with ids of any account, and
// the checks of the results.
import { expect } from 'vitest';
import type { Attempt } from '../../scripts/contract/cases/attempt.ts';
import type { Place } from '../../scripts/contract/cases/case.ts';
import { toWire } from '../../scripts/contract/cases/http.ts';
import { createCaseMaker } from '../../scripts/contract/cases/make.ts';
import type { Operation } from '../../scripts/contract/operations.ts';
import { handledOperations, handlers } from './handlers.ts';
import { bearer, rules } from './testing.ts';
import type { TestSandbox } from './testing-identity.ts';

export const TENANTS = ['salon', 'pets'] as const;
export type Tenant = (typeof TENANTS)[number];
export const ACCOUNT: Record<Tenant, string> = { salon: 'owner-beauty', pets: 'owner-pets' };
export const other = (tenant: Tenant): Tenant => (tenant === 'salon' ? 'pets' : 'salon');

export interface Person {
  name: string;
  tenant: Tenant | 'nobody';
  token: string | undefined;
}

const person = (name: string, tenant: Person['tenant'], sub: string, claims: Record<string, unknown>) => ({
  name,
  tenant,
  token: bearer(sub, claims),
});

export const PEOPLE: Person[] = [
  person('the owner of the salon', 'salon', 'owner-beauty', { user_type: 0, account: 'owner-beauty' }),
  person('its manager', 'salon', 'manager-noor', { user_type: 1, account: 'owner-beauty' }),
  person('its manager of all locations', 'salon', 'manager-all', { user_type: 1, account: 'owner-beauty' }),
  person('its location', 'salon', 'location-queen', { user_type: 2, account: 'owner-beauty' }),
  person('the enterprise', 'pets', 'owner-pets', { user_type: 3, account: 'owner-pets' }),
  // Access depends on the stored data, even if a user could forge claims.
  person('a manager whom nobody made', 'nobody', 'manager-x', { user_type: 1, account: 'owner-pets' }),
  person('a location of another account', 'nobody', 'location-queen', {
    user_type: 2,
    account: 'owner-pets',
  }),
  { name: 'nobody', tenant: 'nobody', token: undefined },
];

const { contract, judge } = rules;
const cases = createCaseMaker(contract, judge);

const handled = new Set(handledOperations(handlers));

export const operations: Operation[] = contract.operations.filter(
  // Redirects to other hosts and calls of booths are tested elsewhere.
  ({ id, device, open }) => handled.has(id) && !device && !open,
);

const ID = /(^|\.)(id|ids|[a-z]+Ids?)(\.\d+)*$/;
const FREE_TEXT = /(^|\.)(sourceId|clientId|importId|pairId|uid|experienceId)(\.\d+)*$/;
/** The client chooses the ids of layers and experiences. */
const PART = /\.\d+\.id$/;
/** Places in a request that reference a record. */
const namesRecord = ({ field, operation }: Place) =>
  (ID.test(field) && !FREE_TEXT.test(field) && !PART.test(field)) || isMerged(operation, field);
/** The contact that is deleted by a merge. */
const isMerged = ({ id }: Operation, field: string) => id === 'mergeContacts' && field === 'from';

/** Ids and tokens in the formats of records. */
const SECRETS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Plans, for example, are the same for all accounts. */
const OF_ONE_ACCOUNT = /^(?:.{36}|(?:location|manager)-.*)$/;

export interface Answer {
  status: number;
  text: string;
}

/** The ids seen of each tenant, by kind. */
export class Harvest {
  readonly ids: Record<Tenant, Map<string, string[]>> = { salon: new Map(), pets: new Map() };
  readonly #of = new Map<string, Tenant>();

  /** Adds the ids of a response to its tenant. An id that belongs to the other tenant is a leak. */
  take(tenant: Tenant, { tag }: Operation, { text }: Answer, asked: Set<string>, who: string): void {
    for (const [id] of text.matchAll(SECRETS)) {
      const known = this.#of.get(id) ?? tenant;
      if (asked.has(id)) continue;
      if (known !== tenant) expect.fail(`${who} was shown ${id} of ${known}: ${text.slice(0, 500)}`);
      this.#of.set(id, tenant);
    }
    const { items = [], ...one } = JSON.parse(text) as { id?: unknown; items?: { id?: unknown }[] };
    for (const { id } of [one, ...(Array.isArray(items) ? items : [])]) {
      if (typeof id === 'string' && OF_ONE_ACCOUNT.test(id) && !asked.has(id)) this.#add(tenant, tag, id);
    }
  }

  #add(tenant: Tenant, kind: string, id: string): void {
    const ids = this.ids[tenant].get(kind) ?? [];
    if (!ids.includes(id)) this.ids[tenant].set(kind, [...ids, id]);
  }

  /** An id of this kind, or with `any` of another kind if there is none. */
  idOf(tenant: Tenant, kind: string, draw: number, any: boolean): string | undefined {
    const ids = this.ids[tenant].get(kind) ?? (any ? this.all(tenant) : []);
    return ids[Math.floor(draw * ids.length)];
  }

  all = (tenant: Tenant): string[] => [...this.ids[tenant].values()].flat();
}

/**
 * The kind of record at a place: a location for `locationIds.0`, an asset for `logoAssetId`, for
 * `id` the kind of the operation.
 */
function kindAt({ field, operation }: Place): string {
  const name =
    field
      .replace(/(\.\d+)+$/, '')
      .split('.')
      .at(-1) ?? '';
  if (/^ids?$/.test(name) || isMerged(operation, field)) return operation.tag;
  if (/asset|media/i.test(name)) return 'assets';
  return `${name.replace(/Ids?$/, '')}s`;
}

export interface Request {
  wire: ReturnType<typeof toWire>;
  /** The ids of the other tenant in the request, and whether one is in its path. */
  foreign: Set<string>;
  inPath: boolean;
  name: string;
}

export interface Wish {
  operation: Operation;
  /** Between 0 and 1: selects the valid case and the ids. */
  draw: number;
  /** The tenant whose ids are used as references. */
  own: Tenant | undefined;
  foreign: Tenant | undefined;
  uid: string | undefined;
}

/** The values of the request that is being made. */
let valueAt: (place: Place) => string | undefined = () => undefined;
/** Finding the cases takes longer than sending one, so they are found once. */
const found = new Map<Operation, Attempt[]>();
function casesOf(operation: Operation): Attempt[] {
  const all =
    found.get(operation) ??
    cases
      .attempts(operation, { context: { value: (place) => valueAt(place) } })
      .filter(({ kind }) => kind === 'valid');
  found.set(operation, all);
  return all;
}

/** A valid request, with known ids in all references. */
export function makeRequest(
  harvest: Harvest,
  { operation, draw, own, foreign, uid }: Wish,
): Request | undefined {
  const placed = new Set<string>();
  let inPath = false;
  let turn = draw;
  valueAt = (place) => {
    if (place.in === 'query' && place.field === 'uid') return uid;
    if (!namesRecord(place)) return undefined;
    turn = (turn * 9301 + 0.49297) % 1;
    const kind = kindAt(place);
    const id = foreign && harvest.idOf(foreign, kind, turn, true);
    if (id && (turn > 0.4 || place.in === 'path')) {
      placed.add(id);
      inPath ||= place.in === 'path';
      return id;
    }
    // Users in the contract's examples belong to this test, so they are kept.
    return (own && harvest.idOf(own, kind, turn, false)) ?? (place.in === 'path' ? 'none-such' : undefined);
  };
  const all = casesOf(operation);
  const first = Math.floor(draw * all.length);
  for (const attempt of [...all.slice(first), ...all.slice(0, first)]) {
    const request = attempt.make()?.request;
    if (!request) continue;
    const query = request.query.filter(([name]) => name !== 'uid');
    if (uid !== undefined) query.push(['uid', uid]);
    const wire = toWire({ ...request, query });
    const sent = wire.target + (wire.body ? Buffer.from(wire.body).toString('latin1') : '');
    const foreignIds = new Set([...placed].filter((id) => sent.includes(id)));
    return {
      wire,
      foreign: foreignIds,
      inPath: inPath && [...foreignIds].some((id) => wire.target.split('?')[0]?.includes(id)),
      name: attempt.name,
    };
  }
  return undefined;
}

/** @throws when the response is undeclared or takes more than ten seconds */
export async function send(
  { sandbox: { origin }, emulator }: TestSandbox,
  operation: Operation,
  { wire }: Request,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${origin}/v1${wire.target}`, {
    method: wire.method,
    headers: {
      ...wire.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      'x-identity-origin': emulator.origin,
    },
    ...(wire.body && { body: Buffer.from(wire.body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  const says = `${operation.id} ${wire.method} ${wire.target}: ${response.status} ${text.slice(0, 300)}`;
  expect(response.status, says).toBeLessThan(500);
  const { status, headers } = response;
  expect(judge.answer(operation, { status, headers, body: text }), says).toEqual([]);
  return { status, text };
}

const lists = operations.filter(
  ({ id, method, path, roles, effect }) =>
    method === 'get' &&
    effect === 'read' &&
    !path.includes('{') &&
    roles.includes('Regular') &&
    // Exports are created in the background.
    !/^(find|search|getAccountExport)/.test(id),
);

/** The responses of all lists to an account's owner. */
async function readLists(
  { sandbox: { origin } }: TestSandbox,
  tenant: Tenant,
): Promise<[Operation, Answer][]> {
  const owner = PEOPLE.find((one) => one.tenant === tenant);
  return Promise.all(
    lists.map(async (operation): Promise<[Operation, Answer]> => {
      const show = operation.parameters.some(({ name }) => name === 'show') ? '?show=200' : '';
      const response = await fetch(`${origin}/v1${operation.path}${show}`, {
        headers: { authorization: `Bearer ${owner?.token}` },
      });
      return [operation, { status: response.status, text: await response.text() }];
    }),
  );
}

export async function harvestLists(house: TestSandbox, tenant: Tenant, harvest: Harvest): Promise<void> {
  for (const [operation, answer] of await readLists(house, tenant))
    if (answer.status === 200) harvest.take(tenant, operation, answer, new Set(), `The owner of ${tenant}`);
}

/** All listable data of an account, except values that change over time. */
export async function snapshot(house: TestSandbox, tenant: Tenant): Promise<string> {
  const pages = (await readLists(house, tenant)).map(([{ path }, { status, text }]) => [
    path,
    status,
    JSON.parse(text),
  ]);
  return JSON.stringify(pages, (key, value) => (PASSING.has(key) ? undefined : value));
}

const PASSING = new Set([
  'url',
  'thumbUrl',
  'preview',
  'imageUrl',
  'pdfUrl',
  'status',
  'lastActiveAt',
  'devicesOnline',
  'deliveries',
]);
