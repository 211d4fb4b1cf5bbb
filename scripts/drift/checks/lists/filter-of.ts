// Derives what a list's parameters filter by, from their names and the names of the entries' properties.
import { type Json, type Parameter, resolveSchema, type Schema } from '../../../contract/document.ts';
import { spread } from '../../../contract/schemas.ts';
import type { Severity } from '../../../report/report.ts';
import type { Run } from '../../engine/run.ts';
import type { Listing } from '../../listing/listing.ts';
import { isPlace } from '../../listing/page-mechanism.ts';
import { type Field, fieldLike, fieldNamed, fieldsOf, schemasMatch } from '../../model/fields.ts';
import * as names from '../../model/naming.ts';
import { isObject } from '../../model/query-parts.ts';
import { listedIn, type Path, propertiesOf, typesOf } from '../../model/shapes.ts';

/** Suffixes that name a bound and whether it is inclusive. */
const BOUNDS = ['gte', 'gt', 'lte', 'lt'] as const;

/** The condition that a parameter sets for entries. */
export interface Filter {
  parameter: Parameter;
  /** Paths of the filtered value; with several, any of them may be meant. */
  paths: Path[];
  how: 'equal' | 'least' | 'most';
  /** Whether the contract declares what it filters; otherwise its name suggests it. */
  isDeclared?: true;
  /** Whether the bound is inclusive, if its name or the contract says so. */
  bound?: (typeof BOUNDS)[number];
  /** Whether numbers are shown exactly, without rounding. */
  exact?: boolean;
  /** The property of an object parameter: `filter[colour]`. */
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
/** Words that carry no meaning. */
const FILLERS = ['filter', 'by', 'is', 'has', 'in', 'eq', 'at', 'date', 'on', 'than', 'or', 'equal'];

/** What only a name suggests is no more than a warning. */
export const severityOf = (...filters: Filter[]): Severity =>
  filters.every(({ isDeclared }) => isDeclared) ? 'error' : 'warning';

/** The filter's name in a request. */
export const nameOf = ({ parameter, inside }: Filter): string =>
  inside === undefined ? parameter.name : `${parameter.name}[${inside}]`;

/** The filters inside one object parameter: `filter[colour]`, `price[min]`. */
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
  const fields = fieldsOf(document, shape.schema);
  const all = names.wordsOf(parameter.name);
  const words = all.filter((word) => !FILLERS.includes(word));
  const edge = edgeOf(all, fields.keys());
  const side = edge?.side ?? sideOf(words);
  const called = BOUNDS.find((one) => one === all.at(-1));
  const { filter: stated, inclusive } = parameter['x-drift'] ?? {};
  const bound = side && (called ?? (inclusive ? (side === 'least' ? 'gte' : 'lte') : undefined));
  if (stated !== undefined) {
    const field = fields.get(stated) ?? { path: [stated], schema: {} };
    const filter: Omit<Filter, 'how'> = { parameter, paths: [field.path], isDeclared: true };
    if (!side || !isOrdered(run, field, words, stated)) return [{ ...filter, how: 'equal' }];
    return [{ ...filter, how: side, exact: isExact(run, field), ...(bound && { bound }) }];
  }
  const bare = parameter.name.replace(/^filter\[?|\]$/g, '');
  const own =
    fieldNamed(parameter.name, fields) ??
    fieldNamed(bare, fields) ??
    fieldLike(document, bare, parameter.schema, fields);
  const path = own && comparablePath(run, parameter, own);
  if (path) return [{ parameter, paths: [path], how: 'equal' }];
  if (!side || operation.method !== 'get') return [];
  const rest = words.filter((word) => ![...LEAST, ...MOST].includes(word)).join('');
  const before = all.slice(0, -1).filter((word, i) => i > 0 || word !== 'filter');
  const known = () =>
    (called && propertyOf(before.join(''), fields.keys())) ?? propertyOf(rest, fields.keys());
  const named = edge?.name ?? known();
  // A bare `from` refers to a date of the entry.
  const meant = rest === '' && named === undefined ? momentsOf(run, parameter, fields) : [named];
  const paths = meant.flatMap((name) => (name === undefined ? [] : [fields.get(name)?.path ?? [name]]));
  const [only] = meant.length === 1 ? meant : [];
  const field = only === undefined ? undefined : fields.get(only);
  const exact = field !== undefined && isExact(run, field);
  return paths.length > 0 ? [{ parameter, paths, how: side, exact, ...(bound && { bound }) }] : [];
}

