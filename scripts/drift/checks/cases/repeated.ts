// Handles confirmation fields: `password` and `confirmPassword`.
import type { Case } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import { isSecret, wordsOf } from '../../model/naming.ts';
import { isRecord } from '../../model/shapes.ts';

const AGAIN = ['confirm', 'confirmation', 'confirmed', 'repeat', 'repeated', 'retype', 'again', 'verify'];

const meant = (name: string): string =>
  wordsOf(name)
    .filter((word) => !AGAIN.includes(word))
    .join(' ');

/** The case with its value in both fields. */
export function repeated<T extends Pick<Case, 'field' | 'request'>>(one: T): T {
  const { field = '', request } = one;
  const body = request.body && 'json' in request.body ? request.body : undefined;
  if (!body || !isSecret(field) || !isRecord(body.json) || !Object.hasOwn(body.json, field)) return one;
  const value = body.json[field] as Json;
  const entries = Object.entries(body.json).map(([name, own]): [string, Json] => [
    name,
    meant(name) === meant(field) ? value : own,
  ]);
  return { ...one, request: { ...request, body: { ...body, json: Object.fromEntries(entries) } } };
}
