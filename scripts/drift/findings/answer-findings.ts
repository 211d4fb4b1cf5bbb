// Finds what is wrong with one response and how severe it is, for live runs and for recorded traffic.
import { declaredAnswer, type Json } from '../../contract/document.ts';
import type { GivenAnswer, Judge } from '../../contract/judge.ts';
import { isJson, mediaType } from '../../contract/media.ts';
import type { Operation } from '../../contract/operations.ts';
import type { FindingDetails } from './finding.ts';

/** A finding without the fields that come from its exchange. */
export type FindingDraft = Omit<
  FindingDetails,
  'operation' | 'status' | 'requestClass' | 'tried' | 'curl' | 'excerpt'
>;

/**
 * @param lenient statuses that HTTP itself defines: they need no declaration
 * @param prefers value of the request's `Prefer` header
 * @returns empty if the response conforms to the contract
 */
export function answerFindings(
  judge: Judge,
  operation: Operation,
  given: GivenAnswer,
  lenient: readonly number[],
  prefers = '',
): FindingDraft[] {
  const { status } = given;
  const declared = declaredAnswer(operation.definition, status);
  if (status >= 500 && !(declared && declared.key === `${status}` && status !== 500)) {
    return [
      {
        kind: 'server-error',
        says: 'The server failed.',
        rule: `${operation.pointer}/responses`,
        expected: 'a response below 500',
        actual: `${status}`,
      },
    ];
  }
  return judge
    .answer(operation, given)
    .flatMap(({ operationId: _, status: __, ...found }): FindingDraft[] => {
      const { kind } = found;
      if (kind === 'undeclared-status' && lenient.includes(status)) return [];
      // Many contracts leave out the body of an error response because it does not matter.
      if (kind === 'undeclared-body' && status >= 400) return [];
      if (['unreadable-body', 'undeclared-media-type'].includes(kind) && isMinimal(given, prefers)) return [];
      const isWarning = kind === 'undeclared-property' || kind === 'undeclared-body';
      return [{ ...found, ...(isWarning && { severity: 'warning' }) }];
    });
}

/** A client that asks for `return=minimal` (RFC 7240) gets no body, even if the contract declares one. */
const isMinimal = ({ status, headers, body }: GivenAnswer, prefers: string): boolean =>
  status < 300 &&
  body.length === 0 &&
  [prefers, headers.get('preference-applied') ?? ''].some((said) => /\breturn\s*=\s*"?minimal\b/i.test(said));

/** The parsed body; undefined if it is not JSON. The judge reports invalid JSON. */
export function jsonOf({ headers, body }: { headers: Headers; body: Uint8Array }): Json | undefined {
  if (!isJson(mediaType(headers))) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Json;
  } catch {
    // The judge reports a body that cannot be parsed.
    return undefined;
  }
}
