// Decides which requests may be sent, so that a run changes nothing but records of its own.
import type { RequestClass } from '../../../src/contract/finding.ts';
import type { CaseRequest } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import { wordsOf } from '../naming.ts';
import type { Pool } from '../pool.ts';
import { blanksOf, isCopying, type Resource } from '../resources.ts';
import { listShape } from '../shapes.ts';
import { type Identifiers, isIdName, type NamedValue, replaceValues, unusedLike } from './identifiers.ts';
import type { Ownership } from './ownership.ts';

/** What becomes of a request. */
export type Permission =
  | { send: CaseRequest; isWrite: boolean; isShared: boolean }
  /** It is left out. */
  | { send: undefined };

export interface WriteGuard {
  permit(operation: Operation, request: CaseRequest, requestClass: RequestClass): Permission;
  /** How many requests were left out because they can reach what others made, by operation. */
  leftOut(): Map<string, number>;
  /** How many because nothing that is declared removes what they make. */
  leftOutForGood(): Map<string, number>;
}

interface Setting {
  contract: Contract;
  resources: Resource[];
  pool: Pool;
  runId: string;
  allowSharedWrites: boolean;
  skipped: ReadonlySet<string>;
  /** Operations that made records whose ids are not known. */
  unidentified: ReadonlyMap<Operation, number>;
  /** Operations that answered records which were there before. */
  reused: ReadonlyMap<Operation, unknown>;
}

const CREATING = ['create', 'add', 'new', 'insert', 'register', 'upload', 'make'];

