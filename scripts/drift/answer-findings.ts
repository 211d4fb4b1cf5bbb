// What one answer has wrong, and how bad that is: the same for a live run and for recorded traffic.
import { declaredAnswer, type Json } from '../contract/document.ts';
import type { GivenAnswer, Judge } from '../contract/judge.ts';
import { isJson, mediaType } from '../contract/media.ts';
import type { Operation } from '../contract/operations.ts';
import type { Found } from './finding.ts';

/** A finding without what only the exchange knows that it was found in. */
export type Told = Omit<Found, 'operation' | 'status' | 'requestClass' | 'tried' | 'curl' | 'excerpt'>;

/**
 * @param lenient statuses that HTTP itself gives meaning to: undeclared here, they are no drift
 * @param prefers what the request's `Prefer` says
 * @returns empty for an answer that agrees with the contract
 */
export function answerFindings(
  judge: Judge,
  operation: Operation,
  given: GivenAnswer,
  lenient: readonly number[],
  prefers = '',
): Told[] {
  const { status } = given;
  const declared = declaredAnswer(operation.definition, status);
  if (status >= 500 && !(declared && declared.key === `${status}` && status !== 500)) {
    return [
      {
        kind: 'server-error',
        severity: 'error',
        says: `It answers ${status}: the server failed.`,
        rule: `${operation.pointer}/responses`,
        expected: 'an answer that says what is wrong',
        actual: `${status}`,
      },
    ];
  }
  return judge.answer(operation, given).flatMap(({ kind, at, rule, says }): Told[] => {
    if (kind === 'undeclared-status' && lenient.includes(status)) return [];
    // Many contracts do not say what a refusal's body is, and mean that it does not matter.
    if (kind === 'unreadable-body' && status >= 400 && !declared?.answer.content) return [];
    if (['unreadable-body', 'undeclared-media-type'].includes(kind) && isMinimal(given, prefers)) return [];
    const severity = kind === 'undeclared-property' ? 'warning' : 'error';
    return [{ kind, severity, says, at, rule, ...expectation(says) }];
  });
}

/** Who asked for no more than has to be (RFC 7240) gets no body, whatever is declared for those who did not. */
const isMinimal = ({ status, headers, body }: GivenAnswer, prefers: string): boolean =>
  status < 300 &&
  body.length === 0 &&
  [prefers, headers.get('preference-applied') ?? ''].some((said) => /\breturn\s*=\s*"?minimal\b/i.test(said));

function expectation(says: string): { expected?: string; actual?: string } {
  const [, expected, actual] =
    /^Declared (?:are|is) (.*); the (?:status|media type) is (.*)\.$/.exec(says) ?? [];
  return expected === undefined ? {} : { expected, actual: actual ?? '' };
}

/** The body, where it is JSON: undefined where it says so and is not, which the judge tells. */
export function jsonOf({ headers, body }: { headers: Headers; body: Uint8Array }): Json | undefined {
  if (!isJson(mediaType(headers))) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(body)) as Json;
  } catch {
    // Whoever reads the body finds none.
    return undefined;
  }
}
