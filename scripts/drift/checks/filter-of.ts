// What a list's parameters ask of its entries, told by how they and the entries' properties are called.
import { type Parameter, resolveSchema } from '../../contract/document.ts';
import { spread } from '../../contract/schemas.ts';
import * as names from '../naming.ts';
import type { Run } from '../run.ts';
import { propertiesOf, typesOf } from '../shapes.ts';
import type { Listing } from './listing.ts';
import { isPlace } from './pager.ts';

/** What a parameter asks of an entry. */
export interface Filter {
  parameter: Parameter;
  property: string;
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

export const isObject = (run: Run, { schema }: Parameter): boolean =>
  typesOf(run.contract.document, schema).includes('object');

/** The filters that stand in one object: `filter[colour]`, `price[min]`. */
export const innerFilters = (run: Run, listing: Listing, parameter: Parameter): Filter[] =>
  [...propertiesOf(run.contract.document, parameter.schema)].flatMap(([inside, schema]) => {
    const of = (name: string) => filtersOf(run, listing, { ...parameter, name, schema });
    const [alone, together] = [of(inside), of(`${parameter.name}_${inside}`)];
    const found = together.length > 0 ? together : alone;
    return found.map((filter) => ({ ...filter, parameter: { ...parameter, schema }, inside }));
  });

export const isOfPaging = (run: Run, parameter: Parameter): boolean =>
  isPlace(run, parameter) || names.isLimit(parameter.name) || names.isSort(parameter.name);

export function filtersOf(run: Run, { operation, shape }: Listing, parameter: Parameter): Filter[] {
  const { document } = run.contract;
  const properties = [...propertiesOf(document, shape.schema)];
  const stated = (parameter as { 'x-drift'?: { filter?: string } })['x-drift']?.filter;
  if (stated !== undefined) return [{ parameter, property: stated, how: 'equal' }];
  const named = (text: string) =>
    properties.find(
      ([name]) =>
        names.plain(name) === text ||
        names.plain(name) === names.singular(text) ||
        names.singular(names.plain(name)) === text,
    )?.[0];
  const own =
    named(names.plain(parameter.name)) ?? named(names.plain(parameter.name.replace(/^filter\[?|\]$/g, '')));
  if (own !== undefined && isComparable(run, parameter, properties, own))
    return [{ parameter, property: own, how: 'equal' }];
  const words = names.wordsOf(parameter.name).filter((word) => !FILLERS.includes(word));
  for (const [how, sides] of [
    ['least', LEAST],
    ['most', MOST],
  ] as const) {
    if (!words.some((word) => sides.includes(word))) continue;
    const rest = words.filter((word) => !sides.includes(word)).join('');
    // A bare `from` is about the one moment that an entry has.
    const property =
      properties.find(
        ([name]) =>
          rest !== '' &&
          [rest, `${rest}at`, `${rest}date`, `${rest}on`, `${rest}time`].includes(names.plain(name)),
      )?.[0] ?? (rest === '' ? onlyMoment(run, properties) : undefined);
    if (property !== undefined && operation.method === 'get') return [{ parameter, property, how }];
  }
  return [];
}

function onlyMoment(run: Run, properties: [string, Parameter['schema']][]): string | undefined {
  const { document } = run.contract;
  const moments = properties.filter(([, schema]) =>
    spread(document, schema).some(({ format }) => format === 'date-time' || format === 'date'),
  );
  return moments.length === 1 ? moments[0]?.[0] : undefined;
}

/** A parameter and a property that are called the same mean the same where their values can be. */
function isComparable(
  run: Run,
  { schema }: Parameter,
  properties: [string, Parameter['schema']][],
  property: string,
): boolean {
  const { document } = run.contract;
  const scalars = (one: Parameter['schema']): string[] => {
    const own = resolveSchema(document, one);
    const types = typesOf(document, own);
    return types.includes('array') && own.items
      ? scalars(own.items)
      : types.map((type) => (type === 'integer' ? 'number' : type));
  };
  const other = properties.find(([name]) => name === property)?.[1];
  return (
    other !== undefined &&
    scalars(schema).some((type) => type !== 'null' && type !== 'object' && scalars(other).includes(type))
  );
}