/** @param wrongFields what is wrong with a request by the contract */
export function createWriteGuard(
  run: Setting,
  ownership: Ownership,
  identifiers: Identifiers,
  wrongFields: (operation: Operation, request: CaseRequest) => string[],
): WriteGuard {
  const leftOut = new Map<string, number>();
  const leftOutForGood = new Map<string, number>();
  /** What the plain requests of an operation named by id: its other requests name the same. */
  const references = new Map<Operation, Set<string>>();

  const withhold = (
    { id, method: declared }: Operation,
    { method }: CaseRequest,
    counted = leftOut,
  ): Permission => {
    const name = method.toLowerCase() === declared ? id : 'undeclared methods';
    counted.set(name, (counted.get(name) ?? 0) + 1);
    return { send: undefined };
  };

  /** Makes a record that nothing removes, and that does not go with another one. */
  const isForGood = (operation: Operation, { method }: CaseRequest): boolean => {
    const resource = run.resources.find(({ create }) => create === operation);
    const isDeclared = method.toLowerCase() === operation.method;
    const isLeft = resource ? resource.remove === undefined : method === 'POST' && isListed(operation);
    return isDeclared && isLeft;
  };

  /** Makes a record, below no record or below one of this run; below one of others only what can be removed again. */
  const isCreation = (operation: Operation, { method, params }: CaseRequest): boolean => {
    if (
      method !== 'POST' ||
      operation.method !== 'post' ||
      run.resources.some((one) => isCopying(one, operation))
    )
      return false;
    const resource = run.resources.find(({ create }) => create === operation);
    const makes201 = Object.hasOwn(operation.definition.responses, '201');
    // What answered a record that was there before may have changed it.
    if (run.reused.has(operation)) return false;
    const isCalledSo = wordsOf(`${operation.path} ${operation.id}`).some((word) => CREATING.includes(word));
    const isAdding =
      resource?.collection === operation.path ||
      isListed(operation) ||
      makes201 ||
      (resource !== undefined && isCalledSo);
    if (blanksOf(operation.path).length === 0) return isAdding && !isSingleton(operation);
    return (
      resource?.remove !== undefined && Object.values(params).every((value) => identifiers.isSeen(value))
    );
  };

  const readingAt = (path: string): Operation | undefined =>
    run.contract.operations.find((one) => one.method === 'get' && one.path === path && one.effect === 'read');

  const isListed = ({ path }: Operation): boolean => {
    const reading = readingAt(path);
    return reading !== undefined && listShape(run.contract.document, reading) !== undefined;
  };

  const isSingleton = (operation: Operation): boolean =>
    readingAt(operation.path) !== undefined && !isListed(operation);

  /** What there is only one of, or a record that was shown; whole lists and records are never removed. */
  const mayShare = (operation: Operation, { method, params }: CaseRequest): boolean => {
    if (!run.allowSharedWrites) return false;
    const isKnown = run.pool
      .fits(operation.path)
      .some((one) => blanksOf(operation.path).every((name) => one.params[name] === params[name]));
    if (blanksOf(operation.path).length > 0) return method !== 'DELETE' && isKnown;
    // A method that is not declared has to be refused.
    return method !== 'DELETE' || isSingleton(operation) || operation.method !== 'delete';
  };

  return {
    leftOut: () => leftOut,
    leftOutForGood: () => leftOutForGood,
    permit(operation, request, requestClass) {
      if (run.skipped.has(operation.id)) return { send: undefined };
      if (isSafe(operation, request)) return { send: request, isWrite: false, isShared: false };
      const isForbidden = (name: string) => wrongFields(operation, request).includes(name);
      const reach = isUnreadable(request)
        ? 'nothing'
        : ownership.reach(operation.path, request.params, isForbidden);
      if (reach !== 'own' && !run.allowSharedWrites && isForGood(operation, request))
        return withhold(operation, request, leftOutForGood);
      const isMaking = isCreation(operation, request);
      const isShared = reach === 'others' && !isMaking;
      const named = namedIds(operation, request);
      // Several records at once, by their ids.
      const isOwnBatch =
        isShared &&
        run.allowSharedWrites &&
        named.some(({ value }) => ownership.isOwnId(value)) &&
        named.every(({ value }) => ownership.isOwnId(value) || !identifiers.mayExist(value));
      if (isShared && !isOwnBatch && !mayShare(operation, request)) return withhold(operation, request);
      const send = withoutForeignIds(operation, request, requestClass, isShared && !isSingleton(operation));
      return send ? { send, isWrite: true, isShared } : withhold(operation, request);
    },
  };

  function namedIds(operation: Operation, request: CaseRequest): NamedValue[] {
    const found: NamedValue[] = [];
    replaceValues(request, (one) => {
      if (isIdOf(operation, one.name)) found.push(one);
      return one.value;
    });
    return found;
  }

  function isIdOf({ path }: Operation, name: string): boolean {
    return isIdName(name) || resourcesAt(path).some(({ blank }) => blank === name);
  }

  function resourcesAt(path: string): Resource[] {
    return run.resources.filter((one) => one.path === path || one.collection === path);
  }

  /**
   * The request with no id in it that may be that of somebody else's record, but for those that it names to refer to
   * them. Those are left as they were shown.
   * @param isReaching whether the records that it lists are what it changes
   * @returns undefined where that cannot be
   */
  function withoutForeignIds(
    operation: Operation,
    request: CaseRequest,
    requestClass: RequestClass,
    isReaching: boolean,
  ): CaseRequest | undefined {
    const isPlain = requestClass === 'plain';
    const plain = references.get(operation) ?? new Set();
    references.set(operation, plain);
    let wrong: string[] | undefined;
    const isWrong = (name: string): boolean => {
      wrong ??= isPlain ? [] : wrongFields(operation, request);
      return wrong.some((field) => field.split('.').includes(name));
    };
    const isSafeId = ({ name, depth, isListed, value }: NamedValue): boolean => {
      if (
        value === '' ||
        ownership.isOwnId(value) ||
        !identifiers.mayExist(value, { isForbidden: isWrong(name) })
      )
        return true;
      if ((isReaching && isListed) || (depth === 1 && isOwnName(operation, name))) return false;
      const key = JSON.stringify([name, value]);
      if (isPlain) plain.add(key);
      return isPlain || requestClass === 'valid' || plain.has(key) || isShownAs(operation, name, value);
    };
    let isPossible = true;
    const safe = replaceValues(request, (one) => {
      if (!isIdOf(operation, one.name) || isSafeId(one)) return one.value;
      const other = unusedLike(one.value, run.runId);
      isPossible &&= other !== undefined;
      return other ?? one.value;
    });
    if (!isPossible) return undefined;
    if (JSON.stringify(safe) === JSON.stringify(request)) return request;
    const [before, after] = [request, safe].map((one) => wrongFields(operation, one).join());
    return before === after ? safe : undefined;
  }

  /** Whether a property holds the id of the record itself: with it, an existing one could be written over. */
  function isOwnName({ path }: Operation, name: string): boolean {
    return (
      name === 'id' ||
      resourcesAt(path).some((one) => one.blank === name || `${one.name}id` === name.toLowerCase())
    );
  }

  /** Whether an answer has shown a value as it is: it refers to a record, and is not what is tried. */
  function isShownAs(operation: Operation, name: string, value: Json): boolean {
    return run.pool.values(name).includes(value) || run.pool.references(name, operation).includes(value);
  }
}

/** Whether a request changes nothing by what the contract says, or by its method. */
function isSafe({ effect, method: declared }: Operation, { method }: CaseRequest): boolean {
  const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  return method.toLowerCase() === declared ? effect === 'read' : isReading;
}

/** Whether a path cannot be read, and so leads to nothing. */
function isUnreadable({ path }: CaseRequest): boolean {
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}
