// The target's records: discovers existing ones, creates new ones, and removes those at the end.
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Credential } from '../auth/credential.ts';
import { AT_ONCE } from '../engine/batches.ts';
import { type Exchange, isRefusal, type Run, succeeded } from '../engine/run.ts';
import { idLikeness } from '../model/naming.ts';
import type { KnownRecord } from '../model/pool.ts';
import { adopt, isCopying, pathParametersOf, type Resource } from '../model/resources.ts';
import {
  createdRecordIn,
  createdRecordsIn,
  isDifferentRecord,
  isRecord,
  type Path,
  recordsIn,
  scalarsOf,
  unwrapped,
  valueAt,
} from '../model/shapes.ts';
import { mostDiverse } from '../model/variety.ts';
import type { CleanupTask } from '../protection/creations.ts';
import { freshKey } from '../requests/fresh-value.ts';
import type { Requests } from '../requests/requests.ts';
import { askingBelow, exampleIds } from './example-ids.ts';
import { discoverIdsInOtherLists } from './ids-in-other-lists.ts';
import { idIn, isAbove, madeElsewhere, paramsOfLinks, paramsOfLocation } from './links.ts';
import { removeAll } from './remove-all.ts';

/** Number of records to keep of those that an operation's cases created. */
const MOST_KEPT = 3;
/** Number of records to try until an operation works with one. */
const MOST_TARGETS = 6;
/** Number of list entries to examine, and to keep once their id is known. */
const [MOST_LOOKED_AT, MOST_KNOWN] = [5, 12];

export interface Records {
  /** Reads all lists and finds out which property is the id. */
  harvest(): Promise<void>;
  /** Creates a record; undefined if that fails or the new record cannot be identified. */
  make(resource: Resource, tried: string, how?: CreateOptions): Promise<CreatedRecord | undefined>;
  /** Removes records of this run that are no longer needed, to stay below the target's limits. */
  discard(list: KnownRecord[]): Promise<void>;
  /** The record that a call created, registered for removal. */
  learnMade(exchange: Exchange): Promise<KnownRecord | undefined>;
  /** Path parameters for an operation; undefined if none are known. */
  target(operation: Operation): Record<string, string> | undefined;
  /** Path parameters of several different records. */
  others(operation: Operation): Record<string, string>[];
  /**
   * Removes all but the first few records that an operation created; returns the number removed.
   * @param used path parameters of a record to keep, which a PUT may replace
   */
  thin(create: Operation, kept?: number, used?: Record<string, string>): Promise<number>;
  /** Marks a record as gone. */
  gone(operation: Operation, params: Record<string, string>): void;
  /** Removes the records of this run, the last first; returns what is left. */
  cleanUp(): Promise<string[]>;
}

type CreateOptions = { rich?: boolean; json?: Json; caller?: Credential };

export interface CreatedRecord {
  known: KnownRecord;
  exchange: Exchange;
}

