// Compares parameters in path, query, headers and cookies.

import type { Impact } from './change.ts';
import { compareContent } from './content.ts';
import { contextOf } from './context.ts';
import type { Version } from './document-version.ts';
import { differingWords } from './documentation.ts';
import { below, isObject, type JsonObject, nodeOf } from './node.ts';
import type { LocatedOperation } from './place.ts';
import { directionOf, type Located, type Place } from './place.ts';
import { compareSchemas } from './schemas.ts';

interface Parameter extends Located {
  name: string;
  in: string;
  required: boolean;
}

export function compareParameters(place: Place, old: LocatedOperation, now: LocatedOperation): void {
  const before = parametersOf(old);
  const after = parametersOf(now);
  const renamed = blanks(old.name.path).map((name, i) => [name, blanks(now.name.path)[i]] as const);
  const newName = new Map(renamed);
  const matched = new Set<Parameter>();
  for (const parameter of before) {
    const called = parameter.in === 'path' ? (newName.get(parameter.name) ?? parameter.name) : parameter.name;
    const same = after.find((one) => one.in === parameter.in && isSameName(parameter.in, one.name, called));
    const moved = after.find(
      (one) =>
        one.name === parameter.name &&
        !before.some((other) => other.in === one.in && other.name === one.name),
    );
    const partner = same ?? moved;
    if (partner) matched.add(partner);
    if (same) compareParameter(place, parameter, same);
    else if (moved) tellMoved(place, parameter, moved);
    else tellRemoved(place, parameter, now);
  }
  for (const parameter of after.filter((one) => !matched.has(one))) tellAdded(place, parameter);
}

const blanks = (path: string): string[] => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');

const isSameName = (where: string, a: string, b: string) =>
  where === 'header' ? a.toLowerCase() === b.toLowerCase() : a === b;

/** OpenAPI ignores parameters with these names. */
const ELSEWHERE = ['accept', 'content-type', 'authorization'];

/** The operation's parameters, and those of its path item that it does not override. */
function parametersOf({ item, value, pointer }: LocatedOperation): Parameter[] {
  const read = (holder: JsonObject, at: string): Parameter[] =>
    (Array.isArray(holder.parameters) ? holder.parameters : []).flatMap((one, i) => {
      if (!isObject(one)) return [];
      const place = `${one.in}`;
      const found = { name: `${one.name}`, in: place, required: one.required === true || place === 'path' };
      if (place === 'header' && ELSEWHERE.includes(found.name.toLowerCase())) return [];
      return { ...found, value: one, pointer: below(at, 'parameters', i) };
    });
  const own = read(value, pointer);
  const shared = read(item.value, item.pointer);
  return [
    ...own,
    ...shared.filter((one) => !own.some((other) => other.in === one.in && other.name === one.name)),
  ];
}

const say = (parameter: Parameter) => `the ${parameter.in} parameter ${parameter.name}`;
const Say = (parameter: Parameter) => `The ${parameter.in} parameter ${parameter.name}`;
const sayRequired = ({ required }: Parameter) => (required ? 'required' : 'optional');

function tellRemoved(place: Place, parameter: Parameter, now: Located): void {
  place.changes.add(
    {
      kind: 'parameter-removed',
      impact: 'breaking',
      says: `${Say(parameter)} is gone.`,
      rule: parameter.pointer,
      near: 'parameters' in now.value ? below(now.pointer, 'parameters') : now.pointer,
      before: sayRequired(parameter),
      after: 'not declared',
    },
    place.operation,
  );
}

function tellAdded(place: Place, parameter: Parameter): void {
  const { required, pointer: rule } = parameter;
  place.changes.add(
    {
      kind: required ? 'required-parameter-added' : 'parameter-added',
      impact: required ? 'breaking' : 'addition',
      says: `${Say(parameter)} is new${required ? ', and required' : ''}.`,
      rule,
      before: 'not declared',
      after: sayRequired(parameter),
    },
    place.operation,
  );
}

function tellMoved(place: Place, old: Parameter, now: Parameter): void {
  place.changes.add(
    {
      kind: 'parameter-moved',
      impact: 'breaking',
      says: `The parameter ${old.name} is in the ${now.in} instead of the ${old.in}.`,
      rule: now.pointer,
      before: old.in,
      after: now.in,
    },
    place.operation,
  );
}

