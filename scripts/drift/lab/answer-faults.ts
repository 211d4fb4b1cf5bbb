// Faults in responses, derived from the contract for each recorded response: every keyword at every place, the status,
// the media type, the headers and the whole body.
import {
  declaredAnswer,
  type Json,
  type OpenApi,
  resolveSchema,
  type Schema,
} from '../../contract/document.ts';
import { isJson, mediaType } from '../../contract/media.ts';
import type { Operation } from '../../contract/operations.ts';
import { compileSchemas, spread } from '../../contract/schemas.ts';
import type { LabAnswer, Recorded } from './record.ts';
import { type Wrong, wrongByKeyword, wrongTypes } from './wrong-values.ts';

export interface AnswerFault {
  kind: string;
  operation: Operation;
  status: number;
  /** Path into the body, with a star for list entries; empty for the whole response. */
  place: string;
  /** A recorded response that can show the fault. */
  shows: Recorded;
  /** The response with the fault; undefined if it does not fit. */
  into(answer: LabAnswer): LabAnswer | undefined;
}

export function answerFaults(document: OpenApi, traffic: Recorded[]): AnswerFault[] {
  const found = new Map<string, AnswerFault>();
  const isFit = createFitness(document);
  for (const shows of traffic) {
    const { operation, status } = shows;
    const declared = declaredAnswer(operation.definition, status);
    if (!declared || operation.method === 'head') continue;
    const add = (kind: string, place: string, into: AnswerFault['into']) => {
      const key = `${operation.id} ${status} ${kind} ${place}`;
      if (!found.has(key) && into(shows)) found.set(key, { kind, operation, status, place, shows, into });
    };
    const { content = {}, headers = {} } = declared.answer;
    for (const [kind, into] of wholeResponseFaults(operation, Object.keys(content), Object.keys(headers)))
      add(kind, '', into);
    const media = content[mediaType(shows.headers)];
    if (!media?.schema || shows.json === undefined || !isJson(mediaType(shows.headers))) continue;
    for (const { place, wrong } of placesIn(document, isFit, media.schema, shows.json))
      add(wrong.kind, labelOf({ place, wrong }), (answer) => inBody(answer, place, wrong));
  }
  return [...found.values()];
}

interface Place {
  place: string;
  wrong: Wrong;
}

/** Walks a value along its schema; only existing values can be wrong. */
function placesIn(document: OpenApi, isFit: Fitness, schema: Schema, value: Json, at = ''): Place[] {
  const rules = rulesOf(document, isFit, schema, value);
  const found: Place[] = [
    ...wrongTypes(allTypes(document, schema)).map((wrong) => ({ place: at, wrong })),
    ...rules
      .flatMap((rule) => wrongByKeyword(rule as Schema & Record<string, unknown>))
      .map((wrong) => ({ place: at, wrong })),
  ];
  if (value === null || typeof value !== 'object') return found;
  for (const { items, properties = {} } of rules) {
    if (Array.isArray(value) && items)
      for (const entry of value.slice(0, 60))
        found.push(...placesIn(document, isFit, items, entry, `${at}/*`));
    if (Array.isArray(value)) continue;
    for (const [name, inner] of Object.entries(properties))
      if (Object.hasOwn(value, name))
        found.push(...placesIn(document, isFit, inner, value[name] ?? null, `${at}/${name}`));
  }
  return unique(found);
}

/** List entries mostly have the same places. */
const unique = (places: Place[]): Place[] => [
  ...new Map(places.map((one) => [`${one.wrong.kind} ${labelOf(one)}`, one])).values(),
];

const labelOf = ({ place, wrong }: Place): string =>
  wrong.name === undefined ? place : `${place}/${wrong.name}`;

/** Every type that a value may have, in any branch. */
function allTypes(document: OpenApi, schema: Schema): string[] {
  const own = spread(document, schema);
  const types = own.flatMap(({ type }) => type ?? []);
  const listed = own.flatMap(({ enum: some = [], const: one }) =>
    one === undefined ? some : [...some, one],
  );
  return types.length > 0 ? types : [...new Set(listed.map((one) => (one === null ? 'null' : typeof one)))];
}

type Fitness = (schema: Schema, value: Json) => boolean;

function createFitness(document: OpenApi): Fitness {
  const schemas = compileSchemas(document);
  return (schema, value) => schemas.errorsOf(schema, value).length === 0;
}

