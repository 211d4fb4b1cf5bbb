// Whether what is read is what was sent. Servers write numbers, addresses and texts in their own way: only what is
// another value counts.
import type { CaseRequest } from '../../contract/cases/case.ts';
import { type Json, resolveSchema } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import * as names from '../naming.ts';
import type { Run } from '../run.ts';
import { isRecord, propertiesOf, successSchema, typesOf } from '../shapes.ts';

export interface Difference {
  field: string;
  expected: string;
  actual: string;
}

export const sentIn = ({ body }: CaseRequest): Record<string, Json> =>
  body && 'json' in body && isRecord(body.json) ? body.json : {};

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
  const { document } = run.contract;
  const schema = successSchema(operation);
  const record = recordIn(answer, sent);
  if (!schema || !record) return [];
  const declared = propertiesOf(document, schema);
  const wrapped = [...declared.values()].map((one) => propertiesOf(document, one));
  const schemaOf = (name: string) =>
    declared.get(name) ?? wrapped.find((inner) => inner.has(name))?.get(name);
  return Object.entries(sent).flatMap(([name, value]): Difference[] => {
    const own = schemaOf(name);
    if (!own || !Object.hasOwn(record, name) || names.isSecret(name)) return [];
    const { format, writeOnly } = resolveSchema(document, own);
    if (writeOnly || ['uri', 'uri-reference', 'password', 'byte', 'binary'].includes(format ?? '')) return [];
    if (value !== null && !isOfType(value, typesOf(document, own))) return [];
    return isSame(value, record[name] ?? null, name)
      ? []
      : [{ field: name, expected: 'the value sent', actual: kindOf(value, record[name] ?? null) }];
  });
}

/** The record itself, or where it stands in an envelope: whichever has most of what was sent. */
function recordIn(answer: Json | undefined, sent: Record<string, Json>): Record<string, Json> | undefined {
  if (!isRecord(answer)) return undefined;
  const shared = (one: Record<string, Json>) =>
    Object.keys(sent).filter((name) => Object.hasOwn(one, name)).length;
  const inner = Object.values(answer).filter((value) => isRecord(value));
  return [answer, ...inner].reduce((best, one) => (shared(one) > shared(best) ? one : best));
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

/** A list may be sorted, and what is twice in it told once. */
function isSameList(sent: Json[], read: Json[]): boolean {
  if (read.length > sent.length || (sent.length > 0 && read.length === 0)) return false;
  if (sent.some((one) => isRecord(one))) return read.length === sent.length;
  return sent.every((one) => read.some((other) => isRecord(other) || isSame(one, other)));
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
  // A number to call gets its country, or loses it.
  const [x, y] = [digits(sent), digits(read)];
  return x.length >= 7 && y.length >= 7 && bare(sent) === x.concat() && (x.endsWith(y) || y.endsWith(x));
}
