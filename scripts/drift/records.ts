// The target's records: finds what is there, makes some of its own, and removes them at the end.
import type { Json } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import type { Credential } from './cli/credential.ts';
import { harvestElsewhere } from './elsewhere.ts';
import { askingBelow, exampleIds } from './example-ids.ts';
import { freshKey } from './fresh-value.ts';
import { AT_ONCE } from './in-order.ts';
import { idIn, isAbove, madeElsewhere, paramsOfLinks, paramsOfLocation } from './links.ts';
import { idLikeness } from './naming.ts';
import type { Known } from './pool.ts';
import { removeAll, toRemove } from './remove-all.ts';
import type { Requests } from './requests.ts';
import { adopt, blanksOf, isCopying, type Resource } from './resources.ts';
import { type Exchange, type Run, worked } from './run.ts';
import {
  isOther,
  isRecord,
  listMadeIn,
  madeIn,
  type Path,
  recordsIn,
  scalarsOf,
  unwrapped,
  valueAt,
} from './shapes.ts';
import { unlike } from './variety.ts';

/** Of what the cases of an operation have made, so many records are kept to work with. */
const MOST_KEPT = 3;
/** So many records are tried until an operation does something with one. */
const MOST_TARGETS = 6;
/** Of one list, so many records are looked at, and so many kept once it is known what their ids are. */
const [MOST_LOOKED_AT, MOST_KNOWN] = [5, 12];

export interface Records {
  /** Reads every list, and finds out which of a record's properties fills the blank of its path. */
  harvest(): Promise<void>;
  /** Makes a record; undefined where none can be made, or it cannot be told what was made. */
  make(resource: Resource, tried: string, how?: HowMade): Promise<Made | undefined>;
  /** Removes what this run made and needs no longer, so that no limit of the target is reached. */
  discard(list: Known[]): Promise<void>;
  /** What a call made, remembered so that it is removed at the end. */
  learnMade(exchange: Exchange): Promise<Known | undefined>;
  /** Values for the blanks of an operation's path; undefined where nothing is known to fill them. */
  target(operation: Operation): Record<string, string> | undefined;
  /** The same for some records that differ. */
  others(operation: Operation): Record<string, string>[];
  /**
   * Removes all that this run made by an operation but the first few; gives how many are gone.
   * @param used what fills the blanks of one that stays: what a PUT makes it replaces as well
   */
  thin(create: Operation, kept?: number, used?: Record<string, string>): Promise<number>;
  /** A record is not there any more, whatever removed it. */
  gone(operation: Operation, params: Record<string, string>): void;
  /** Removes what this run made, the last first; gives what is left. */
  cleanUp(): Promise<string[]>;
}

type HowMade = { rich?: boolean; json?: Json; caller?: Credential };

export interface Made {
  known: Known;
  exchange: Exchange;
}

