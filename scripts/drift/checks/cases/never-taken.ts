// Finds variants of a body that are never accepted. One rejection may have its own reason; all of them together have
// the variant as reason.
import { type Case, jsonIn } from '../../../contract/cases/case.ts';
import { isJsonPatch } from '../../../contract/media.ts';
import { isBoundByWords } from '../../../contract/operations.ts';
import type { FindingDraft } from '../../answer-findings.ts';
import { recordNamed } from '../../naming.ts';
import { type Exchange, succeeded } from '../../run.ts';
import { valueAt } from '../../shapes.ts';
import { fieldsNamed, namesIn, namesOf } from '../problem.ts';

/** A valid case and its result. */
export interface Sent {
  one: Case;
  exchange: Exchange;
}

/** Fewer rejections prove nothing. */
const LEAST = 3;

/** @returns the simplest case of each variant that is never accepted although a sibling is */
export function neverTaken(sent: Sent[]): { kind: string; one: Case }[] {
  const places = Map.groupBy(
    sent.flatMap((each) => {
      const place = placeOf(each.one.name);
      return place ? [{ ...each, ...place }] : [];
    }),
    ({ field }) => field,
  );
  return [...places.values()].flatMap((all) => {
    const kinds = [...Map.groupBy(all, ({ kind }) => kind)];
    if (!all.some(({ exchange }) => succeeded(exchange))) return [];
    return kinds.flatMap(([kind, list]) => {
      const plain = list.find(({ one }) => one.name.endsWith(': only what is required')) ?? list[0];
      const isNever = list.every(
        ({ one, exchange }) => [400, 422].includes(exchange.status) && !isAboutInside(one, exchange),
      );
      if (!plain || list.length < LEAST || !isNever || hasOwnReason(plain.one)) return [];
      return [{ kind, one: plain.one }];
    });
  });
}

export const whollyRefused = (
  { field = '', operation, rule }: Case,
  kind: string,
  status: number,
): FindingDraft => ({
  kind: 'refused-valid',
  severity: 'error',
  says: `It refuses everything that is ${/^\d/.test(kind) ? `kind ${kind} of ${field}` : kind}, which the contract allows.`,
  at: `${field} ${kind}`.trim(),
  rule: rule ?? operation.pointer,
  expected: '2XX',
  actual: `${status}`,
});

/**
 * Parses `ferry` at `vessel` from `vessel (ferry object): with seats` or `vessel.seats [ferry object]: the lowest`.
 * Nested variants are left out, because they may be rejected for other reasons.
 */
function placeOf(name: string): { field: string; kind: string } | undefined {
  const [, field, kind] = WHOLE.exec(name) ?? INSIDE.exec(name) ?? [];
  return field !== undefined && kind !== undefined ? { field, kind } : undefined;
}

/** The record may be in `data`, with its fields in `attributes`. */
const WHOLE = /^((?:data\.)?(?:attributes\.)?[^\s.]+) \((\S+) object\): /;
const INSIDE = /^((?:data\.)?(?:attributes\.)?[^\s.]+)\.\S+ \[(\S+) object\]: /;

/** All field names of a variant. */
function namesOfKind({ name, request }: Case): Set<string> {
  const { field = 'body' } = placeOf(name) ?? {};
  const json = jsonIn(request);
  return namesIn(field === 'body' ? json : valueAt(json, field.split('.')));
}

/** Whether the error names a nested field, whose value the schema may not fully describe. */
function isAboutInside(one: Case, { json }: Exchange): boolean {
  const names = placeOf(one.name)?.field === 'body' ? new Set<string>() : namesOfKind(one);
  return fieldsNamed(json, namesOf(one)).some((way) => names.has(way.split('.').at(-1) ?? ''));
}

/**
 * References to other records and patch steps may be wrong themselves. Sibling fields also occur with the other
 * variants.
 */
function hasOwnReason(one: Case): boolean {
  const { operation, field = '' } = one;
  return (
    isBoundByWords(operation, [field]) ||
    isJsonPatch(one.request.body?.type) ||
    [...namesOfKind(one)].some((name) => recordNamed(name) !== undefined)
  );
}
