// Decides which requests may be sent, so that a run changes only the records it created.
import type { RequestClass } from '../../../src/response-check/finding.ts';
import type { CaseRequest } from '../../contract/cases/case.ts';
import { pathOf } from '../../contract/cases/parameters.ts';
import type { Json } from '../../contract/document.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import { idLikeness, wordsOf } from '../model/naming.ts';
import { valuesListed } from '../model/places.ts';
import type { Pool } from '../model/pool.ts';
import { isCopying, pathParametersOf, type Resource } from '../model/resources.ts';
import { listShape, propertiesOf, successSchema } from '../model/shapes.ts';
import type { Creations } from './creations.ts';
import {
  type Identifiers,
  isIdName,
  type NamedValue,
  partsLike,
  replaceValues,
  unusedLike,
} from './identifiers.ts';
import { namingField } from './named-by-value.ts';
import type { Ownership } from './ownership.ts';

/** The decision about a request. */
export type Permission =
  | { send: CaseRequest; isWrite: boolean; isShared: boolean }
  /** Not sent. */
  | { send: undefined };

export interface WriteGuard {
  permit(operation: Operation, request: CaseRequest, requestClass: RequestClass): Permission;
  /** Number of requests not sent because they can reach foreign data, by operation. */
  leftOut(): Map<string, number>;
  /** Number not sent because no operation removes their records. */
  leftOutForGood(): Map<string, number>;
}

interface Setting {
  contract: Contract;
  resources: Resource[];
  pool: Pool;
  runId: string;
  allowSharedWrites: boolean;
  skipped: ReadonlySet<string>;
  creations: Pick<Creations, 'existing'>;
}

const CREATING = ['create', 'add', 'new', 'insert', 'register', 'upload', 'make'];

