// Changes by JSON patch (RFC 6902). The step schema does not list the properties, so they come from other operations
// that write the same records.
import { jsonIn } from '../../../contract/cases/case.ts';
import {
  allowed,
  alternatives,
  childrenOf,
  entryOf,
  type Node,
  nodeOf,
  requiredOf,
} from '../../../contract/cases/node.ts';
import { forRequests } from '../../../contract/direction.ts';
import type { Json, Schema } from '../../../contract/document.ts';
import { isJsonPatch } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import { fromStep, toStep } from '../../../contract/pointer.ts';
import { spread } from '../../../contract/schemas.ts';
import type { Run } from '../../engine/run.ts';
import { saidBodyOf } from '../../model/body-of.ts';
import { isRecord, propertiesOf, successSchema } from '../../model/shapes.ts';
import type { Fields, UpdateFormat } from './update-format.ts';

type Step = { op: string; path: string; value?: Json };

/** @returns undefined if the operation takes no patch or no property is known to change */
export function patchFormat(run: Run, update: Operation, read: Operation): UpdateFormat | undefined {
  const type = Object.keys(update.definition.requestBody?.content ?? {}).find(isJsonPatch);
  const schema = successSchema(read);
  if (type === undefined || !schema) return undefined;
  const { document } = run.contract;
  const bodies = bodiesBeside(run, update);
  const told = propertiesOf(document, schema);
  const all = bodies.flatMap((node) => [...childrenOf(forRequests(document), node)]);
  // The envelope and read-only properties cannot be changed.
  const shown = stepsShown(run, update, type, told);
  const children = new Map((all.length > 0 ? all : [...shown.children]).filter(([name]) => told.has(name)));
  const needed = new Set([
    ...bodies.flatMap(requiredOf),
    ...spread(document, schema).flatMap(({ required = [] }) => required),
  ]);
  if (children.size === 0) return undefined;
  const mayGo = (name: string) => all.length > 0 || shown.removable.has(name);
  const takesAway = (name: string) => children.has(name) && !needed.has(name) && mayGo(name);
  return {
    type,
    at: [],
    children,
    isWhole: false,
    leavesAlone: true,
    takesAway,
    bodies(fields, _, now) {
      const written = WRITINGS.map((write) =>
        Object.entries(fields).flatMap(([name, value]): Step[] => {
          const step = { name, value, was: now[name], isThere: Object.hasOwn(now, name) };
          if (value !== null || !takesAway(name)) return [write(step)];
          return step.isThere ? [{ op: 'remove', path: pathOf(name) }] : [];
        }),
      );
      const unlike = new Map(written.map((steps) => [JSON.stringify(steps), steps]));
      return [...unlike.values()].filter(({ length }) => length > 0).map((json) => ({ type, json }));
    },
    fieldsIn: (request) => fieldsOf(jsonIn(request)),
  };
}

/** The properties that the step schema lists. */
function stepsShown(run: Run, update: Operation, type: string, told: Map<string, Schema>) {
  const document = forRequests(run.contract.document);
  const schema = update.definition.requestBody?.content?.[type]?.schema ?? {};
  const children = new Map<string, Node>();
  const removable = new Set<string>();
  for (const { node } of alternatives(document, entryOf(document, nodeOf(document, schema, '')))) {
    const step = childrenOf(document, node);
    const [ops, paths] = [step.get('op'), step.get('path')].map((one) => (one && allowed(one)) ?? []);
    const [, name = '', end] = /^\/([^/]+)(\/-)?$/.exec(paths?.length === 1 ? `${paths[0]}` : '') ?? [];
    const whole = told.get(fromStep(name));
    const value = end ? whole && nodeOf(document, whole, '') : step.get('value');
    if (ops?.includes('remove')) removable.add(fromStep(name));
    if (whole && value && (ops?.includes('replace') || ops?.includes('add')))
      children.set(fromStep(name), value);
  }
  return { children, removable };
}

export const pathOf = (name: string): string => `/${toStep(name)}`;

interface Written {
  name: string;
  value: Json;
  was: Json | undefined;
  isThere: boolean;
}

/** `add` appends to a list, `replace` changes a value, and `add` can do that too. */
const WRITINGS: ((written: Written) => Step)[] = [
  ({ name, value, was, isThere }) =>
    Array.isArray(value) && Array.isArray(was) && isLonger(value, was)
      ? { op: 'add', path: `${pathOf(name)}/-`, value: value.at(-1) ?? null }
      : { op: isThere ? 'replace' : 'add', path: pathOf(name), value },
  ({ name, value, isThere }) => ({ op: isThere ? 'replace' : 'add', path: pathOf(name), value }),
  ({ name, value }) => ({ op: 'replace', path: pathOf(name), value }),
  ({ name, value }) => ({ op: 'add', path: pathOf(name), value }),
];

/** Whether exactly one entry was appended. */
const isLonger = (value: Json[], was: Json[]): boolean =>
  value.length === was.length + 1 && JSON.stringify(value.slice(0, -1)) === JSON.stringify(was);

/** The fields of the record that a patch sets. */
function fieldsOf(patch: Json | undefined): Fields {
  const steps = Array.isArray(patch) ? patch.filter(isRecord) : [];
  const set = steps.flatMap(({ op, path, value }): [string, Json][] => {
    const [, name] = /^\/([^/]+)$/.exec(`${path}`) ?? [];
    const isSet = (op === 'replace' || op === 'add') && value !== undefined;
    return isSet && name !== undefined ? [[fromStep(name), value]] : [];
  });
  return Object.fromEntries(set);
}

/** The bodies of other operations that create or change the record. */
function bodiesBeside({ resources, contract }: Run, update: Operation): Node[] {
  const resource = resources.find(({ path }) => path === update.path);
  return [resource?.create, ...(resource?.updates ?? [])].flatMap((one) => {
    const body = one && saidBodyOf(forRequests(contract.document), one);
    return body && !isJsonPatch(body.type) ? [body.node] : [];
  });
}
