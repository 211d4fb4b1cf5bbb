// Compares what a target shows before and after a run, to prove that it was restored.
import { isDeepStrictEqual } from 'node:util';
import type { CaseRequest } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Credential } from '../auth/credential.ts';
import { batches, runInterleaved } from '../engine/batches.ts';
import { type Exchange, type Run, succeeded } from '../engine/run.ts';
import { idPathOf, listingOf } from '../listing/listing.ts';
import { pagesOf } from '../listing/pager.ts';
import type { KnownRecord } from '../model/pool.ts';
import { pathParametersOf, type Resource } from '../model/resources.ts';
import { isRecord, listShape, type Path, unwrapped } from '../model/shapes.ts';
import { idIn } from '../records/links.ts';
import type { Requests } from '../requests/requests.ts';
import { differing } from './differences.ts';

/** Limits of a snapshot: reads in total, pages per list, records per list, parents per list. */
export const [MOST_READS, MOST_PAGES, MOST_RECORDS, MOST_PARENTS] = [600, 12, 25, 3];

/** Number of requests per caller before a snapshot. */
const MOST_TRACES = 3;

type Params = Record<string, string>;

type Address = [Operation, Params, Credential | undefined];

interface List {
  operation: Operation;
  params: Params;
  caller: Credential | undefined;
  resource: Resource | undefined;
  idPath: Path | undefined;
  entries: Map<string, Json>;
  /** Whether all pages were read. */
  isWhole: boolean;
}

export interface Single {
  operation: Operation;
  request: CaseRequest;
  caller: Credential | undefined;
  value: Json | string;
}

export interface Snapshot {
  lists: List[];
  singles: Single[];
  /** Whether lists or records were not read completely. */
  isLimited: boolean;
  /** Lists that no caller could read. */
  unread: string[];
}

export interface Comparison {
  /** What changed or could not be checked. */
  differences: string[];
  /** New records. */
  added: { resource: Resource; params: Params; body: Record<string, Json> }[];
}

/** Reads everything that can be read, outside the budget. */
export async function takeSnapshot(run: Run, requests: Requests): Promise<Snapshot> {
  const snapshot: Snapshot = { lists: [], singles: [], isLimited: false, unread: [] };
  let reads = 0;
  const isOver = () => {
    if (run.stop.aborted) return true;
    snapshot.isLimited ||= reads >= MOST_READS;
    return reads >= MOST_READS;
  };
  const reading = run.operations.filter(({ method, effect }) => method === 'get' && effect === 'read');
  const [listing, others] = [true, false].map((is) => reading.filter((one) => isListing(run, one) === is));
  const lists = (listing ?? []).flatMap((operation) =>
    pathParametersOf(operation.path).length === 0
      ? callersOf(run, operation).map((caller): Address => [operation, {}, caller])
      : parentsOf(run, operation).map((one): Address => [operation, one, run.access.callerOf(operation)]),
  );
  const alone = (others ?? [])
    .filter((one) => pathParametersOf(one.path).length === 0)
    .flatMap((operation) => callersOf(run, operation).map((caller): Address => [operation, {}, caller]));
  await run.withoutLimits(async () => {
    await leaveTraces(run, requests, reading);
    const unread: Pick<List, 'operation' | 'params'>[] = [];
    const take = async ({ address, list }: Awaited<ReturnType<typeof lookAtList>>) => {
      if (list) snapshot.lists.push(list);
      else if (address) unread.push(address);
      snapshot.isLimited ||= list?.isWhole === false;
    };
    await runInterleaved(batches(lists, lookAtList, take));
    const isKnown = (one: Pick<List, 'operation' | 'params'>) =>
      snapshot.lists.some((list) => nameOf(list) === nameOf(one));
    snapshot.unread = [...new Set(unread.filter((one) => !isKnown(one)).map(nameOf))];
    const records = snapshot.lists.map(recordsOf);
    // The first page of each list before any second page.
    const inTurn = Array.from({ length: MOST_RECORDS }, (_, i) =>
      records.flatMap((list) => list.slice(i, i + 1)),
    );
    const readRecord = ([operation, params, caller]: Address) => lookAtOne(operation, params, caller);
    await runInterleaved(batches([...alone, ...inTurn.flat()], readRecord, async () => undefined));
    snapshot.isLimited ||= records.some((list) => list.length > MOST_RECORDS);
  });
  return snapshot;

  async function lookAtList([operation, params, caller]: Address): Promise<{
    address?: Pick<List, 'operation' | 'params'>;
    list?: List | undefined;
  }> {
    if (isOver()) return {};
    const resource = run.resources.find(({ list }) => list?.operation === operation);
    const shape = resource?.list?.shape ?? listShape(run.contract.document, operation);
    const idPath = shape && idPathOf(run, operation, resource, shape);
    const list = await readList(run, requests, { operation, params, caller, idPath }, () => {
      reads += 1;
    });
    return { address: { operation, params }, list };
  }

  async function lookAtOne(
    operation: Operation,
    params: Params,
    caller: Credential | undefined,
  ): Promise<void> {
    if (isOver()) return;
    reads += 1;
    const request = requests.plain(operation, params);
    const value = await readOne(run, { operation, request, caller });
    if (value !== undefined) snapshot.singles.push({ operation, request, caller, value });
  }

  function recordsOf({ resource, entries, params, caller }: List): Address[] {
    const { read } = resource ?? {};
    if (!resource || read?.effect !== 'read' || !reading.includes(read)) return [];
    return [...entries.keys()].map((id) => [
      read,
      { ...params, [resource.pathParameter]: id },
      readerOf(run, read, caller),
    ]);
  }
}