/** Contradicting words, as in `startTo`, are ambiguous. */
function sideOf(words: string[]): 'least' | 'most' | undefined {
  const isLeast = words.some((word) => LEAST.includes(word));
  const isMost = words.some((word) => MOST.includes(word));
  return isLeast === isMost ? undefined : isLeast ? 'least' : 'most';
}

/** `startDateTo` is an upper bound of `startDate`: without the bounding word, the name is a property. */
function edgeOf(
  words: string[],
  properties: Iterable<string>,
): { side: 'least' | 'most'; name: string } | undefined {
  const all = [...properties];
  const [first = '', ...behind] = words;
  const tries = [
    { word: words.at(-1) ?? '', rest: words.slice(0, -1) },
    { word: first, rest: behind },
  ];
  return tries
    .map(({ word, rest }) => ({ side: sideOf([word]), name: propertyOf(rest.join(''), all) }))
    .find((one): one is { side: 'least' | 'most'; name: string } => Boolean(one.side && one.name));
}

/**
 * Whether a property can have bounds: it is a date, or a number that is not a bound itself (`floor`, not `minFloor`).
 */
function isOrdered(run: Run, { schema }: Pick<Field, 'schema'>, words: string[], property: string): boolean {
  const own = names.wordsOf(property);
  const isNumber = typesOf(run.contract.document, schema).some((type) => /^(integer|number)$/.test(type));
  return (
    isMoment(run, schema) || (isNumber && sideOf(words.filter((word) => !own.includes(word))) !== undefined)
  );
}

/** Whether a shown number is exact. */
const isExact = (run: Run, { schema }: Pick<Field, 'schema'>): boolean =>
  spread(run.contract.document, schema).some(
    (one) =>
      [one.type].flat().includes('integer') || (one as { multipleOf?: number }).multipleOf !== undefined,
  );

/** `createdAt` for `created`. */
export function propertyOf(text: string, properties: Iterable<string>): string | undefined {
  const all = [...properties];
  return ['', 'at', 'date', 'on', 'time']
    .map((end) => all.find((name) => names.plain(name) === `${names.plain(text)}${end}`))
    .find((name) => name !== undefined);
}

/** The dates of an entry: its only one, or all that a date parameter may refer to. */
function momentsOf(run: Run, { schema }: Parameter, fields: Map<string, Field>): string[] {
  const moments = [...fields]
    .filter(([, one]) => one.isOwn && isMoment(run, one.schema))
    .map(([name]) => name);
  return moments.length === 1 || isMoment(run, schema) ? moments : [];
}

const isMoment = (run: Run, schema: Schema): boolean =>
  spread(run.contract.document, schema).some(({ format }) => format === 'date-time' || format === 'date');

/** A parameter and a property with the same name match if their types do. */
function comparablePath(run: Run, { schema }: Parameter, field: Field): Path | undefined {
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
  if (common(field.schema)) return field.path;
  // `consent=in` refers to `consent.status` if that has these values.
  const listed = enumOf(run, schema);
  const [inner] =
    [...propertiesOf(document, field.schema)].find(
      ([name, one]) =>
        enumOf(run, one)?.some((value) => listed?.includes(value)) ||
        // `folder=f7` refers to the folder that `folder.id` identifies.
        (names.idLikeness(name, '') >= 5 && schemasMatch(document, schema, one)),
    ) ?? [];
  return inner === undefined ? undefined : [...field.path, inner];
}

export const enumOf = (run: Run, schema: Schema): Json[] | undefined =>
  listedIn(run.contract.document, schema);
