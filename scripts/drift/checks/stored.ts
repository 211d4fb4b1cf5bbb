// Whether what is read is what was sent. Servers write numbers, addresses and texts in their own way: only what is
// another value counts.
import { type CaseRequest, jsonIn } from '../../contract/cases/case.ts';
import { type Json, resolveSchema, type Schema } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { spread } from '../../contract/schemas.ts';
import { fieldsOfForm } from '../form-fields.ts';
import * as names from '../naming.ts';
import type { Run } from '../run.ts';
import { isRecord, propertiesOf, successSchema, typesOf, wholesIn } from '../shapes.ts';

export interface Difference {
  field: string;
  expected: string;
  actual: string;
}

/** The record that was sent, without what wraps it. */
export function sentIn(request: CaseRequest): Record<string, Json> {
  const whole = jsonIn(request) ?? partsIn(request);
  // Of several it is not said which is which.
  const json = Array.isArray(whole) && whole.length === 1 ? whole[0] : whole;
  if (!isRecord(json)) return {};
  const [only, ...others] = Object.values(json);
  return others.length === 0 && isRecord(only) && Object.keys(only).length > 0 ? only : json;
}

/** What an operation was told of a record, as JSON or by a form. */
export function sentBy(
  { contract }: Run,
  { operation, request }: { operation: Operation; request: CaseRequest },
): Record<string, Json> {
  const { body } = request;
  return body && 'form' in body ? fieldsOfForm(contract.document, operation, body.form) : sentIn(request);
}

/** What the parts of a form hold that are JSON: of other texts it is not said what they are. */
function partsIn({ body }: CaseRequest): Json {
  const parts = body && 'parts' in body ? body.parts : [];
  const objects = parts.flatMap((part): Json[] => {
    if (!('text' in part) || !part.text.startsWith('{')) return [];
    try {
      return [JSON.parse(part.text)];
    } catch {
      return [];
    }
  });
  return objects.length === 1 && isRecord(objects[0]) ? objects[0] : null;
}

/**
 * The properties that were sent and are answered with another value.
 * @param operation the one that answered: what it does not declare is not compared
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
  // Some servers tell only part of a record.
  const isWhole = all.filter((name) => Object.hasOwn(record, name)).length * 2 >= all.length;
  const { attributes } = sent;
  const found = Object.entries(sent).flatMap(([name, value]): Difference[] => {
    if (!isTold(run, operation, name, value)) return [];
    if (!Object.hasOwn(record, name) && (!isWhole || isNothing(value))) return [];
    return isSame(apart(value, record), record[name] ?? null, name) &&
      !isLost(run, operation, { name, value, read: record[name] ?? null }) &&
      !isCut(value, record[name] ?? null, [name])
      ? []
      : [{ field: name, expected: 'the value sent', actual: kindOf(value, record[name] ?? null) }];
  });
  // What a record has inside is compared by its own names.
  return found.length === 0 && isRecord(attributes) ? differences(run, operation, attributes, answer) : found;
}

/** Whether something is gone from what has names of its own, like labels by their language. */
function isLost(
  run: Run,
  operation: Operation,
  { name, value, read }: { name: string; value: Json; read: Json },
): boolean {
  const { document } = run.contract;
  const schema = schemaIn(run, operation, name);
  if (!schema || !isRecord(value) || !isRecord(read)) return false;
  // What is declared by its name may be left out for reasons of its own.
  if (!isMap(spread(document, schema)) || propertiesOf(document, schema).size > 0) return false;
  const there = Object.keys(read).map(names.plain);
  const gone = Object.keys(value).filter(
    (one) => !there.includes(names.plain(one)) && !isNothing(value[one]),
  );
  // Under other names it may still be there.
  return gone.length > 0 && Object.keys(read).length < Object.keys(value).length;
}

/**
 * Whether something inside itself is gone though it is told further out, like boxes in boxes. What has more to it than
 * was sent is a record of its own, of which less may be told here.
 */