/** A server may record a caller's activity, so every caller is active before the comparison. */
async function leaveTraces(run: Run, requests: Requests, reading: Operation[]): Promise<void> {
  if (run.stop.aborted) return;
  const first = reading.filter(({ path }) => pathParametersOf(path).length === 0).slice(0, MOST_TRACES);
  const calls = run.access.callers.flatMap((caller) => first.map((operation) => ({ operation, caller })));
  const call = ({ operation, caller }: (typeof calls)[number]) =>
    run.call(operation, requests.plain(operation, {}), { tried: 'who is there', unjudged: true, caller });
  await runInterleaved(batches(calls, call, async () => undefined));
}

/**
 * Reads a snapshot again.
 * @param isBrief whether a few reads per operation are enough to learn which properties change by themselves
 */
export async function readAgain(
  run: Run,
  requests: Requests,
  before: Snapshot,
  isBrief: boolean,
): Promise<Snapshot> {
  const after: Snapshot = { lists: [], singles: [], isLimited: before.isLimited, unread: [] };
  await run.withoutLimits(async () => {
    const lists = isBrief ? firstOfEach(before.lists, 1) : before.lists;
    const readWhole = ({ operation, params, caller, idPath }: List) =>
      readList(run, requests, { operation, params, caller, idPath });
    await runInterleaved(
      batches(lists, readWhole, async (list) => {
        if (list) after.lists.push(list);
      }),
    );
    const singles = isBrief ? firstOfEach(before.singles, MOST_PARENTS) : before.singles;
    const read = async (single: Single) => ({ single, value: await readOne(run, single) });
    await runInterleaved(
      batches(singles, read, async ({ single, value }) => {
        if (value !== undefined) after.singles.push({ ...single, value });
      }),
    );
  });
  return after;
}

/** @param moving fields that change without this run: `GET /things visits` */
export function compare(
  before: Snapshot,
  after: Snapshot,
  moving: ReadonlySet<string> = new Set(),
): Comparison {
  const differences: string[] = [];
  const added: Comparison['added'] = [];
  for (const list of before.lists) {
    const now = after.lists.find((one) => isSameList(one, list));
    const name = nameOf(list);
    if (!now) {
      differences.push(`${name}: could not be read`);
      continue;
    }
    const fresh = [...now.entries].filter(([id]) => !list.entries.has(id));
    const gone = [...list.entries.keys()].filter((id) => !now.entries.has(id));
    // In a truncated list, a new entry may have displaced the last one.
    if (gone.length > 0 && (now.isWhole || fresh.length === 0) && !moving.has(`${list.operation.id} *`))
      differences.push(`${name}: gone: ${few(gone)}`);
    if (fresh.length > 0 && (list.isWhole || gone.length === 0) && !moving.has(`${list.operation.id} *`))
      differences.push(`${name}: new: ${few(fresh.map(([id]) => id))}`);
    const { resource } = list;
    for (const [id, body] of resource ? fresh : [])
      added.push({
        resource: resource as Resource,
        params: { ...list.params, [(resource as Resource).pathParameter]: id },
        body: isRecord(body) ? body : {},
      });
    const changed = [...list.entries].flatMap(([id, value]) => {
      const names = changedIn(list.operation, value, now.entries.get(id), moving);
      return names.length > 0 ? [`${id} (${names.join(', ')})`] : [];
    });
    if (changed.length > 0) differences.push(`${name}: changed: ${few(changed)}`);
  }
  const unread: string[] = [];
  const changed = new Map<Operation, string[]>();
  for (const single of before.singles) {
    const { operation, request, value } = single;
    const now = after.singles.find((one) => isSameSingle(one, single));
    if (!now) unread.push(request.path);
    const names = changedIn(operation, value, now?.value, moving);
    if (names.length > 0)
      changed.set(operation, [...(changed.get(operation) ?? []), `${request.path} (${names.join(', ')})`]);
  }
  if (unread.length > 0) differences.push(`could not be read: ${few([...new Set(unread)])}`);
  for (const [{ path }, places] of changed)
    differences.push(`GET ${path}: changed: ${few([...new Set(places)])}`);
  return { differences: [...new Set(differences)], added };
}

/** The singletons of a snapshot that have changed. */
export const changedSingles = (before: Snapshot, after: Snapshot): Single[] =>
  before.singles.filter((single) => {
    const now = after.singles.find((one) => isSameSingle(one, single));
    return now && differing(single.value, now.value).length > 0;
  });

