// Compares stored values with sent ones. Servers normalize numbers, addresses and texts, so only real differences
// count.

import { type Json, resolveSchema, type Schema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import { spread } from '../../../contract/schemas.ts';
import type { Run } from '../../engine/run.ts';
import * as names from '../../model/naming.ts';
import { envelopeCandidates, isRecord, propertiesOf, successSchema, typesOf } from '../../model/shapes.ts';

export interface Difference {
  field: string;
  expected: string;
  actual: string;
}

/**
 * The sent properties that come back with another value.
 * @param operation the operation that responded; only properties it declares are compared
 */
export function differences(
  run: Run,
  operation: Operation,
  sent: Record<string, Json>,
  answer: Json | undefined,
): Difference[] {
  const record = recordIn(answer, sent);
  if (!record) return [];
  const all = Object.keys(sent);
  // Some responses contain only part of a record.
  const isWhole = all.filter((name) => Object.hasOwn(record, name)).length * 2 >= all.length;
  const { attributes } = sent;
  const found = Object.entries(sent).flatMap(([name, value]): Difference[] => {
    if (!isEchoed(run, operation, name, value)) return [];
    if (!Object.hasOwn(record, name) && (!isWhole || isNothing(value))) return [];
    const isStored =
      isSame(withoutShadowed(value, record), record[name] ?? null, name) ||
      isSetWithMore(run, schemaIn(run, operation, name), value, record[name] ?? null);
    return isStored &&
      !isLost(run, operation, { name, value, read: record[name] ?? null }) &&
      !isTruncated(value, record[name] ?? null, [name])
      ? []
      : [{ field: name, expected: 'the value sent', actual: kindOf(value, record[name] ?? null) }];
  });
  // Nested attributes are compared by their own names.
  return found.length === 0 && isRecord(attributes) ? differences(run, operation, attributes, answer) : found;
}

/**
 * The properties of which a declared part was in the response to a write but is missing when read.
 * @param reading the operation that reads the record
 */
export function forgottenInside(
  run: Run,
  reading: Operation,
  sent: Record<string, Json>,
  { told, read }: { told: Json | undefined; read: Json | undefined },
): string[] {
  const { document } = run.contract;
  const [before, after] = [recordIn(told, sent), recordIn(read, sent)];
  return Object.entries(sent).flatMap(([name, value]) => {
    const [was, is] = [before?.[name], after?.[name]];
    const schema = schemaIn(run, reading, name);
    if (!schema || !isRecord(value) || !isRecord(was) || !isRecord(is)) return [];
    const isForgotten = ([inner, one]: [string, Schema]) =>
      !resolveSchema(document, one).writeOnly &&
      !names.isSecret(inner) &&
      !isNothing(value[inner]) &&
      Object.hasOwn(was, inner) &&
      isSame(value[inner] ?? null, was[inner] ?? null, inner) &&
      (is[inner] ?? null) === null;
    return [...propertiesOf(document, schema)].some(isForgotten) ? [name] : [];
  });
}

/** The properties that were sent in part and lost another part. */
export const goneInside = (
  sent: Record<string, Json>,
  was: Record<string, Json>,
  is: Record<string, Json>,
): string[] =>
  Object.entries(sent).flatMap(([name, value]) => {
    const [before, after] = [was[name], is[name]];
    if (!isRecord(value) || !isRecord(before) || !isRecord(after)) return [];
    const isGone = (one: string) =>
      !Object.hasOwn(value, one) && !isNothing(before[one]) && (after[one] ?? null) === null;
    return Object.keys(before).some(isGone) ? [name] : [];
  });

/** Whether keys of a map are gone, such as labels by language. */
function isLost(
  run: Run,
  operation: Operation,
  { name, value, read }: { name: string; value: Json; read: Json },
): boolean {
  const { document } = run.contract;
  const schema = schemaIn(run, operation, name);
  if (!schema || !isRecord(value) || !isRecord(read)) return false;
  // A declared property may be omitted for its own reasons.
  if (!isMap(spread(document, schema)) || propertiesOf(document, schema).size > 0) return false;
  const there = Object.keys(read).map(names.plain);
  const gone = Object.keys(value).filter(
    (one) => !there.includes(names.plain(one)) && !isNothing(value[one]),
  );
  // It may still exist under other keys.
  return gone.length > 0 && Object.keys(read).length < Object.keys(value).length;
}

/**
 * Whether a recursive value is missing at an inner level although an outer level shows it. A value with further
 * properties is a separate record, which may be abbreviated.
 */
export function isTruncated(value: Json, read: Json, above: string[]): boolean {
  if (Array.isArray(value) && Array.isArray(read))
    return value.length === 1 && read.length === 1 && isTruncated(value[0] ?? null, read[0] ?? null, above);
  if (!isRecord(value) || !isRecord(read)) return false;
  if (Object.keys(read).some((name) => !Object.hasOwn(value, name))) return false;
  return Object.entries(value).some(([name, inner]) =>
    Object.hasOwn(read, name)
      ? isTruncated(inner, read[name] ?? null, [...above, name])
      : above.includes(name) && !isNothing(inner),
  );
}

/** Whether a schema allows undeclared properties. */
export const isMap = (parts: (Schema & { patternProperties?: Record<string, Schema> })[]): boolean =>
  parts.some(
    ({ patternProperties, additionalProperties }) =>
      patternProperties !== undefined || typeof additionalProperties === 'object',
  );

/** A field of the record may be set inside the value as well, so it is left out. */
export const withoutShadowed = (value: Json, record: Record<string, Json>): Json =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(record, name)))
    : value;

