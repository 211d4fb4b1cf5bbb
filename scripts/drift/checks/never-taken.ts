// Of several kinds of records that a body may be, one of which nothing is taken. Each refusal by itself may have its own
// reason; all of them together have one.
import { type Case, jsonIn } from '../../contract/cases/case.ts';
import { isBoundByWords } from '../../contract/operations.ts';
import type { Told } from '../answer-findings.ts';
import { recordNamed } from '../naming.ts';
import { type Exchange, worked } from '../run.ts';
import { namesIn } from './problem.ts';

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
      const whole = list.filter(({ isInside }) => !isInside);
      const plain = whole.find(({ one }) => one.name.endsWith(': only what is required')) ?? whole[0];
      const isNever = list.every(({ exchange }) => [400, 422].includes(exchange.status));
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
 * `ferry` at `vessel` for `vessel (ferry object): with seats`, and for `vessel.seats [ferry object]: the lowest`, which
 * is inside of it; what stands deeper may have reasons of its own.
 */
function placeOf(name: string): { field: string; kind: string; isInside: boolean } | undefined {
  const [, own, whole, inside] =
    /^(?:(?:data|attributes)\.)*([^\s.]+)(?: \((\S+) object\)|\.\S+ \[(\S+) object\])/.exec(name) ?? [];
  const kind = whole ?? inside;
  return own !== undefined && kind !== undefined
    ? { field: own, kind, isInside: whole === undefined }
    : undefined;
}

/** What names other records may name the wrong ones. */
function hasOwnReason({ operation, request, field = '' }: Case): boolean {
  const names = [...namesIn(jsonIn(request))];
  return isBoundByWords(operation, [field]) || names.some((name) => recordNamed(name) !== undefined);
}
