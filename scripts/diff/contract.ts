// Compares two contracts, from the document down to each operation.
import { toStep } from '../contract/pointer.ts';
import { type Change, type Changes, gatherChanges, type OperationName } from './change.ts';
import { type Version, versionOf } from './document-version.ts';
import { differingWords } from './documentation.ts';
import { below, isObject, keysOf, objectOf } from './node.ts';
import { compareOperations, METHODS } from './operations.ts';
import type { Located, Place } from './place.ts';
import { compareSchemes } from './security.ts';
import { compareServers } from './servers.ts';
import { findUntouched } from './untouched.ts';

/** @param before @param after bundled OpenAPI documents, from `loadContract`; they are not assumed to be valid */
export function compareContracts(before: object, after: object): Change[] {
  const [old, now] = [objectOf(before), objectOf(after)];
  const changes = gatherChanges();
  const sides = { old: versionOf(old), now: versionOf(now), isUntouched: findUntouched(old, now) };
  const place = { ...sides, known: new Map(), changes, operation: undefined };
  comparePaths({ ...place, isSent: true }, 'paths');
  comparePaths({ ...place, isSent: false }, 'webhooks');
  compareServers({ ...place, isSent: true }, { value: old, pointer: '' }, { value: now, pointer: '' });
  compareSchemes({ ...place, isSent: true });
  compareInfo(changes, sides.old, sides.now);
  return changes.all();
}

function comparePaths(place: Place, section: 'paths' | 'webhooks'): void {
  const old = objectOf(objectOf(place.old.document)[section]);
  const now = objectOf(objectOf(place.now.document)[section]);
  // Matched by fixed path segments, since requests do not contain parameter names.
  const names = new Map(Object.keys(now).map((path) => [shapeOf(path), path]));
  const pathNow = (path: string) => (path in now ? path : names.get(shapeOf(path)));
  const matched = new Set<string>();
  for (const path of Object.keys(old)) {
    const other = pathNow(path);
    if (other !== undefined) matched.add(other);
    comparePathItem(
      place,
      section,
      { path, item: old[path] },
      other === undefined ? undefined : { path: other, item: now[other] },
    );
  }
  for (const path of Object.keys(now).filter((one) => !matched.has(one))) {
    comparePathItem(place, section, undefined, { path, item: now[path] });
  }
}

const shapeOf = (path: string) => path.replace(/\{[^}]*\}/g, '{}').replace(/(?<=.)\/$/, '');

interface PathItem {
  path: string;
  item: unknown;
}

function comparePathItem(
  place: Place,
  section: string,
  old: PathItem | undefined,
  now: PathItem | undefined,
): void {
  for (const method of METHODS) {
    const before = operationAt(section, old, method);
    const after = operationAt(section, now, method);
    if (before && after) compareOperations({ ...place, operation: after.name }, before, after);
    else if (before) {
      place.changes.add(
        {
          kind: 'operation-removed',
          impact: 'breaking',
          says: `${say(before.name)} is gone${now ? '' : ', with its path'}.`,
          rule: before.pointer,
          near: now ? `/${section}/${toStep(now.path)}` : `/${section}`,
          before: 'declared',
          after: 'not declared',
        },
        before.name,
      );
    } else if (after) {
      const says = `${say(after.name)} is new.`;
      place.changes.add(
        { kind: 'operation-added', impact: 'addition', says, rule: after.pointer },
        after.name,
      );
    }
  }
}

const say = ({ method, path }: OperationName) => `${method.toUpperCase()} ${path}`;

/** An operation, merged with its path item. */
function operationAt(section: string, from: PathItem | undefined, method: string) {
  const item = from && isObject(from.item) ? from.item : {};
  const value = item[method];
  if (!from || !isObject(value)) return undefined;
  const pointer = below(`/${section}`, from.path);
  const id = typeof value.operationId === 'string' ? value.operationId : `${method} ${from.path}`;
  const item2: Located = { value: item, pointer };
  return { value, pointer: below(pointer, method), item: item2, name: { id, method, path: from.path } };
}

function compareInfo(changes: Changes, old: Version, now: Version): void {
  const [before, after] = [old, now].map(({ document }) => objectOf(objectOf(document).info));
  if (!before || !after) return;
  const words = [
    ...differingWords(before, after),
    ...keysOf(before, after).filter(
      (key) =>
        ['contact', 'license', 'termsOfService'].includes(key) &&
        JSON.stringify(before[key]) !== JSON.stringify(after[key]),
    ),
  ];
  if (words.length === 0) return;
  changes.add({
    kind: 'documentation-changed',
    impact: 'documentation',
    says: `The contract is described in other words: ${words.join(', ')}.`,
    rule: '/info',
  });
}
