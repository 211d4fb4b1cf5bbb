// Backends that do not store what they confirm: creates, updates and removals get lost or changed.
import type { Json, OpenApi } from '../../contract/document.ts';
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';
import type { ReportFinding } from '../../report/report.ts';
import { type Resource, resourcesOf } from '../model/resources.ts';
import { propertiesOf, successSchema } from '../model/shapes.ts';
import type { Reply } from '../wire/reply.ts';
import { altered, type Call, type FaultyResponse } from './faulty-response.ts';
import { exampleOf, jsonReply } from './lax-backend.ts';
import { isObject } from './wrong-values.ts';

export interface StateFault {
  kind: string;
  where: string;
  isTold(finding: ReportFinding): boolean;
}

export interface FaultyState {
  faulty: FaultyResponse;
  faults: StateFault[];
}

/** The state of the faults in one run. */
interface Memory {
  made: Set<string>;
  removed: Set<string>;
  /** The last read response of a record. */
  read: Map<string, Record<string, Json>>;
  /** Fields of a record's last update. */
  changed: Map<string, string[]>;
  /** The record's list entry. */
  listed: Map<string, Json>;
  first: Map<Operation, Json>;
}

export function faultyStates(contract: Contract): FaultyState[] {
  const { document } = contract;
  const resources = resourcesOf(document, contract.operations).filter(
    ({ create, read }) => create && read?.effect === 'read',
  );
  const pairs = pairsOf(contract, resources);
  const of = (operation: Operation) => ({
    made: resources.find(({ create }) => create === operation),
    read: resources.find(({ read }) => read === operation),
    list: resources.find(({ list }) => list?.operation === operation),
    removed: resources.find(({ remove }) => remove === operation),
    updated: pairs.find(({ update }) => update === operation),
    shown: pairs.filter(({ read }) => read === operation),
  });
  const keyOf = (path: string, id: string | undefined) => `${path} ${id}`;
  const idOf = ({ pathParameter }: Resource, { params }: Call) => params[pathParameter];
  const fault = (kind: string, at: Operation | undefined, told: string, field?: string): StateFault[] =>
    at === undefined
      ? []
      : [
          {
            kind,
            where: `${at.id}${field === undefined ? '' : ` ${field}`}`,
            isTold: (one) =>
              one.kind === told && one.operation?.id === at.id && (field === undefined || one.at === field),
          },
        ];
  const watching = (memory: Memory): FaultyResponse => ({
    seen(call, json) {
      const { made, read, list } = of(call.operation);
      const record = isObject(json) ? json : {};
      if (made) {
        // One request may create several.
        for (const one of Array.isArray(record.items) ? record.items : [record])
          if (isObject(one)) memory.made.add(keyOf(made.path, `${one.id}`));
        if (!memory.first.has(call.operation)) memory.first.set(call.operation, json);
      }
      if (read) memory.read.set(keyOf(read.path, idOf(read, call)), record);
      for (const pair of of(call.operation).shown) memory.read.set(pair.key(call), record);
      for (const entry of list && Array.isArray(record.items) ? record.items : [])
        if (isObject(entry)) memory.listed.set(keyOf(list?.path ?? '', `${entry.id}`), entry);
    },
  });
  const withMemory = (make: (memory: Memory) => FaultyResponse): FaultyResponse => {
    const memory: Memory = {
      made: new Set(),
      removed: new Set(),
      read: new Map(),
      changed: new Map(),
      listed: new Map(),
      first: new Map(),
    };
    const [watch, faulty] = [watching(memory), make(memory)];
    return {
      ...faulty,
      seen: (call, json) => {
        watch.seen?.(call, json);
        faulty.seen?.(call, json);
      },
    };
  };
  const isMade = ({ made }: Memory, resource: Resource | undefined, call: Call): boolean =>
    resource !== undefined && made.has(keyOf(resource.path, idOf(resource, call)));
  const inList = (
    call: Call,
    json: Json,
    change: (items: Json[], resource: Resource) => Json[],
  ): Json | undefined => {
    const { list } = of(call.operation);
    return list && isObject(json) && Array.isArray(json.items)
      ? { ...json, items: change(json.items, list) }
      : undefined;
  };
  const both = (one: Operation | undefined, other: Operation | undefined) =>
    fieldsOfBoth(document, one, other);

  return [
    {
      faulty: withMemory((memory) => ({
        instead: (call) => (isMade(memory, of(call.operation).read, call) ? notFound() : undefined),
      })),
      faults: resources.flatMap(({ create }) => fault('what is made cannot be read', create, 'not-readable')),
    },
    {
      faulty: withMemory((memory) => ({
        answer(call, json) {
          const resource = of(call.operation).read;
          if (isMade(memory, resource, call) && isObject(json))
            return alteredIn(json, both(resource?.create, resource?.read));
          return inList(call, json, (items, list) =>
            items.filter((entry) => !(isObject(entry) && memory.made.has(keyOf(list.path, `${entry.id}`)))),
          );
        },
      })),
      faults: resources.flatMap(({ create, read, list }) => [
        ...fault('what is made is not listed', list && create ? list.operation : undefined, 'not-listed'),
        ...both(create, read).flatMap((field) =>
          fault('kept with another value', create, 'not-stored', field),
        ),
      ]),
    },
    {
      faulty: withMemory((memory) => ({
        instead(call) {
          const { updated } = of(call.operation);
          const was = updated && memory.read.get(updated.key(call));
          return was && jsonReply(200, { ...was, ...call.body });
        },
      })),
      faults: pairs.flatMap(({ read, update }) =>
        both(update, read).flatMap((field) => fault('change is not kept', update, 'update-lost', field)),
      ),
    },
    {
      faulty: withMemory((memory) => ({
        instead: (call) => again(memory, of(call.operation).removed, call),
        seen(call) {
          const { updated, removed } = of(call.operation);
          if (updated) memory.changed.set(updated.key(call), Object.keys(call.body));
          if (removed) memory.removed.add(keyOf(removed.path, idOf(removed, call)));
        },
        answer(call, json) {
          const [pair] = of(call.operation).shown;
          const fields = pair && memory.changed.get(pair.key(call));
          if (!pair || !fields || !isObject(json)) return undefined;
          return alteredIn(
            json,
            both(pair.update, pair.read).filter((name) => !fields.includes(name)),
          );
        },
      })),
      faults: [
        ...pairs.flatMap(({ read, update }) => {
          const fields = both(update, read);
          return (fields.length > 1 ? fields : []).flatMap((field) =>
            fault('change resets another field', update, 'update-touches-others', field),
          );
        }),
        ...resources.flatMap(({ remove }) => fault('removed twice', remove, 'deleted-twice')),
      ],
    },
    {
      faulty: withMemory(() => ({
        instead: (call) => (of(call.operation).removed ? exampleOf(call.operation) : undefined),
      })),
      faults: resources.flatMap(({ remove }) =>
        fault('removing does nothing', remove, 'not-deleted', 'read'),
      ),
    },
    {
      faulty: withMemory((memory) => ({
        seen(call) {
          const { removed } = of(call.operation);
          if (removed) memory.removed.add(keyOf(removed.path, idOf(removed, call)));
        },
        instead(call) {
          const { updated } = of(call.operation);
          return updated && memory.removed.has(updated.key(call)) ? exampleOf(call.operation) : undefined;
        },
        answer(call, json) {
          const { made } = of(call.operation);
          if (made && isObject(json)) return alteredIn(json, both(made.create, made.create));
          return inList(call, json, (items, list) => {
            const gone = [...memory.removed].filter((key) => key.startsWith(`${list.path} `));
            return [...gone.flatMap((key) => memory.listed.get(key) ?? []), ...items];
          });
        },
      })),
      faults: resources.flatMap(({ create, remove, list, updates }) => [
        ...fault('removed and still listed', list && remove, 'not-deleted', 'list'),
        ...updates.flatMap((update) =>
          fault('changed after it was removed', update, 'not-deleted', 'update'),
        ),
        ...both(create, create).flatMap((field) =>
          fault('answered with another value', create, 'not-stored', field),
        ),
      ]),
    },
    {
      faulty: withMemory((memory) => ({
        answer: ({ operation }) => (of(operation).made ? memory.first.get(operation) : undefined),
      })),
      faults: resources.flatMap(({ create }) => fault('an id given twice', create, 'id-reused')),
    },
  ];

  function again(memory: Memory, resource: Resource | undefined, call: Call): Reply | undefined {
    return resource && memory.removed.has(keyOf(resource.path, idOf(resource, call)))
      ? exampleOf(call.operation)
      : undefined;
  }
}

