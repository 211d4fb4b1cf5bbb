// Checks parameters that select how a response is written: its fields, included records or units. One counts as ignored
// only if no value makes a difference, although the contract describes one.
import { queryPairs } from '../../../contract/cases/parameters.ts';
import { type Json, type Parameter, resolveSchema, type Schema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { spread } from '../../../contract/schemas.ts';
import { fieldNamed, fieldsOf, schemasMatch } from '../../fields.ts';
import * as names from '../../naming.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import { type Exchange, type Run, succeeded } from '../../run.ts';
import {
  envelopeCandidates,
  isRecord,
  listShape,
  propertiesOf,
  recordsIn,
  successSchema,
  typesOf,
  valueAt,
} from '../../shapes.ts';

interface ListCall {
  run: Run;
  operation: Operation;
  parameter: Parameter;
  values: Json[];
  /**
   * @param value omitted if undefined
   * @param params of another record
   */
  ask(value?: Json, params?: Record<string, string>): Promise<Exchange>;
  /** Path parameters of some records. */
  places: Record<string, string>[];
}

/** Whether the parameter makes no difference; undefined if that cannot be decided. */
type Look = (asked: ListCall) => Promise<Exchange | undefined>;

export async function checkSelections(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<void> {
  const { document } = run.contract;
  const params = requests.proven(operation) ?? records.target(operation);
  if (operation.method !== 'get' || operation.effect !== 'read' || !params) return;
  const isRecordsOwn = operation.path.endsWith('}');
  const others = isRecordsOwn ? run.pool.fits(operation.path).map((one) => one.params) : [];
  const places = [params, ...others].slice(0, MOST_PLACES);
  for (const [at, parameter] of operation.parameters.entries()) {
    const look = parameter.in === 'query' ? lookAt(run, operation, parameter) : undefined;
    const { items } = resolveSchema(document, parameter.schema);
    const values = listedIn(run, items ?? parameter.schema);
    if (!look || values.length === 0) continue;
    const isList = items !== undefined && typesOf(document, parameter.schema).includes('array');
    const ask: ListCall['ask'] = (value, at = params) => {
      const plain = requests.plain(operation, at);
      const rest = plain.query.filter(([name]) => name !== parameter.name);
      const own = value === undefined ? [] : queryPairs(parameter, isList ? [value] : value);
      const tried = value === undefined ? `without ${parameter.name}` : `${parameter.name}=${value}`;
      return run.call(operation, { ...plain, query: [...rest, ...own] }, { tried });
    };
    const asked = { run, operation, parameter, values, ask, places };
    const exchange = (await look(asked)) && (await look(asked));
    if (!exchange) continue;
    run.report(exchange, {
      kind: 'parameter-ignored',
      severity: 'error',
      says: `It answers the same regardless of ${parameter.name}.`,
      at: parameter.name,
      rule: operation.parameterPointers[at] ?? operation.pointer,
      expected: 'what was asked for',
      actual: 'the same as without it',
    });
  }
}

/** Number of records to search for one with something to include. */
const MOST_PLACES = 6;

const FIELDS = ['fields', 'field', 'select', 'only', 'properties', 'columns', 'attributes'];
const INCLUDE = ['include', 'includes', 'expand', 'embed'];
/** Content may exist in only one of these. */
const OF_DATA = ['language', 'lang', 'locale', 'currency'];

function lookAt(run: Run, operation: Operation, parameter: Parameter): Look | undefined {
  const name = names.plain(parameter.name);
  // In a search, the parameter may name the searched fields.
  if (FIELDS.includes(name))
    return operation.parameters.some((one) => names.isSearch(one.name)) ? undefined : atFields;
  const schema = successSchema(operation);
  if (INCLUDE.includes(name)) {
    const isBeside = schema && propertiesOf(run.contract.document, schema).has('included');
    return isBeside ? atIncluded : atExpanded;
  }
  const echo = schema && propertiesOf(run.contract.document, schema).get(parameter.name);
  const isEcho = echo && schemasMatch(run.contract.document, parameter.schema, echo);
  const isOfData = names.wordsOf(parameter.name).some((word) => OF_DATA.includes(word));
  return isEcho && !isOfData && !operation.path.endsWith('}') ? atEcho : undefined;
}

/** If the response echoes the parameter, the echo must not be the default. */
const atEcho: Look = async ({ run, parameter, values, ask }) => {
  const standard = resolveSchema(run.contract.document, parameter.schema).default;
  if (standard === undefined || values.length < 2) return undefined;
  const plain = await ask();
  if (!succeeded(plain)) return undefined;
  let last: Exchange | undefined;
  for (const value of values) {
    last = await ask(value);
    const isSame = JSON.stringify(last.json) === JSON.stringify(plain.json);
    if (!succeeded(last) || !isSame || valueAt(last.json, [parameter.name]) !== standard) return undefined;
  }
  return last;
};

/** Entries have all selectable fields, whichever one is selected. */
const atFields: Look = async (asked) => {
  const { values, ask } = asked;
  const plain = await ask();
  const there = succeeded(plain) ? named(asked, plain) : [];
  if (there.length < 2) return undefined;
  let last: Exchange | undefined;
  for (const value of values.filter((one) => there.includes(`${one}`)).slice(0, 2)) {
    last = await ask(value);
    if (!succeeded(last) || there.some((one) => !named(asked, last as Exchange).includes(one)))
      return undefined;
  }
  return last;
};

/** The selectable fields that all entries have, although they are optional. */
function named({ run, operation, values }: ListCall, { json }: Exchange): string[] {
  const { document } = run.contract;
  const shape = listShape(document, operation);
  const records = shape ? recordsIn(shape, json) : [];
  const fields = shape ? fieldsOf(document, shape.schema) : new Map();
  return values.flatMap((value) => {
    const field = fieldNamed(`${value}`, fields);
    const isThere =
      field && records.length > 0 && records.every((one) => valueAt(one, field.path) !== undefined);
    return isThere && shape && !isRequired(run, shape.schema, field.path) ? [`${value}`] : [];
  });
}

function isRequired(run: Run, schema: Schema, path: string[]): boolean {
  const { document } = run.contract;
  const [step = '', ...rest] = path;
  if (rest.length > 0) return isRequired(run, propertiesOf(document, schema).get(step) ?? {}, rest);
  return spread(document, schema).some(({ required = [] }) => required.includes(step));
}

/** Nothing is included although there is something to include. */
const atIncluded: Look = async ({ run, operation, values, ask }) => {
  const { document } = run.contract;
  const shape = listShape(document, operation);
  const schema = successSchema(operation);
  if (!shape || !schema || !propertiesOf(document, schema).has('included')) return undefined;
  const fields = fieldsOf(document, shape.schema);
  const isNone = ({ json }: Exchange) => [valueAt(json, ['included']) ?? []].flat().length === 0;
  for (const value of values) {
    const path = fieldNamed(`${value}`, fields)?.path;
    const answer = path ? await ask(value) : undefined;
    if (!path || !answer || !succeeded(answer)) continue;
    const others = recordsIn(shape, answer.json).map((one) => valueAt(one, path));
    // A single reference may point to a removed record.
    const known = new Set(others.filter((one) => isRecord(one)).map((one) => JSON.stringify(one)));
    if (known.size > 1 && isNone(answer)) return answer;
  }
  return undefined;
};

/** An expandable reference stays an id. */
const atExpanded: Look = async (asked) => {
  for (const value of asked.values) {
    const exchange = mayExpand(asked, `${value}`) ? await unexpanded(asked, `${value}`) : undefined;
    if (exchange) return exchange;
  }
  return undefined;
};

/** Whether a property can be an id or a record. */
function mayExpand({ run: { contract }, operation }: ListCall, name: string): boolean {
  const { document } = contract;
  const schema = listShape(document, operation)?.schema ?? successSchema(operation) ?? {};
  const held = [schema, ...propertiesOf(document, schema).values()];
  const types = held
    .flatMap((one) => propertiesOf(document, one).get(name) ?? [])
    .slice(0, 1)
    .flatMap((one) => typesOf(document, one));
  return types.includes('object') && (types.includes('string') || types.includes('integer'));
}

async function unexpanded(
  { run, operation, ask, places }: ListCall,
  name: string,
): Promise<Exchange | undefined> {
  const shape = listShape(run.contract.document, operation);
  const named = ({ json }: Exchange): Json[] =>
    (shape ? recordsIn(shape, json) : isRecord(json) ? envelopeCandidates(json) : []).flatMap(
      (one) => one[name] ?? [],
    );
  const ids = new Set<Json>();
  for (const params of places) {
    const plain = await ask(undefined, params);
    const before = succeeded(plain) ? named(plain).filter((one) => typeof one !== 'object') : [];
    const answer = before.length > 0 ? await ask(name, params) : undefined;
    if (!answer || !succeeded(answer)) continue;
    const after = named(answer);
    if (after.some((one) => typeof one === 'object')) return undefined;
    for (const one of before) if (after.includes(one)) ids.add(one);
    // A single reference may point to a removed record.
    if (ids.size > 1) return answer;
  }
  return undefined;
}

const listedIn = (run: Run, schema: Schema): Json[] =>
  spread(run.contract.document, schema).flatMap(
    (one) => one.enum ?? (one.const === undefined ? [] : [one.const]),
  );
