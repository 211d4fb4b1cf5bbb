// Finds variants of a body that are never accepted. One rejection may have its own reason; all of them together have
// the variant as reason.
import { type Case, jsonIn } from '../../../contract/cases/case.ts';
import { isJsonPatch } from '../../../contract/media.ts';
import { isBoundByWords } from '../../../contract/operations.ts';
import { type Exchange, succeeded } from '../../engine/run.ts';
import type { FindingDraft } from '../../findings/answer-findings.ts';
import { recordNamed } from '../../model/naming.ts';
import { fieldsNamed, namesIn, namesOf } from '../../model/problem.ts';
import { valueAt } from '../../model/shapes.ts';

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
      const { branch } = each.one;
      return branch && OUTERMOST.test(branch.field)
        ? [{ ...each, field: branch.field, kind: branch.name }]
        : [];
    }),
    ({ field }) => field,
  );
  return [...places.values()].flatMap((all) => {
    const kinds = [...Map.groupBy(all, ({ kind }) => kind)];
    if (!all.some(({ exchange }) => succeeded(exchange))) return [];
    return kinds.flatMap(([kind, list]) => {
      const plain = list.find(({ one }) => one.variant === 'only-required') ?? list[0];
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
  says: `Refused every valid request with branch ${kind} of ${field}.`,
  at: `${field} ${kind}`.trim(),
  rule: rule ?? operation.pointer,
  expected: '2XX',
  actual: `${status}`,
});

/**
 * Nested variants are left out, because they may be rejected for other reasons. The record may be in `data`, with its
 * fields in `attributes`.
 */
const OUTERMOST = /^(data\.)?(attributes\.)?[^.]+$/;

/** All field names of a variant. */
function namesOfKind({ branch, request }: Case): Set<string> {
  const { field = 'body' } = branch ?? {};
  const json = jsonIn(request);
  return namesIn(field === 'body' ? json : valueAt(json, field.split('.')));
}

/** Whether the error names a nested field, whose value the schema may not fully describe. */
function isAboutInside(one: Case, { json }: Exchange): boolean {
  const names = one.branch?.field === 'body' ? new Set<string>() : namesOfKind(one);
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
