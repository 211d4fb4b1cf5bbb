// What a list's parameters ask of its entries, told by how they and the entries' properties are called.
import { type Json, type Parameter, resolveSchema, type Schema } from '../../contract/document.ts';
import { spread } from '../../contract/schemas.ts';
import * as names from '../naming.ts';
import { isObject } from '../query-parts.ts';
import type { Run } from '../run.ts';
import { type Path, propertiesOf, typesOf } from '../shapes.ts';
import type { Listing } from './listing.ts';
import { isPlace } from './pager.ts';

/** What a parameter asks of an entry. */
export interface Filter {
  parameter: Parameter;
  /** Where entries have what is asked for; of several any one may be meant. */
  paths: Path[];
  how: 'equal' | 'least' | 'most';
  /** The property of an object that the parameter holds: `filter[colour]`. */
  inside?: string;
}

/** Words around the property's name: `createdAfter`, `min_price`, `priceFrom`. */
const LEAST = [
  'min',
  'minimum',
  'from',
  'after',
  'since',
  'gte',
  'gt',
  'start',
  'over',
  'above',
  'newer',
  'lower',
];
const MOST = [
  'max',
  'maximum',
  'to',
  'before',
  'until',
  'lte',
  'lt',
  'end',
  'under',
  'below',
  'older',
  'upper',
  'till',
];
/** Words that say nothing of their own. */
const FILLERS = ['filter', 'by', 'is', 'has', 'in', 'eq', 'at', 'date', 'on', 'than', 'or', 'equal'];

/** The filters that stand in one object: `filter[colour]`, `price[min]`. */
export const innerFilters = (run: Run, listing: Listing, parameter: Parameter): Filter[] =>
  [...propertiesOf(run.contract.document, parameter.schema)].flatMap(([inside, schema]) => {
    const of = (name: string) => filtersOf(run, listing, { ...parameter, name, schema });
    const [alone, together] = [of(inside), of(`${parameter.name}_${inside}`)];
    const found = together.length > 0 ? together : alone;
    return found.map((filter) => ({ ...filter, parameter: { ...parameter, schema }, inside }));
  });

export const isOfPaging = (run: Run, parameter: Parameter): boolean =>
  (isObject(run.contract.document, parameter) && names.isPaging(parameter.name)) ||
  isPlace(run, parameter) ||
  names.isLimit(parameter.name) ||
  names.isSort(parameter.name);

export function filtersOf(run: Run, { operation, shape }: Listing, parameter: Parameter): Filter[] {
  const { document } = run.contract;
  const properties = propertiesOf(document, shape.schema);
  const words = names.wordsOf(parameter.name).filter((word) => !FILLERS.includes(word));
  const side = words.some((word) => LEAST.includes(word))
    ? 'least'
    : words.some((word) => MOST.includes(word))
      ? 'most'
      : undefined;
  const stated = (parameter as { 'x-drift'?: { filter?: string } })['x-drift']?.filter;
  if (stated !== undefined) {
    const isOrdered = isMoment(run, properties.get(stated) ?? {});
    return [{ parameter, paths: [[stated]], how: isOrdered && side ? side : 'equal' }];
  }
  const named = (text: string) =>
    [...properties.keys()].find(
      (name) =>
        names.plain(name) === text ||
        names.plain(name) === names.singular(text) ||
        names.singular(names.plain(name)) === text,
    );
  const own =
    named(names.plain(parameter.name)) ?? named(names.plain(parameter.name.replace(/^filter\[?|\]$/g, '')));
  const path = own === undefined ? undefined : comparablePath(run, parameter, own, properties.get(own) ?? {});
  if (path) return [{ parameter, paths: [path], how: 'equal' }];
  if (!side || operation.method !== 'get') return [];
  const rest = words.filter((word) => ![...LEAST, ...MOST].includes(word)).join('');
  // A bare `from` is about a moment that an entry has.
  const bound = rest === '' ? momentsOf(run, parameter, properties) : [propertyOf(rest, properties.keys())];
  const paths = bound.flatMap((name) => (name === undefined ? [] : [[name]]));
  return paths.length > 0 ? [{ parameter, paths, how: side }] : [];
}

/** `createdAt` for `created`. */
export function propertyOf(text: string, properties: Iterable<string>): string | undefined {
  const all = [...properties];
  return ['', 'at', 'date', 'on', 'time']
    .map((end) => all.find((name) => names.plain(name) === `${names.plain(text)}${end}`))
    .find((name) => name !== undefined);
}

/** The moments that an entry has: its only one, or all that a parameter which is a moment itself may be about. */
function momentsOf(run: Run, { schema }: Parameter, properties: Map<string, Schema>): string[] {
  const moments = [...properties].filter(([, one]) => isMoment(run, one)).map(([name]) => name);
  return moments.length === 1 || isMoment(run, schema) ? moments : [];
}

const isMoment = (run: Run, schema: Schema): boolean =>
  spread(run.contract.document, schema).some(({ format }) => format === 'date-time' || format === 'date');

/** A parameter and a property that are called the same mean the same where their values can be. */
function comparablePath(run: Run, { schema }: Parameter, property: string, other: Schema): Path | undefined {
  const { document } = run.contract;
  const scalars = (one: Schema): string[] => {
    const own = resolveSchema(document, one);
    const types = typesOf(document, own);
    return types.includes('array') && own.items
      ? scalars(own.items)
      : types.map((type) => (type === 'integer' ? 'number' : type));
  };
  const common = (one: Schema) =>
    scalars(schema).some((type) => type !== 'null' && type !== 'object' && scalars(one).includes(type));
  if (common(other)) return [property];
  // `consent=in` is about `consent.status`, where that is what has these values.
  const listed = enumOf(run, schema);
  const [inner] =
    [...propertiesOf(document, other)].find(([, one]) =>
      enumOf(run, one)?.some((value) => listed?.includes(value)),
    ) ?? [];
  return inner === undefined ? undefined : [property, inner];
}

export const enumOf = (run: Run, schema: Schema): Json[] | undefined =>
  spread(run.contract.document, schema).find((one) => one.enum)?.enum;