function compareParameter(place: Place, old: Parameter, now: Parameter): void {
  const tell = (kind: string, impact: Impact, says: string, before: string, after: string) =>
    place.changes.add({ kind, impact, says, rule: now.pointer, before, after }, place.operation);
  if (old.in === 'path' && old.name !== now.name) {
    // Requests do not contain the name, but generated clients may use named arguments.
    const says = `The path parameter ${old.name} is called ${now.name}; requests stay the same.`;
    tell('path-parameter-renamed', 'risky', says, old.name, now.name);
  }
  if (old.required !== now.required) {
    const says = `${Say(now)} is ${now.required ? 'now' : 'no longer'} required.`;
    const kind = now.required ? 'parameter-required' : 'parameter-optional';
    tell(kind, now.required ? 'breaking' : 'addition', says, sayRequired(old), sayRequired(now));
  }
  const [before, after] = [writtenAs(old), writtenAs(now)];
  if (before !== after && !isWrittenAlike(old, now, [place.old, place.now]))
    tell('parameter-style-changed', 'breaking', `${Say(now)} is written in another way.`, before, after);
  for (const word of ['allowEmptyValue', 'allowReserved']) {
    const [could, can] = [old.value[word] === true, now.value[word] === true];
    if (could === can) continue;
    const says = `${Say(now)} ${can ? 'now takes' : 'no longer takes'} ${word === 'allowReserved' ? 'reserved signs as they are' : 'an empty value'}.`;
    tell(
      'parameter-style-changed',
      can ? 'addition' : 'breaking',
      says,
      `${word}: ${could}`,
      `${word}: ${can}`,
    );
  }
  const words = differingWords(old.value, now.value);
  if (words.length > 0) {
    tell(
      'documentation-changed',
      'documentation',
      `${Say(now)} is described in other words: ${words.join(', ')}.`,
      '',
      '',
    );
  }
  if (now.value.deprecated === true && old.value.deprecated !== true) {
    tell('deprecated', 'addition', `${Say(now)} is on its way out.`, '', 'deprecated');
  }
  const roots = [below(now.pointer, 'schema'), below(old.pointer, 'schema')] as const;
  const context = contextOf(place, directionOf(place, 'request'), say(now), [...roots]);
  const [oldSchema, nowSchema] = [nodeOf(old.value.schema, roots[1]), nodeOf(now.value.schema, roots[0])];
  if (takesSeveral(old, now, [place.old, place.now])) {
    const says = `${Say(now)} takes several values; one alone is written as before.`;
    tell('parameter-takes-several', 'risky', says, 'one value', 'a list');
    compareSchemas(context, oldSchema, place.now.flat(nowSchema).items);
  } else compareSchemas(context, oldSchema, nowSchema);
  compareContent(place, 'request', say(now), old, now);
}

/** The serialization of a value. */
function writtenAs({ value, in: where }: Parameter): string {
  if ('content' in value) return Object.keys(isObject(value.content) ? value.content : {}).join();
  const style = styleOf(value, where);
  const explode = typeof value.explode === 'boolean' ? value.explode : style === 'form';
  return `style: ${style}, explode: ${explode}`;
}

const styleOf = ({ style }: JsonObject, where: string): string =>
  `${style ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple')}`;

const typesOf = ({ value, pointer }: Parameter, version: Version) =>
  version.flat(nodeOf(value.schema, below(pointer, 'schema'))).types;

function isSingle(parameter: Parameter, version: Version): boolean {
  const types = typesOf(parameter, version);
  return types !== undefined && !types.has('array') && !types.has('object');
}

/** In a query, a list with one entry looks like a single value. */
function takesSeveral(old: Parameter, now: Parameter, versions: [Version, Version]): boolean {
  const types = typesOf(now, versions[1]);
  const isList = types?.size === 1 && types.has('array');
  return now.in === 'query' && isList && styleOf(now.value, now.in) === 'form' && isSingle(old, versions[0]);
}

/** Most styles serialize a single value alike. */
function isWrittenAlike(old: Parameter, now: Parameter, versions: [Version, Version]): boolean {
  const prefix = ({ value, in: where }: Parameter) =>
    ['matrix', 'label'].find((one) => one === styleOf(value, where));
  return isSingle(old, versions[0]) && isSingle(now, versions[1]) && prefix(old) === prefix(now);
}