export function isCut(value: Json, read: Json, above: string[]): boolean {
  if (Array.isArray(value) && Array.isArray(read))
    return value.length === 1 && read.length === 1 && isCut(value[0] ?? null, read[0] ?? null, above);
  if (!isRecord(value) || !isRecord(read)) return false;
  if (Object.keys(read).some((name) => !Object.hasOwn(value, name))) return false;
  return Object.entries(value).some(([name, inner]) =>
    Object.hasOwn(read, name)
      ? isCut(inner, read[name] ?? null, [...above, name])
      : above.includes(name) && !isNothing(inner),
  );
}

/** Whether there may be more than what is declared by its name. */
export const isMap = (parts: (Schema & { patternProperties?: Record<string, Schema> })[]): boolean =>
  parts.some(
    ({ patternProperties, additionalProperties }) =>
      patternProperties !== undefined || typeof additionalProperties === 'object',
  );

/** What the record has under the same name itself may be set inside of it as well, so it is left out. */
export const apart = (value: Json, record: Record<string, Json>): Json =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(record, name)))
    : value;

/** What an answer of an operation has under a name, by its schema: in the record itself, or in what wraps it. */
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

/** Whether an answer tells a value as it was sent, where it tells it at all. */
export function isTold(run: Run, operation: Operation, name: string, value: Json): boolean {
  const { document } = run.contract;
  const own = schemaIn(run, operation, name);
  if (!own || names.isSecret(name) || names.isVersion(name)) return false;
  const { format, writeOnly } = resolveSchema(document, own);
  if (writeOnly || ['password', 'byte', 'binary'].includes(format ?? '')) return false;
  return value === null || isOfType(value, typesOf(document, own));
}

/** What a server may leave out. */
export const isNothing = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  value === 0 ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The record itself, or where it stands in an envelope: whichever has most of what was sent. */
export function recordIn(
  answer: Json | undefined,
  sent: Record<string, Json>,
): Record<string, Json> | undefined {
  if (Array.isArray(answer)) return answer.length === 1 ? recordIn(answer[0], sent) : undefined;
  if (!isRecord(answer)) return undefined;
  const shared = (one: Record<string, Json>) =>
    Object.keys(sent).filter((name) => Object.hasOwn(one, name)).length;
  return wholesIn(answer).reduce((best, one) => (shared(one) > shared(best) ? one : best));
}

const isOfType = (value: Json, types: string[]): boolean => {
  const own = Array.isArray(value) ? 'array' : typeof value;
  return types.length === 0 || types.includes(own) || (own === 'number' && types.includes('integer'));
};

const kindOf = (sent: Json, read: Json): string =>
  read === null ? 'null' : typeof sent === typeof read ? 'another value' : `a ${typeof read}`;

/** @param name of the property: some are written in small letters, whatever was sent */
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
  // Amounts are rounded, whole numbers are not.
  if (typeof sent === 'number' && typeof read === 'number')
    return sent === read || (!Number.isInteger(sent) && Math.abs(sent - read) <= Math.abs(sent) * 0.005);
  if (typeof sent === 'string' && typeof read === 'string') return isSameText(sent, read, name);
  return sent === read;
}

/** Whatever a list is called, its words are compared as tags are. */
const WORD_OF_LIST = 'tag';

/** A list may be sorted, what is twice in it told once, and its words written in small letters. */
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
/** Names of what is compared without its case. */
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
  // A number to call gets its country, or loses it.
  const [x, y] = [digits(sent), digits(read)];
  return (
    x.length >= 7 && y.length >= 7 && bare(sent) === x && bare(read) === y && (x.endsWith(y) || y.endsWith(x))
  );
}

/** What is kept elsewhere has another address; on the same host, the address is as it was sent. */
function isSameAddress(sent: string, read: string): boolean {
  const [a, b] = [sent, read].map((one) => (URL.canParse(one) ? new URL(one) : undefined));
  if (!a || !b) return !/^https?:\/\//i.test(read);
  const wayOf = ({ pathname, search }: URL) => `${pathname}${search}`.replace(/\/$/, '');
  return a.host !== b.host || wayOf(a) === wayOf(b);
}

/** Whether two values are addresses at two hosts. */
export function isElsewhere(one: Json, other: Json): boolean {
  const [a, b] = [one, other].map((value) =>
    typeof value === 'string' && URL.canParse(value) ? new URL(value).host : '',
  );
  return a !== '' && b !== '' && a !== b;
}