/** @param wrongFields finds the invalid fields of a request */
export function createWriteGuard(
  run: Setting,
  ownership: Ownership,
  identifiers: Identifiers,
  wrongFields: (operation: Operation, request: CaseRequest) => string[],
): WriteGuard {
  const leftOut = new Map<string, number>();
  const leftOutForGood = new Map<string, number>();
  /** The references in an operation's plain requests, which its cases share. */
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

  /** Creates a record that cannot be removed, not even together with another one. */
  const isForGood = (operation: Operation, { method }: CaseRequest): boolean => {
    const resource = run.resources.find(({ create }) => create === operation);
    const isDeclared = method.toLowerCase() === operation.method;
    const isLeft = resource ? resource.remove === undefined : method === 'POST' && isListed(operation);
    return isDeclared && isLeft;
  };

  /**
   * Creates a record at the top level or below a record of this run; below a foreign record only if it is removable. A
   * declared 201 alone proves nothing: some frameworks declare it for every POST.
   */
  const isCreation = (operation: Operation, { method, params }: CaseRequest): boolean => {
    if (
      method !== 'POST' ||
      operation.method !== 'post' ||
      run.resources.some((one) => isCopying(one, operation))
    )
      return false;
    const resource = run.resources.find(({ create }) => create === operation);
    // A create that returned an existing record may have changed it.
    if (run.creations.existing().has(operation)) return false;
    const isCalledSo = wordsOf(`${operation.path} ${operation.id}`).some((word) => CREATING.includes(word));
    const makes201 = Object.hasOwn(operation.definition.responses, '201');
    const isAdding =
      isListed(operation) ||
      (resource !== undefined &&
        (run.allowSharedWrites || isFound(resource, operation)) &&
        (resource.collection === operation.path || isCalledSo)) ||
      (makes201 && (run.allowSharedWrites || isAddressed(operation)));
    if (pathParametersOf(operation.path).length === 0) return isAdding && !isSingleton(operation);
    return (
      resource?.remove !== undefined && Object.values(params).every((value) => identifiers.isSeen(value))
    );
  };

  /** Whether what is created can be listed or read, or at least is named by the response, so that it can be removed. */
  const isFound = ({ list, read, name }: Resource, operation: Operation): boolean => {
    const schema = successSchema(operation);
    const names = schema ? [...propertiesOf(run.contract.document, schema).keys()] : [];
    return Boolean(list ?? read) || hasAddress(operation) || names.some((one) => idLikeness(one, name) > 7);
  };

  /** Whether the response has the address of a record that is created elsewhere, and records can be removed. */
  const isAddressed = (operation: Operation): boolean =>
    hasAddress(operation) && run.resources.some(({ read, remove }) => read && remove);

  const readingAt = (path: string): Operation | undefined =>
    run.contract.operations.find((one) => one.method === 'get' && one.path === path && one.effect === 'read');

  const isListed = ({ path }: Operation): boolean => {
    const reading = readingAt(path);
    return reading !== undefined && listShape(run.contract.document, reading) !== undefined;
  };

  const isSingleton = (operation: Operation): boolean =>
    readingAt(operation.path) !== undefined && !isListed(operation);

  /** Whether the contract itself lists the values in a path, so that they name no record. */
  const isFixed = (operation: Operation, params: Record<string, string>): boolean =>
    pathParametersOf(operation.path).every((name) =>
      valuesListed(run.contract.document, operation, name)?.includes(params[name] ?? ''),
    );

  /** Singletons, known records and fixed paths; whole lists and records are never removed. */
  const mayShare = (operation: Operation, { method, params }: CaseRequest): boolean => {
    if (!run.allowSharedWrites) return false;
    const isKnown = run.pool
      .fits(operation.path)
      .some((one) => pathParametersOf(operation.path).every((name) => one.params[name] === params[name]));
    if (pathParametersOf(operation.path).length > 0)
      return method !== 'DELETE' && (isKnown || isFixed(operation, params));
    // An undeclared method must be rejected.
    return method !== 'DELETE' || isSingleton(operation) || operation.method !== 'delete';
  };

  return {
    leftOut: () => leftOut,
    leftOutForGood: () => leftOutForGood,
    permit(operation, given, requestClass) {
      if (run.skipped.has(operation.id)) return { send: undefined };
      if (isSafe(operation, given)) return { send: given, isWrite: false, isShared: false };
      const request = withMarkedPath(operation, given);
      const isForbidden = (name: string) => wrongFields(operation, request).includes(name);
      const naming = request.method === 'DELETE' ? namingField(run.contract, operation) : undefined;
      const reach = isUnreadable(request)
        ? 'nothing'
        : naming !== undefined
          ? reachByValue(request, naming, isForbidden(naming))
          : ownership.reach(operation.path, request.params, isForbidden);
      if (reach !== 'own' && !run.allowSharedWrites && isForGood(operation, request))
        return withhold(operation, request, leftOutForGood);
      const isMaking = isCreation(operation, request);
      const isShared = reach === 'others' && !isMaking;
      const named = namedIds(operation, request);
      // A batch of records by id.
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

  /**
   * The request with the run's mark behind each word in its path that the contract forbids, but that an answer has shown
   * as an id: nothing has the marked one. Other values stay, since a server may read a number or a path in them.
   */
  function withMarkedPath(operation: Operation, request: CaseRequest): CaseRequest {
    const wrong = wrongFields(operation, request);
    const marked = Object.entries(request.params).flatMap(([name, value]) => {
      const isKnown = wrong.includes(name) && /^ ?\p{L}+$/u.test(value) && identifiers.isSeen(value);
      return isKnown ? [[name, `${value}${run.runId}`]] : [];
    });
    if (marked.length === 0) return request;
    const params = { ...request.params, ...Object.fromEntries(marked) };
    const other = { ...request, params, path: pathOf(operation, params) };
    return wrongFields(operation, other).join() === wrong.join() ? other : request;
  }

  function reachByValue(request: CaseRequest, naming: string, isForbidden: boolean): 'own' | 'others' {
    const values: Json[] = [];
    replaceValues(request, ({ name, depth, value }) => {
      if (name === naming && depth === 1) values.push(value);
      return value;
    });
    const isUnshared = values.every((value) => ownership.isUnshared(value, isForbidden));
    return values.length > 0 && isUnshared ? 'own' : 'others';
  }

  function namedIds(operation: Operation, request: CaseRequest): NamedValue[] {
    const found: NamedValue[] = [];
    replaceValues(request, (one) => {
      if (isIdOf(operation, one.name)) found.push(one);
      return one.value;
    });
    return found;
  }

  function isIdOf({ path }: Operation, name: string): boolean {
    return isIdName(name) || resourcesAt(path).some(({ pathParameter }) => pathParameter === name);
  }

  function resourcesAt(path: string): Resource[] {
    return run.resources.filter((one) => one.path === path || one.collection === path);
  }

  /**
   * The request without ids of foreign records, except mere references, which stay.
   * @param isReaching whether the listed records are changed
   * @returns undefined if impossible
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
    const isUnused = (text: string) => !identifiers.mayExist(text, { isForbidden: true });
    const shortLike = ({ name, value }: NamedValue) =>
      isWrong(name) ? partsLike(value, run.runId).find(isUnused) : undefined;
    for (const like of [({ value }: NamedValue) => unusedLike(value, run.runId), shortLike]) {
      let isPossible = true;
      const safe = replaceValues(request, (one) => {
        if (!isIdOf(operation, one.name) || isSafeId(one)) return one.value;
        const other = like(one);
        isPossible &&= other !== undefined;
        return other ?? one.value;
      });
      if (JSON.stringify(safe) === JSON.stringify(request) && isPossible) return request;
      const [before, after] = [request, safe].map((one) => wrongFields(operation, one).join());
      if (isPossible && before === after) return safe;
    }
    return undefined;
  }

  /** Whether a property holds the record's own id, with which an existing record could be overwritten. */
  function isOwnName({ path }: Operation, name: string): boolean {
    return (
      name === 'id' ||
      resourcesAt(path).some((one) => one.pathParameter === name || `${one.name}id` === name.toLowerCase())
    );
  }

  /** Whether a response has shown this value, so that it is a reference and not a test value. */
  function isShownAs(operation: Operation, name: string, value: Json): boolean {
    return run.pool.values(name).includes(value) || run.pool.references(name, operation).includes(value);
  }
}

/** Whether a request changes nothing, by the contract or its method. */
function isSafe({ effect, method: declared }: Operation, { method }: CaseRequest): boolean {
  const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  return method.toLowerCase() === declared ? effect === 'read' : isReading;
}

/** Whether a path is unreadable and so leads nowhere. */
function isUnreadable({ path }: CaseRequest): boolean {
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

/** Whether a success response declares a `Location` or links. */
const hasAddress = ({ definition }: Operation): boolean =>
  Object.entries(definition.responses).some(
    ([status, { headers = {}, links = {} }]) =>
      status.startsWith('2') &&
      (Object.keys(links).length > 0 ||
        Object.keys(headers).some((name) => name.toLowerCase() === 'location')),
  );