/** The response schema of a property: of the record itself or of its envelope. */
export function schemaIn(
  { contract: { document } }: Run,
  operation: Operation,
  name: string,
): Schema | undefined {
  const whole = successSchema(operation);
  if (!whole) return undefined;
  const schema = spread(document, whole).find(({ items }) => items)?.items ?? whole;
  const declared = propertiesOf(document, schema);
  const around = [...declared.values()].map((one) => propertiesOf(document, one));
  const wrapped = around.flatMap((one) => {
    const attributes = one.get('attributes');
    return attributes ? [one, propertiesOf(document, attributes)] : [one];
  });
  return declared.get(name) ?? wrapped.find((inner) => inner.has(name))?.get(name);
}

/** Whether a response returns a value as sent, if it returns it at all. */
export function isEchoed(run: Run, operation: Operation, name: string, value: Json): boolean {
  const { document } = run.contract;
  const own = schemaIn(run, operation, name);
  if (!own || names.isSecret(name) || names.isVersion(name)) return false;
  const { format, writeOnly } = resolveSchema(document, own);
  if (writeOnly || ['password', 'byte', 'binary'].includes(format ?? '')) return false;
  return value === null || isOfType(value, typesOf(document, own));
}

/** Values that a server may omit. */
export const isNothing = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  value === 0 ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The record, or the envelope member with most of the sent fields. */
export function recordIn(
  answer: Json | undefined,
  sent: Record<string, unknown>,
): Record<string, Json> | undefined {
  if (Array.isArray(answer)) return answer.length === 1 ? recordIn(answer[0], sent) : undefined;
  if (!isRecord(answer)) return undefined;
  const shared = (one: Record<string, Json>) =>
    Object.keys(sent).filter((name) => Object.hasOwn(one, name)).length;
  return envelopeCandidates(answer).reduce((best, one) => (shared(one) > shared(best) ? one : best));
}

const isOfType = (value: Json, types: string[]): boolean => {
  const own = Array.isArray(value) ? 'array' : typeof value;
  return types.length === 0 || types.includes(own) || (own === 'number' && types.includes('integer'));
};

const kindOf = (sent: Json, read: Json): string =>
  read === null ? 'null' : typeof sent === typeof read ? 'another value' : `a ${typeof read}`;