interface Pair {
  read: Operation;
  update: Operation;
  key(call: Call): string;
}

/** Updates that can be read back, of records and singletons. */
function pairsOf({ operations }: Contract, resources: Resource[]): Pair[] {
  const keyOf = (read: Operation) => (call: Call) => `${read.path} ${Object.values(call.params).at(-1)}`;
  const records = resources.flatMap(({ read, updates }) =>
    read ? updates.map((update) => ({ read, update, key: keyOf(read) })) : [],
  );
  const single = operations
    .filter(
      ({ path, method, effect }) =>
        !path.includes('{') && effect === 'write' && ['put', 'patch', 'post'].includes(method),
    )
    .flatMap((update) => {
      const read = operations.find(
        (one) => one.method === 'get' && one.effect === 'read' && one.path === update.path,
      );
      const isList = read?.parameters.some(({ name }) => name === 'page');
      return read && !isList ? [{ read, update, key: keyOf(read) }] : [];
    });
  return [...records, ...single];
}

/** Fields that one operation takes and another returns, without references and secrets. */
function fieldsOfBoth(
  document: OpenApi,
  sending: Operation | undefined,
  answering: Operation | undefined,
): string[] {
  const media = Object.entries(sending?.definition.requestBody?.content ?? {})[0];
  const answer = answering && successSchema(answering);
  if (!media?.[1].schema || !/json/.test(media[0]) || !answer) return [];
  const answered = propertiesOf(document, answer);
  return [...propertiesOf(document, media[1].schema).keys()].filter((name) => answered.has(name));
}

const alteredIn = (record: Record<string, Json>, fields: string[]): Json =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, fields.includes(name) ? altered(value) : value]),
  );

const notFound = (): Reply =>
  jsonReply(
    404,
    {
      type: '/problems/not-found',
      title: 'Not Found',
      status: 404,
      detail: 'There is no such record.',
      errors: [],
    },
    'application/problem+json',
  );