export function createRecords(run: Run, requests: Requests): Records {
  const { pool, resources, creations } = run;
  /** Reads a record by a possible id; if the first caller is rejected, tries the others. */
  const readBy = async (
    resource: Resource,
    params: Record<string, string>,
  ): Promise<Exchange | undefined> => {
    if (resource.read?.effect !== 'read') return undefined;
    const { read } = resource;
    const request = requests.plain(read, params);
    const first = await run.call(read, request, { tried: 'a record that exists' });
    for (const caller of first.status === 401 ? run.access.callersOf(read).slice(1) : []) {
      const other = await run.call(read, request, { tried: 'a record that exists', caller });
      if (!succeeded(other)) continue;
      run.access.prefer(read, caller);
      return other;
    }
    return first;
  };

  /** Own records are read even after the end of a run, or they could not be removed. */
  const readOwn: typeof readBy = async (resource, params) => {
    const read = await readBy(resource, params);
    if (read?.status !== 0 || run.isCleaning) return read;
    return run.withoutLimits(() => readBy(resource, params));
  };

  /** Finds the id in a record. */
  const identify = async (
    resource: Resource,
    parents: Record<string, string>,
    body: Record<string, Json>,
    own: boolean,
  ): Promise<KnownRecord | undefined> => {
    const candidates = pool.idCandidates(resource, body).slice(0, 4);
    for (const path of candidates) {
      // A readable record confirms its id; otherwise less likely ids are not tried.
      if (!resource.read && isAbove(parents, valueAt(body, path))) return undefined;
      const params = { ...parents, [resource.pathParameter]: idIn(resource, body, path) ?? '' };
      const known: KnownRecord = { resource, params, body, own };
      if (pool.idPath(resource)) return known;
      const read = await (own ? readOwn : readBy)(resource, params);
      if (!read) {
        pool.learnId(resource, path);
        return known;
      }
      const told = unwrapped(read.json ?? null);
      if (!succeeded(read) || isDifferentRecord(told, body, candidates[0])) continue;
      pool.learnId(resource, path);
      return { ...known, body: isRecord(told) ? told : body };
    }
    return undefined;
  };

  const parentsOf = (template: string): Record<string, string>[] => {
    if (pathParametersOf(template).length === 0) return [{}];
    const resource = resources.find(
      ({ path }) =>
        template.startsWith(path) && pathParametersOf(path).length === pathParametersOf(template).length,
    );
    return resource
      ? pool
          .records(resource)
          .slice(0, 2)
          .map(({ params }) => params)
      : [];
  };

  const harvestList = async (resource: Resource): Promise<void> => {
    const { list } = resource;
    if (!list) return;
    for (const parents of parentsOf(resource.collection)) {
      const request = requests.plain(list.operation, parents);
      const answer = await run.call(list.operation, request, { tried: 'the list' });
      if (!succeeded(answer)) continue;
      const listed = recordsIn(list.shape, answer.json);
      const differing = mostDiverse(listed, (one) => one, MOST_LOOKED_AT);
      for (const record of new Set([...differing, ...listed.slice(0, MOST_KNOWN)])) {
        if (!differing.includes(record) && !pool.idPath(resource)) continue;
        const known = await identify(resource, parents, record, false);
        if (known) pool.add(known);
      }
    }
  };

  /** Without a list, the ids in the contract's examples may exist. */
  const harvestExample = async (resource: Resource): Promise<void> => {
    const asking = resource.read ?? askingBelow(run.operations, resource);
    if (!asking || pool.records(resource).length > 0) return;
    for (const parents of parentsOf(resource.collection)) {
      for (const value of exampleIds(asking, resource, pool.values(resource.pathParameter).slice(0, 2))) {
        const params = { ...parents, [resource.pathParameter]: `${value}` };
        const answer = resource.read
          ? await readBy(resource, params)
          : await run.call(asking, requests.plain(asking, params), {
              tried: 'the list',
              lenient: [400, 404, 410, 422],
            });
        if (!answer || !succeeded(answer)) continue;
        const body = resource.read ? unwrapped(answer.json ?? null) : null;
        pool.add({ resource, params, body: isRecord(body) ? body : {}, own: false });
        break;
      }
    }
  };

  const isKnown = ({ resource, params }: Pick<KnownRecord, 'resource' | 'params'>) =>
    pool.records(resource).some((one) => isSame(one.params, params));

  const learnMade = async (exchange: Exchange): Promise<KnownRecord | undefined> => {
    const { operation } = exchange;
    const json = unwrapped(exchange.json ?? null);
    const resource = resources.find((one) => one.create === operation || isCopying(one, operation));
    if (!succeeded(exchange)) return undefined;
    creations.setRejection(operation, undefined);
    if (!resource) {
      const made = madeElsewhere(resources, exchange);
      // The status of a pending operation is removed by the server.
      if (made && exchange.status === 202 && !isKnown(made)) pool.add({ ...made, body: {}, own: false });
      if (exchange.status === 202) return undefined;
      if (made) adopt(run.contract.document, run.contract.operations, made.resource, operation);
      return made && keep({ ...made, body: isRecord(json) ? json : {}, own: true }, exchange);
    }
    const parents = Object.fromEntries(
      pathParametersOf(resource.collection).map((name) => [name, exchange.request.params[name] ?? '']),
    );
    // With PUT, the client chooses the id.
    const isPut = operation.path === resource.path;
    const own = exchange.request.params[resource.pathParameter] ?? '';
    // Replacing a record creates none; under a new key, every success does.
    if (isPut && exchange.status !== 201 && !creations.keys().has(own)) return undefined;
    if (isPut && pool.records(resource).some((one) => one.own && isSame(one.params, exchange.request.params)))
      return undefined;
    const params = isPut
      ? exchange.request.params
      : (paramsOfLocation(exchange, resource) ?? paramsOfLinks(run, exchange, resource));
    let known: KnownRecord | undefined;
    if (params)
      known = { resource, params: { ...parents, ...params }, body: isRecord(json) ? json : {}, own: true };
    else known = await identify(resource, parents, createdRecordIn(json), true);
    if (!known) {
      if (!isPut) creations.addUnidentified(operation);
      return undefined;
    }
    const kept = keep(known, exchange, params !== undefined);
    if (kept) keepRest(kept, parents, exchange);
    return kept;
  };

  /** One call may create several records, all of which are removed at the end. */
  const keepRest = (
    { resource, params }: KnownRecord,
    parents: Record<string, string>,
    by: Exchange,
  ): void => {
    const path = pool.idPath(resource);
    const all = path ? createdRecordsIn(unwrapped(by.json ?? null)) : [];
    const idOf = (one: Json) => (path ? idIn(resource, one, path) : undefined);
    if (all[0] === undefined || idOf(all[0]) !== params[resource.pathParameter]) return;
    for (const body of all.slice(1)) {
      const id = idOf(body);
      if (id === undefined) continue;
      const other: KnownRecord = {
        resource,
        params: { ...parents, [resource.pathParameter]: id },
        body,
        own: true,
      };
      if (run.ownership.claim(other, by)) creations.add(other);
    }
  };

  /** @param isTold whether the id came from elsewhere in the response, so that its path in the body can be learned */
  const keep = (known: KnownRecord, by: Exchange, isTold = true): KnownRecord | undefined => {
    const { resource, params, body } = known;
    if (!run.ownership.claim(known, by)) {
      creations.addExisting(by.operation, params[resource.pathParameter] ?? '');
      pool.add({ ...known, own: false });
      return undefined;
    }
    const isIt = ({ path }: { path: Path }) => idIn(resource, body, path) === params[resource.pathParameter];
    const found = isTold && !pool.idPath(resource) ? scalarsOf(body).find(isIt) : undefined;
    if (found) pool.learnId(resource, found.path);
    pool.add(known);
    creations.add(known);
    return known;
  };

  const targets = (operation: Operation): KnownRecord[] => {
    // What is made below an existing record can be removed again.
    const isMaking = resources.some(
      ({ path, create, remove }) => create === operation && path !== operation.path && remove,
    );
    const mayReach = operation.effect === 'read' || isMaking || mayTouch(run, operation);
    return pool.fits(operation.path).filter(({ own }) => own || mayReach);
  };

  /** The created record if it cannot be read and only one property looks like an id. */
  const likely = (
    resource: Resource,
    parents: Record<string, string>,
    exchange: Exchange,
  ): KnownRecord | undefined => {
    const { status, json } = exchange;
    const body = createdRecordIn(unwrapped(json ?? null));
    const [path] = pool.idCandidates(resource, body);
    const name = path?.length === 1 ? (path[0] ?? '') : '';
    const id = (path && idIn(resource, body, path)) ?? '';
    if (status > 201 || idLikeness(name, resource.name) < 9 || isAbove(parents, id)) return undefined;
    const known = { resource, params: { ...parents, [resource.pathParameter]: id }, body, own: true };
    return run.ownership.claim(known, exchange) ? known : undefined;
  };

  const forget: Records['gone'] = (operation, params) => {
    const known = pool.fits(operation.path).filter((one) => isSame(one.params, params));
    for (const one of known) pool.forget(one);
    creations.dropTasks((task) => known.some((gone) => isMade(task, gone)));
  };

  const discard = async (extra: CleanupTask[]): Promise<void> => {
    if (run.ended !== undefined) return;
    creations.dropTasks((task) => extra.includes(task));
    const left = await removeAll(run, requests, extra.toReversed(), AT_ONCE);
    creations.addTasks(left);
    for (const one of extra) if (!left.includes(one)) forget(one.operation, one.params);
  };

  return {
    async harvest() {
      for (const resource of resources) {
        await harvestList(resource);
        await harvestExample(resource);
      }
      for (const resource of resources.filter((one) => pool.records(one).length === 0)) {
        const read = (params: Record<string, string>) => readBy(resource, params);
        for (const known of await discoverIdsInOtherLists(run, requests, resource, read)) pool.add(known);
      }
    },
    async make(resource, tried, how = {}) {
      const { create } = resource;
      if (!create || !run.operations.includes(create)) return undefined;
      const isPut = create.path === resource.path;
      const [above] = parentsOf(isPut ? resource.collection : create.path);
      if (!above) return undefined;
      const parents = isPut || create.path === resource.collection ? above : {};
      const params = isPut ? { ...above, ...freshKey(run, resource) } : above;
      // A key that others may use is checked first.
      if (isPut && resource.read)
        await run.call(resource.read, requests.plain(resource.read, params), {
          tried: 'a name that may be taken',
          lenient: [400, 404, 410, 422],
        });
      const exchange = await requests.sendPlain(create, params, { tried, ...how });
      const known = (await learnMade(exchange)) ?? likely(resource, parents, exchange);
      if (isRefusal(exchange)) creations.setRejection(create, exchange);
      return known && { known, exchange };
    },
    learnMade,
    target: (operation) =>
      pathParametersOf(operation.path).length === 0 ? {} : targets(operation)[0]?.params,
    others: (operation) =>
      mostDiverse(targets(operation), ({ body }) => body, MOST_TARGETS).map(({ params }) => params),
    // An action such as restore may fail although the record exists.
    gone: (operation, params) =>
      resources.some(({ path }) => path === operation.path) && forget(operation, params),
    async thin(create, kept = MOST_KEPT, used = {}) {
      const remove = resources.find((one) => one.create === create)?.remove;
      const all = creations.tasks().filter((one) => one.operation === remove && !isSame(one.params, used));
      await discard(all.slice(kept));
      return all.filter((one) => !creations.tasks().includes(one)).length;
    },
    discard: (list) => discard(creations.tasks().filter((task) => list.some((known) => isMade(task, known)))),
    async cleanUp() {
      run.beginCleanUp();
      const tasks = creations.tasks().toReversed();
      creations.dropTasks((task) => tasks.includes(task));
      // Some records can be removed only after others.
      const again = await removeAll(run, requests, tasks, 1);
      const left = await removeAll(run, requests, again, 1);
      return left.map(({ operation, params }) => {
        const { path } = requests.plain(operation, params);
        return `${operation.method.toUpperCase()} ${path}`;
      });
    },
  };
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

const isMade = (one: CleanupTask, { resource, params }: KnownRecord): boolean =>
  one.operation === resource.remove && isSame(one.params, params);

/** Existing records are changed only if shared writes are allowed, and never removed. */
const mayTouch = (run: Run, { method }: Operation): boolean => run.allowSharedWrites && method !== 'delete';
