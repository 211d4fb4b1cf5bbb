// Of several kinds of records that a body may be, one of which nothing is taken. Each refusal by itself may have its own
// reason; all of them together have one.
import { type Case, jsonIn } from '../../../contract/cases/case.ts';
import { isJsonPatch } from '../../../contract/media.ts';
import { isBoundByWords } from '../../../contract/operations.ts';
import type { Told } from '../../answer-findings.ts';
import { recordNamed } from '../../naming.ts';
import { type Exchange, worked } from '../../run.ts';
import { valueAt } from '../../shapes.ts';
import { fieldsNamed, namesIn, namesOf } from '../problem.ts';

/** A case that must be accepted, and what became of it. */
export interface Sent {
  one: Case;
  exchange: Exchange;
}

/** Fewer say nothing. */
const LEAST = 3;

/** @returns of each kind that is never taken, though another one at its place is, the plainest case */
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
    if (!all.some(({ exchange }) => worked(exchange))) return [];
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

export const whollyRefused = ({ field = '', operation, rule }: Case, kind: string, status: number): Told => ({
  kind: 'refused-valid',
  severity: 'error',
  says: `It refuses whatever is ${/^\d/.test(kind) ? `kind ${kind} of ${field}` : kind}, which the contract allows.`,
  at: `${field} ${kind}`.trim(),
  rule: rule ?? operation.pointer,
  expected: '2XX',
  actual: `${status}`,
});

/**
 * `ferry` at `vessel` for `vessel (ferry object): with seats` and for `vessel.seats [ferry object]: the lowest`; a kind
 * inside of another one may have reasons of its own.
 */
function placeOf(name: string): { field: string; kind: string } | undefined {
  const [, field, kind] = WHOLE.exec(name) ?? INSIDE.exec(name) ?? [];
  return field !== undefined && kind !== undefined ? { field, kind } : undefined;
}

/** A record may stand in `data`, and its fields in `attributes` there. */
const WHOLE = /^((?:data\.)?(?:attributes\.)?[^\s.]+) \((\S+) object\): /;
const INSIDE = /^((?:data\.)?(?:attributes\.)?[^\s.]+)\.\S+ \[(\S+) object\]: /;

/** The names of all that a kind has. */
function namesOfKind({ name, request }: Case): Set<string> {
  const { field = 'body' } = placeOf(name) ?? {};
  const json = jsonIn(request);
  return namesIn(field === 'body' ? json : valueAt(json, field.split('.')));
}

/** Whether an answer tells of something inside of a kind: a value that no schema says more of may be wrong there. */
function isAboutInside(one: Case, { json }: Exchange): boolean {
  const names = placeOf(one.name)?.field === 'body' ? new Set<string>() : namesOfKind(one);
  return fieldsNamed(json, namesOf(one)).some((way) => names.has(way.split('.').at(-1) ?? ''));
}

/** What names other records, or steps of a patch, may name the wrong ones. What stands beside it stands beside the other kinds as well. */
function hasOwnReason(one: Case): boolean {
  const { operation, field = '' } = one;
  return (
    isBoundByWords(operation, [field]) ||
    isJsonPatch(one.request.body?.type) ||
    [...namesOfKind(one)].some((name) => recordNamed(name) !== undefined)
  );
}