/** Fields that change without writes: `listThings visits`, or `listThings *` for the entries. */
export function movingIn(before: Snapshot, again: Snapshot): Set<string> {
  const moving = new Set<string>();
  const note = (operation: Operation, was: Json | string, is: Json | string | undefined) => {
    for (const name of changedIn(operation, was, is, new Set())) moving.add(`${operation.id} ${name}`);
  };
  for (const list of before.lists) {
    const now = again.lists.find((one) => isSameList(one, list));
    if (!now) continue;
    if (!isDeepStrictEqual([...now.entries.keys()].sort(), [...list.entries.keys()].sort()))
      moving.add(`${list.operation.id} *`);
    for (const [id, value] of list.entries)
      if (now.entries.has(id)) note(list.operation, value, now.entries.get(id));
  }
  for (const single of again.singles) {
    const was = before.singles.find((one) => isSameSingle(one, single));
    if (was) note(single.operation, was.value, single.value);
  }
  return moving;
}

/** A missing entry is reported for its list. */
function changedIn(
  { id }: Operation,
  was: Json | string,
  is: Json | string | undefined,
  moving: ReadonlySet<string>,
): string[] {
  if (is === undefined) return [];
  return differing(was, is).filter((name) => !moving.has(`${id} ${name}`));
}

type ListAddress = Pick<List, 'operation' | 'params' | 'caller' | 'idPath'>;

async function readList(
  run: Run,
  requests: Requests,
  { operation, params, caller, idPath }: ListAddress,
  onPage: () => void = () => undefined,
): Promise<List | undefined> {
  const how = { unjudged: true, ...(caller && { caller }) };
  const listing = listingOf(run, requests, operation, params, {}, how);
  if (!listing) return undefined;
  const resource = run.resources.find(({ list }) => list?.operation === operation);
  const entries = new Map<string, Json>();
  let pages = 0;
  let isWhole = false;
  for await (const { exchange, records, isLast } of pagesOf(
    listing,
    listing.most || undefined,
    'what there is',
  )) {
    onPage();
    pages += 1;
    // A page beyond the end may be rejected.
    if (!succeeded(exchange)) {
      if (pages === 1) return undefined;
      isWhole = isLast === true;
      break;
    }
    for (const record of records) {
      const id = idPath && resource ? idIn(resource, record, idPath) : undefined;
      const key = id ?? JSON.stringify(idPath ? record[idPath[0] ?? ''] : record);
      entries.set(key, record);
    }
    isWhole = isLast === true || (pages === 1 && records.length === 0);
    if (pages === 1 && !listing.way && !listing.limit) isWhole = true;
  }
  const whole = isWhole || pages < MOST_PAGES;
  return {
    operation,
    params,
    caller,
    resource: idPath ? resource : undefined,
    idPath,
    entries,
    isWhole: whole,
  };
}

async function readOne(
  run: Run,
  { operation, request, caller }: Pick<Single, 'operation' | 'request' | 'caller'>,
): Promise<Json | string | undefined> {
  const how = { tried: 'what there is', unjudged: true, ...(caller && { caller }) };
  const exchange: Exchange = await run.call(operation, request, how);
  if (!succeeded(exchange) || 'failure' in exchange.reply) return undefined;
  return exchange.json === undefined
    ? Buffer.from(exchange.reply.body).toString('base64')
    : unwrapped(exchange.json);
}

const isListing = (run: Run, operation: Operation): boolean =>
  listShape(run.contract.document, operation) !== undefined;

/** Each user type may see other entries. */
function callersOf({ access }: Run, operation: Operation): (Credential | undefined)[] {
  const all = access.callersOf(operation);
  return all.length > 0 ? all : [access.callerOf(operation)];
}

const readerOf = ({ access }: Run, read: Operation, lister: Credential | undefined): Credential | undefined =>
  access.callersOf(read).find((one) => one === lister) ?? access.callerOf(read);

const parentsOf = ({ pool }: Run, { path }: Operation): Params[] => {
  const names = pathParametersOf(path);
  const each = new Map(
    pool.fits(path).map(({ params }: KnownRecord) => {
      const own = Object.fromEntries(names.map((name) => [name, params[name] ?? '']));
      return [JSON.stringify(own), own];
    }),
  );
  return [...each.values()].slice(0, MOST_PARENTS);
};

const firstOfEach = <T extends { operation: Operation }>(list: T[], most: number): T[] =>
  list.filter(
    (one, i) => list.slice(0, i).filter((other) => other.operation === one.operation).length < most,
  );

const isSameList = (a: List, b: List): boolean =>
  a.operation === b.operation && a.caller === b.caller && isDeepStrictEqual(a.params, b.params);

const isSameSingle = (a: Single, b: Single): boolean =>
  a.request.path === b.request.path && a.caller === b.caller;

const nameOf = ({ operation, params }: Pick<List, 'operation' | 'params'>): string =>
  `GET ${operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => params[name] ?? '')}`;

const MOST_NAMED = 40;
export const few = (ids: string[]): string =>
  ids.length <= MOST_NAMED
    ? ids.join(', ')
    : `${ids.slice(0, MOST_NAMED).join(', ')} and ${ids.length - MOST_NAMED} more`;
