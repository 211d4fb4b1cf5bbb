// Tracks which records this run created, and which existed before.
import { type CaseRequest, jsonIn } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Pool } from '../model/pool.ts';
import { pathParametersOf, prefixesUpToParameters, type Resource } from '../model/resources.ts';
import { isRecord, recordsIn, unwrapped, valueAt } from '../model/shapes.ts';
import { type Identifiers, normalized } from './identifiers.ts';

type Params = Record<string, string>;

/** The part of a response that shows records. */
interface Answer {
  operation: Operation;
  request: CaseRequest;
  status: number;
  json: Json | undefined;
  /** Number of responses processed when the request was sent. */
  asked: number;
}

export interface Ownership {
  /** Number of responses processed so far. */
  count(): number;
  /** Remembers the records that a response shows or reports as missing. */
  see(answer: Answer): void;
  /**
   * Marks a record as created by this run.
   * @returns false if it was seen before the request was sent
   */
  claim(known: { resource: Resource; params: Params; body: Record<string, Json> }, by: Answer): boolean;
  /** Marks a record as this run's own without a check. */
  adopt(resource: Resource, params: Params): void;
  /** Remembers that nothing is at a path, because the record that it names cannot be read elsewhere. */
  noteMissing(path: string, params: Params): void;
  /** The owner of what a path leads to: this run, nothing, or possibly others. */
  reach(path: string, params: Params, isForbidden: (name: string) => boolean): 'own' | 'nothing' | 'others';
  isOwnId(value: Json): boolean;
  /** Whether only this run's records can have this value, or none. */
  isUnshared(value: Json, isForbidden: boolean): boolean;
}

export function createOwnership(resources: Resource[], pool: Pool, identifiers: Identifiers): Ownership {
  /** By resource and parents, then by path of the possible id: values with the response count when they were seen. */
  const shown = new Map<string, Map<string, Map<string, number>>>();
  const own = new Map<string, Params[]>();
  const ownIds = new Set<string>();
  /** Response count when a value was first shown, and the values that this run sent before any response showed them. */
  const firstShown = new Map<string, number>();
  const ownValues = new Set<string>();
  const texts = new Set<string>();
  const missing = new Set<string>();
  let count = 0;

  const noteShown = (value: string): void => {
    // Most values repeat.
    if (texts.has(value)) return;
    const key = normalized(value);
    if (!firstShown.has(key)) firstShown.set(key, count);
    texts.add(value);
  };

  const scopeOf = ({ path }: Resource, params: Params): string =>
    [
      path,
      ...pathParametersOf(path)
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
      (way) => (ids.get(way)?.get(params[resource.pathParameter] ?? '') ?? Number.POSITIVE_INFINITY) <= asked,
    );
  };

  /** Whether ids are numbers; also if none has been seen. */
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
    ownIds.add(params[resource.pathParameter] ?? '');
  };

  return {
    adopt,
    count: () => count,
    isOwnId: (value) => ownIds.has(`${value}`),
    see({ operation, request: { params }, status, json }) {
      count += 1;
      const isRead = status >= 200 && status < 300;
      if (isRead) identifiers.seeAll(json);
      if (isRead) for (const value of valuesIn(json)) noteShown(value);
      for (const resource of resources) {
        if (resource.read === operation) {
          const key = keyOf(resource.path, params);
          if (isRead) show(resource, params, '', params[resource.pathParameter] ?? '');
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
      const sent = new Set(valuesIn(jsonIn(by.request)));
      for (const value of valuesIn(body)
        .filter((one) => sent.has(one))
        .map(normalized))
        if ((firstShown.get(value) ?? 0) > by.asked) ownValues.add(value);
      return true;
    },
    isUnshared(value, isForbidden) {
      const key = normalized(value);
      const isShown = firstShown.has(key) && !ownValues.has(key);
      return !isShown && !identifiers.mayExist(value, { isForbidden });
    },
    noteMissing: (path, params) => void missing.add(keyOf(path, params)),

    reach(path, params, isForbidden) {
      const whole = new Set<string>();
      for (const resource of resources.filter((one) => isAbout(path, one)))
        for (const one of own.get(resource.path) ?? [])
          if (Object.entries(one).every(([name, value]) => params[name] === value))
            for (const name of Object.keys(one)) whole.add(name);
      let isMissing = false;
      for (const prefix of prefixesUpToParameters(path)) {
        const name = pathParametersOf(prefix).at(-1) ?? '';
        const value = params[name] ?? '';
        const alike = resources.filter((one) => one.path === prefix);
        // A child of this run's record is named by the id of another record.
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
      return isMissing ? 'nothing' : pathParametersOf(path).length > 0 ? 'own' : 'others';
    },
  };
}

/** Whether a path is about a resource's records, nested resources, or actions. */
function isAbout(path: string, { path: record, collection }: Resource): boolean {
  const rest = path.startsWith(record) ? path.slice(record.length) : undefined;
  if (rest !== undefined && /^($|[/:(])/.test(rest)) return true;
  return (
    pathParametersOf(path).join() === pathParametersOf(record).join() && path.startsWith(`${collection}/`)
  );
}

const keyOf = (path: string, params: Params): string =>
  [path, ...pathParametersOf(path).map((name) => params[name] ?? '')].join(' ');

/** All scalars in a body, as text. */
function valuesIn(json: Json | undefined): string[] {
  if (typeof json === 'object' && json !== null) return Object.values(json).flatMap(valuesIn);
  return json === undefined || json === null ? [] : [`${json}`];
}

const isSame = (a: Params, b: Params): boolean =>
  Object.entries(a).every(([name, value]) => b[name] === value);

/** Whether a response contains none of the sent texts and so is about another record. */
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