/** @param name the property's name: some values are lowercased */
export function isSame(sent: Json, read: Json, name = ''): boolean {
  if (sent === null) return true;
  if (Array.isArray(sent)) return Array.isArray(read) && isSameList(sent, read);
  if (isRecord(sent)) {
    if (!isRecord(read)) return false;
    return Object.entries(sent).every(
      ([name, value]) =>
        !Object.hasOwn(read, name) || names.isSecret(name) || isSame(value, read[name] ?? null, name),
    );
  }
  // Decimals may be rounded, integers may not.
  if (typeof sent === 'number' && typeof read === 'number')
    return sent === read || (!Number.isInteger(sent) && Math.abs(sent - read) <= Math.abs(sent) * 0.005);
  if (typeof sent === 'string' && typeof read === 'string') return isSameText(sent, read, name);
  return sent === read;
}

/** Words in lists are compared like tags, regardless of the list's name. */
const WORD_OF_LIST = 'tag';

/** Whether all entries of a set were stored. The server may add some that belong to the record anyway. */
export const isSetWithMore = (
  { contract: { document } }: Pick<Run, 'contract'>,
  schema: Schema | undefined,
  sent: Json,
  read: Json,
): boolean =>
  schema !== undefined &&
  (resolveSchema(document, schema) as { uniqueItems?: boolean }).uniqueItems === true &&
  Array.isArray(sent) &&
  Array.isArray(read) &&
  sent.length > 0 &&
  sent.every((one) => read.some((other) => isSame(one, other, WORD_OF_LIST)));

/** A list may be sorted, deduplicated and lowercased. */
function isSameList(sent: Json[], read: Json[]): boolean {
  if (read.length > sent.length || (sent.length > 0 && read.length === 0)) return false;
  const hasRecords = sent.some((one) => isRecord(one));
  if (hasRecords && read.length !== sent.length) return false;
  return sent.every((one) =>
    read.some((other) => (isRecord(other) && !hasRecords) || isSame(one, other, WORD_OF_LIST)),
  );
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
/** Names of case-insensitive properties. */
const isFolded = (name: string): boolean =>
  names
    .wordsOf(name)
    .some((word) =>
      [
        'email',
        'mail',
        'slug',
        'code',
        'sku',
        'tag',
        'tags',
        'country',
        'currency',
        'locale',
        'language',
        'username',
        'handle',
        'plate',
        'domain',
        'host',
        'color',
        'colour',
      ].includes(word),
    );

const letters = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
const digits = (text: string) => text.replace(/\D/g, '');

function isSameText(sent: string, read: string, name: string): boolean {
  if (bare(sent) === bare(read))
    return isFolded(name) || sent.includes('@') || letters(sent) === letters(read);
  const [a, b] = [Date.parse(sent), Date.parse(read)];
  if (!Number.isNaN(a) && !Number.isNaN(b) && /^\d{4}-/.test(sent)) return Math.abs(a - b) < 1000;
  if (/^https?:\/\//i.test(sent)) return isSameAddress(sent, read);
  // A phone number may gain or lose its country code.
  const [x, y] = [digits(sent), digits(read)];
  return (
    x.length >= 7 && y.length >= 7 && bare(sent) === x && bare(read) === y && (x.endsWith(y) || y.endsWith(x))
  );
}

/** A file stored on another host gets another address; on the same host, the address must be as sent. */
function isSameAddress(sent: string, read: string): boolean {
  const [a, b] = [sent, read].map((one) => (URL.canParse(one) ? new URL(one) : undefined));
  if (!a || !b) return !/^https?:\/\//i.test(read);
  const wayOf = ({ pathname, search }: URL) => `${pathname}${search}`.replace(/\/$/, '');
  return a.host !== b.host || wayOf(a) === wayOf(b);
}

/** Whether two values are addresses on different hosts. */
export function isElsewhere(one: Json, other: Json): boolean {
  const [a, b] = [one, other].map((value) =>
    typeof value === 'string' && URL.canParse(value) ? new URL(value).host : '',
  );
  return a !== '' && b !== '' && a !== b;
}

/** Whether a value is unchanged, apart from nested copies of the changed property. */
export function isUntouched(was: Json, is: Json, changed: string): boolean {
  if (!isRecord(was) || !isRecord(is)) return JSON.stringify(was) === JSON.stringify(is);
  return Object.keys({ ...was, ...is }).every(
    (name) => name === changed || isUntouched(was[name] ?? null, is[name] ?? null, changed),
  );
}