export function createRecords(run: Run, requests: Requests): Records {
  const { pool, resources } = run;
  /** Asks for a record by what may be its id; where the first who may is not let in, another one is. */
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
      if (!worked(other)) continue;
      run.access.prefer(read, caller);
      return other;
    }
    return first;
  };

  /** What this run made is asked for even where a run, or a part of it, is over: else it could not be removed. */
  const readOwn: typeof readBy = async (resource, params) => {
    const read = await readBy(resource, params);
    if (read?.status !== 0 || run.isCleaning) return read;
    run.isCleaning = true;
    const again = await readBy(resource, params);
    run.isCleaning = false;
    return again;
  };

  /** Finds what fills the blank for a record as it was answered. */
  const identify = async (
    resource: Resource,
    parents: Record<string, string>,
    body: Record<string, Json>,
    own: boolean,
  ): Promise<Known | undefined> => {
    const candidates = pool.idCandidates(resource, body).slice(0, 4);
    for (const path of candidates) {
      // What can be read proves itself; else what is less like an id is none of what was made either.
      if (!resource.read && isAbove(parents, valueAt(body, path))) return undefined;
      const params = { ...parents, [resource.blank]: idIn(resource, body, path) ?? '' };
      const known: Known = { resource, params, body, own };
      if (pool.idPath(resource)) return known;
      const read = await (own ? readOwn : readBy)(resource, params);
      if (!read) {
        pool.learnId(resource, path);
        return known;
      }
      const told = unwrapped(read.json ?? null);
      if (!worked(read) || isOther(told, body, candidates[0])) continue;
      pool.learnId(resource, path);
      return { ...known, body: isRecord(told) ? told : body };
    }
    return undefined;
  };

  const parentsOf = (template: string): Record<string, string>[] => {
    if (blanksOf(template).length === 0) return [{}];
    const resource = resources.find(
      ({ path }) => template.startsWith(path) && blanksOf(path).length === blanksOf(template).length,
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
      if (!worked(answer)) continue;
      const listed = recordsIn(list.shape, answer.json);
      const differing = unlike(listed, (one) => one, MOST_LOOKED_AT);
      for (const record of new Set([...differing, ...listed.slice(0, MOST_KNOWN)])) {
        if (!differing.includes(record) && !pool.idPath(resource)) continue;
        const known = await identify(resource, parents, record, false);
        if (known) pool.add(known);
      }
    }
  };

  /** Where nothing is listed: what the contract gives as an example may exist. */
  const harvestExample = async (resource: Resource): Promise<void> => {
    const asking = resource.read ?? askingBelow(run.operations, resource);
    if (!asking || pool.records(resource).length > 0) return;
    for (const parents of parentsOf(resource.collection)) {
      for (const value of exampleIds(asking, resource, pool.values(resource.blank).slice(0, 2))) {
        const params = { ...parents, [resource.blank]: `${value}` };
        const answer = resource.read
          ? await readBy(resource, params)
          : await run.call(asking, requests.plain(asking, params), {
              tried: 'the list',
              lenient: [400, 404, 410, 422],
            });
        if (!answer || !worked(answer)) continue;
        const body = resource.read ? unwrapped(answer.json ?? null) : null;
        pool.add({ resource, params, body: isRecord(body) ? body : {}, own: false });
        break;
      }
    }
  };

  const isKnown = ({ resource, params }: Pick<Known, 'resource' | 'params'>) =>
    pool.records(resource).some((one) => isSame(one.params, params));

  const learnMade = async (exchange: Exchange): Promise<Known | undefined> => {
    const { operation } = exchange;
    const json = unwrapped(exchange.json ?? null);
    const resource = resources.find((one) => one.create === operation || isCopying(one, operation));
    if (!worked(exchange)) return undefined;
    if (!resource) {
      const made = madeElsewhere(resources, exchange);
      // What tells how far something is goes by itself.
      if (made && exchange.status === 202 && !isKnown(made)) pool.add({ ...made, body: {}, own: false });
      if (exchange.status === 202) return undefined;
      if (made) adopt(run.contract.document, run.contract.operations, made.resource, operation);
      return made && keep({ ...made, body: isRecord(json) ? json : {}, own: true }, exchange);
    }
    const parents = Object.fromEntries(
      blanksOf(resource.collection).map((name) => [name, exchange.request.params[name] ?? '']),
    );
    // Whoever makes it by PUT has said where.
    const isPut = operation.path === resource.path;
    const own = exchange.request.params[resource.blank] ?? '';
    // What replaces a record has made none; under a name that is new, whatever it answers, it has.
    if (isPut && exchange.status !== 201 && !run.named.has(own)) return undefined;
    if (isPut && pool.records(resource).some((one) => one.own && isSame(one.params, exchange.request.params)))
      return undefined;
    const params = isPut
      ? exchange.request.params
      : (paramsOfLocation(exchange, resource) ?? paramsOfLinks(run, exchange, resource));
    let known: Known | undefined;
    if (params)
      known = { resource, params: { ...parents, ...params }, body: isRecord(json) ? json : {}, own: true };
    else known = await identify(resource, parents, madeIn(json), true);
    if (!known) {
      if (!isPut) run.unidentified.set(operation, (run.unidentified.get(operation) ?? 0) + 1);
      return undefined;
    }
    const kept = keep(known, exchange, params !== undefined);
    if (kept) keepRest(kept, parents, exchange);
    return kept;
  };

  /** One call may make several records: all of them are removed at the end. */
  const keepRest = ({ resource, params }: Known, parents: Record<string, string>, by: Exchange): void => {
    const path = pool.idPath(resource);
    const all = path ? listMadeIn(unwrapped(by.json ?? null)) : [];
    const idOf = (one: Json) => (path ? idIn(resource, one, path) : undefined);
    if (all[0] === undefined || idOf(all[0]) !== params[resource.blank]) return;
    for (const body of all.slice(1)) {
      const id = idOf(body);
      if (id === undefined) continue;
      const other: Known = { resource, params: { ...parents, [resource.blank]: id }, body, own: true };
      if (run.ownership.claim(other, by)) toRemove(run, other);
    }
  };

  /** @param isTold whether the answer told the id elsewhere: the way to it is learned from what it holds as well */
  const keep = (known: Known, by: Exchange, isTold = true): Known | undefined => {
    const { resource, params, body } = known;
    if (!run.ownership.claim(known, by)) {
      const id = params[resource.blank] ?? '';
      run.reused.set(by.operation, (run.reused.get(by.operation) ?? new Set()).add(id));
      pool.add({ ...known, own: false });
      return undefined;
    }
    const isIt = ({ path }: { path: Path }) => idIn(resource, body, path) === params[resource.blank];
    const found = isTold && !pool.idPath(resource) ? scalarsOf(body).find(isIt) : undefined;
    if (found) pool.learnId(resource, found.path);
    pool.add(known);
    toRemove(run, known);
    return known;
  };

  const targets = (operation: Operation): Known[] =>
    pool
      .fits(operation.path)
      .filter(({ own }) => own || operation.effect === 'read' || mayTouch(run, operation));
  /** What was made, where nothing that its answer has can be read, and one thing is called as an id is. */
  const likely = (
    resource: Resource,
    parents: Record<string, string>,
    exchange: Exchange,
  ): Known | undefined => {
    const { status, json } = exchange;
    const body = madeIn(unwrapped(json ?? null));
    const [path] = pool.idCandidates(resource, body);
    const name = path?.length === 1 ? (path[0] ?? '') : '';
    const id = (path && idIn(resource, body, path)) ?? '';
    if (status > 201 || idLikeness(name, resource.name) < 9 || isAbove(parents, id)) return undefined;
    const known = { resource, params: { ...parents, [resource.blank]: id }, body, own: true };
    return run.ownership.claim(known, exchange) ? known : undefined;
  };

  const forget: Records['gone'] = (operation, params) => {
    const known = pool.fits(operation.path).filter((one) => isSame(one.params, params));
    for (const one of known) pool.forget(one);
    run.made = run.made.filter((one) => !known.some((gone) => isMade(one, gone)));
  };

  const discard = async (extra: Run['made']): Promise<void> => {
    if (run.ended !== undefined) return;
    run.made = run.made.filter((one) => !extra.includes(one));
    const left = await removeAll(run, requests, extra.toReversed(), AT_ONCE);
    run.made.push(...left);
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
        for (const known of await harvestElsewhere(run, requests, resource, read)) pool.add(known);
      }
    },
    async make(resource, tried, how = {}) {
      const { create } = resource;
      if (!create || !run.operations.includes(create)) return undefined;
      const [parents] = parentsOf(resource.collection);
      if (!parents) return undefined;
      const params = create.path === resource.path ? { ...parents, ...freshKey(run, resource) } : parents;
      // A name that others may have chosen as well is looked for first.
      if (create.path === resource.path && resource.read)
        await run.call(resource.read, requests.plain(resource.read, params), {
          tried: 'a name that may be taken',
          lenient: [400, 404, 410, 422],
        });
      const exchange = await requests.sendPlain(create, params, { tried, ...how });
      const known = (await learnMade(exchange)) ?? likely(resource, parents, exchange);
      return known && { known, exchange };
    },
    learnMade,
    target: (operation) => (blanksOf(operation.path).length === 0 ? {} : targets(operation)[0]?.params),
    others: (operation) =>
      unlike(targets(operation), ({ body }) => body, MOST_TARGETS).map(({ params }) => params),
    // What cannot be restored, for one, is there.
    gone: (operation, params) =>
      resources.some(({ path }) => path === operation.path) && forget(operation, params),
    async thin(create, kept = MOST_KEPT, used = {}) {
      const remove = resources.find((one) => one.create === create)?.remove;
      const all = run.made.filter((one) => one.operation === remove && !isSame(one.params, used));
      await discard(all.slice(kept));
      return all.filter((one) => !run.made.includes(one)).length;
    },
    discard: (list) => discard(run.made.filter((one) => list.some((known) => isMade(one, known)))),
    async cleanUp() {
      run.isCleaning = true;
      // What something else still needs can go once that has gone.
      const again = await removeAll(run, requests, run.made.splice(0).reverse(), 1);
      const left = await removeAll(run, requests, again, 1);
      return left.map(({ operation, params }) => {
        const { path } = requests.plain(operation, params);
        return `${operation.method.toUpperCase()} ${path}`;
      });
    },
  };
}

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

const isMade = (one: Run['made'][number], { resource, params }: Known): boolean =>
  one.operation === resource.remove && isSame(one.params, params);

/** What others made is changed on one's own machine only, and removed never. */
const mayTouch = (run: Run, { method }: Operation): boolean => run.allowSharedWrites && method !== 'delete';
