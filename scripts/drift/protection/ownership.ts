// Which records this run made, and which were there before.
import type { CaseRequest } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Pool } from '../pool.ts';
import { blanksOf, type Resource, upToEachBlank } from '../resources.ts';
import { isRecord, recordsIn, unwrapped, valueAt } from '../shapes.ts';
import type { Identifiers } from './identifiers.ts';

type Params = Record<string, string>;

/** An answer, as far as it shows records. */
interface Answer {
  operation: Operation;
  request: CaseRequest;
  status: number;
  json: Json | undefined;
  /** How many answers had been taken when the request was sent. */
  asked: number;
}

export interface Ownership {
  /** How many answers were taken so far. */
  count(): number;
  /** Remembers the records that an answer shows, or shows to be missing. */
  see(answer: Answer): void;
  /**
   * Makes a record this run's own.
   * @returns false for one that was shown before the request was sent that answered it
   */
  claim(known: { resource: Resource; params: Params; body: Record<string, Json> }, by: Answer): boolean;
  /** Makes a record this run's own that is known to be. */
  adopt(resource: Resource, params: Params): void;
  /** What a path leads to: a record of this run or what belongs to it, nothing at all, or what others may have made. */
  reach(path: string, params: Params, isForbidden: (name: string) => boolean): 'own' | 'nothing' | 'others';
  isOwnId(value: Json): boolean;
}

export function createOwnership(resources: Resource[], pool: Pool, identifiers: Identifiers): Ownership {
  /** By resource and parents, by the way to what may be the id: the values, with the count of answers when they were shown. */
  const shown = new Map<string, Map<string, Map<string, number>>>();
  const own = new Map<string, Params[]>();
  const ownIds = new Set<string>();
  const missing = new Set<string>();
  let count = 0;

  const scopeOf = ({ path }: Resource, params: Params): string =>
    [
      path,
      ...blanksOf(path)
        .slice(0, -1)
        .map((name) => params[name] ?? ''),
    ].join(' ');

  const show = (resource: Resource, params: Params, way: string, value: string): void => {
    identifiers.see(value);
    const key = scopeOf(resource, params);
    const ids = shown.get(key) ?? new Map<string, Map<string, number>>();
    const values = ids.get(way) ?? new Map<string, number>();
    if (!values.has(value)) values.set(value, count);
    shown.set(key, ids.set(way, values));
  };

  const wasShown = (resource: Resource, params: Params, asked: number): boolean => {
    const ids = shown.get(scopeOf(resource, params)) ?? new Map<string, Map<string, number>>();
    const proven = pool.idPath(resource)?.join('.');
    const ways = proven === undefined ? [...ids.keys()] : ['', proven];
    return ways.some(
      (way) => (ids.get(way)?.get(params[resource.blank] ?? '') ?? Number.POSITIVE_INFINITY) <= asked,
    );
  };

  /** Whether ids are numbers: also where none was shown so far. */
  const isNumbered = (resource: Resource): boolean => {
    const proven = pool.idPath(resource)?.join('.');
    const values = [...shown]
      .filter(([key]) => key.split(' ')[0] === resource.path)
      .flatMap(([, ids]) => [...ids])
      .filter(([way]) => proven === undefined || way === '' || way === proven)
      .flatMap(([, seen]) => [...seen.keys()]);
    return values.length === 0 || values.some((value) => /^\d+$/.test(value));
  };

  const isOwn = ({ path }: Pick<Resource, 'path'>, isIt: (params: Params) => boolean): boolean =>
    own.get(path)?.some(isIt) ?? false;

  const adopt = (resource: Resource, params: Params): void => {
    own.set(resource.path, [...(own.get(resource.path) ?? []), params]);
    ownIds.add(params[resource.blank] ?? '');
  };

  return {
    adopt,
    count: () => count,
    isOwnId: (value) => ownIds.has(`${value}`),
    see({ operation, request: { params }, status, json }) {
      count += 1;
      const isRead = status >= 200 && status < 300;
      for (const resource of resources) {
        if (resource.read === operation) {
          const key = keyOf(resource.path, params);
          if (isRead) show(resource, params, '', params[resource.blank] ?? '');
          if (isRead) missing.delete(key);
          else if ([404, 410].includes(status)) missing.add(key);
        }
        if (!isRead || resource.list?.operation !== operation) continue;
        for (const record of recordsIn(resource.list.shape, json))
          for (const path of pool.idCandidates(resource, record).slice(0, 4))
            show(resource, params, path.join('.'), `${valueAt(record, path)}`);
      }
    },
    claim({ resource, params, body }, by) {
      if (isOwn(resource, (one) => isSame(one, params))) return true;
      if (wasShown(resource, params, by.asked) || contradicts(by, body)) return false;
      adopt(resource, params);
      return true;
    },
    reach(path, params, isForbidden) {
      const whole = new Set<string>();
      for (const resource of resources.filter((one) => isAbout(path, one)))
        for (const one of own.get(resource.path) ?? [])
          if (Object.entries(one).every(([name, value]) => params[name] === value))
            for (const name of Object.keys(one)) whole.add(name);
      let isMissing = false;
      for (const prefix of upToEachBlank(path)) {
        const name = blanksOf(prefix).at(-1) ?? '';
        const value = params[name] ?? '';
        const alike = resources.filter((one) => one.path === prefix);
        // What belongs to a record of this run is named by the id of another one.
        const isMember = whole.size > 0 && ownIds.has(value);
        const isOwnValue = () =>
          isMember || alike.some((one) => isOwn(one, (record) => record[name] === value));
        if (whole.has(name) || isOwnValue()) continue;
        const how = {
          isForbidden: isForbidden(name),
          isNumbered: alike.length === 0 || alike.some(isNumbered),
        };
        if (!missing.has(keyOf(prefix, params)) && identifiers.mayExist(value, how)) return 'others';
        isMissing = true;
      }
      return isMissing ? 'nothing' : blanksOf(path).length > 0 ? 'own' : 'others';
    },
  };
}

/** Whether a path is that of a resource's records, of what stands below them, or of what is done with them. */
function isAbout(path: string, { path: record, collection }: Resource): boolean {
  const rest = path.startsWith(record) ? path.slice(record.length) : undefined;
  if (rest !== undefined && /^($|[/:(])/.test(rest)) return true;
  return blanksOf(path).join() === blanksOf(record).join() && path.startsWith(`${collection}/`);
}

const keyOf = (path: string, params: Params): string =>
  [path, ...blanksOf(path).map((name) => params[name] ?? '')].join(' ');

const isSame = (a: Params, b: Params): boolean =>
  Object.entries(a).every(([name, value]) => b[name] === value);

/** Whether an answer says nothing of a new record and has none of the texts that were sent: then it is about another one. */
function contradicts({ request, status }: Answer, body: Record<string, Json>): boolean {
  if (status === 201) return false;
  const { body: given } = request;
  const sent = given && 'json' in given ? unwrapped(given.json) : undefined;
  if (!isRecord(sent)) return false;
  const both = Object.entries(sent).filter(
    ([name, value]) => typeof value === 'string' && typeof body[name] === 'string',
  );
  const isTaken = (text: string, answered: string) =>
    answered.trim().toLowerCase().includes(text.trim().toLowerCase().slice(0, 8));
  return both.length > 0 && both.every(([name, value]) => !isTaken(value as string, body[name] as string));
}