/** The schemas that apply to a value, with the branch that it matches. */
function rulesOf(document: OpenApi, isFit: Fitness, schema: Schema, value: Json): Schema[] {
  const { $ref, allOf = [], oneOf = [], anyOf = [] } = schema;
  const branches = [
    ...($ref === undefined ? [] : [resolveSchema(document, { $ref })]),
    ...allOf,
    ...[...oneOf, ...anyOf].filter((one) => isFit(one, value)),
  ];
  return [schema, ...branches.flatMap((one) => rulesOf(document, isFit, one, value))];
}

function inBody(answer: LabAnswer, place: string, { of }: Wrong): LabAnswer | undefined {
  const parsed = JSON.parse(answer.body) as Json;
  const changed = change(parsed, place.split('/').slice(1), of);
  return changed === undefined ? undefined : { ...answer, body: JSON.stringify(changed) };
}

/** Changes the first value at the place that can be broken. */
function change(value: Json, [step, ...rest]: string[], of: Wrong['of']): Json | undefined {
  if (step === undefined) return of(value);
  if (value === null || typeof value !== 'object') return undefined;
  if (step === '*' && Array.isArray(value)) {
    for (const [i, entry] of value.entries()) {
      const changed = change(entry, rest, of);
      if (changed !== undefined) return value.with(i, changed);
    }
    return undefined;
  }
  if (Array.isArray(value) || !Object.hasOwn(value, step)) return undefined;
  const changed = change(value[step] ?? null, rest, of);
  return changed === undefined ? undefined : { ...value, [step]: changed };
}

/** Faults that any response can have. */
function wholeResponseFaults(
  operation: Operation,
  types: string[],
  headers: string[],
): [string, AnswerFault['into']][] {
  const undeclared = (statuses: number[]) =>
    statuses.find((status) => !declaredAnswer(operation.definition, status));
  const withStatus = (kind: string, status: number | undefined): [string, AnswerFault['into']][] =>
    status === undefined ? [] : [[kind, (answer) => ({ ...answer, status })]];
  const withType = (kind: string, type: string | undefined): [string, AnswerFault['into']][] => [
    [
      kind,
      (answer) =>
        mediaType(answer.headers) === type
          ? undefined
          : { ...answer, headers: withHeader(answer.headers, 'content-type', type) },
    ],
  ];
  const whole: [string, AnswerFault['into']][] = [
    ...withStatus('undeclared refusal', undeclared([418, 451])),
    ...withStatus('undeclared success', undeclared([201, 202, 206])),
    ...withStatus('undeclared redirect', undeclared([303, 307])),
    ...withStatus('server error 500', 500),
    ...withStatus('server error 502', 502),
  ];
  for (const name of headers) {
    whole.push([
      `header ${name} missing`,
      (answer) =>
        answer.headers.has(name)
          ? { ...answer, headers: withHeader(answer.headers, name, undefined) }
          : undefined,
    ]);
    whole.push([
      `header ${name} mistyped`,
      (answer) =>
        answer.headers.has(name)
          ? { ...answer, headers: withHeader(answer.headers, name, 'not what it should be ') }
          : undefined,
    ]);
  }
  if (types.length === 0) {
    whole.push([
      'a body where none is declared',
      (answer) => (answer.body === '' ? { ...answer, body: '{"a":1}' } : undefined),
    ]);
    return whole;
  }
  whole.push(
    ...withType('media type text/html', 'text/html'),
    ...withType('media type text/plain', 'text/plain'),
    ...withType('no media type', undefined),
    [
      'plain JSON for a problem',
      (answer) =>
        mediaType(answer.headers) === 'application/problem+json'
          ? { ...answer, headers: withHeader(answer.headers, 'content-type', 'application/json') }
          : undefined,
    ],
    [
      'a problem for plain JSON',
      (answer) =>
        mediaType(answer.headers) === 'application/json'
          ? { ...answer, headers: withHeader(answer.headers, 'content-type', 'application/problem+json') }
          : undefined,
    ],
    ['empty body', (answer) => ({ ...answer, body: '' })],
    ['body cut off', (answer) => ({ ...answer, body: answer.body.slice(0, -1) })],
    ['two values in a body', (answer) => ({ ...answer, body: `${answer.body}${answer.body}` })],
    [
      'a web page',
      (answer) => ({
        ...answer,
        headers: withHeader(answer.headers, 'content-type', 'text/html'),
        body: '<!doctype html><title>Sign in</title>',
      }),
    ],
  );
  return whole;
}

function withHeader(headers: Headers, name: string, value: string | undefined): Headers {
  const copy = new Headers(headers);
  if (value === undefined) copy.delete(name);
  else copy.set(name, value);
  return copy;
}
