import { isRecord } from '~/lib/is-record';
import type { FieldError, Problem } from '../generated/models';

/** Why a call failed, with the known details. */
export type Failure =
  | { kind: 'aborted' | 'unreadable' }
  /** `nothingSent`: the browser was offline from the start. */
  | { kind: 'network'; nothingSent?: boolean }
  | { kind: 'timeout'; timeoutMs: number }
  | {
      kind: 'status';
      status: number;
      problem: Problem | null;
      retryAfterMs: number | null;
      requestId?: string | null;
    };

export type ApiErrorKind = Failure['kind'];

/**
 * Product-spec section 8 lists these: a retry may succeed. Any other status would be the same
 * again.
 */
const RETRYABLE_STATUSES = [429, 500, 503, 504];

/** The contract's maximum for Retry-After. Far longer ones would overflow a timer, and so mean "at once". */
const LONGEST_WAIT_MS = 3_600_000;

/** The one error of a call to the API. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The response's status; null when there was no valid response. */
  readonly status: number | null;
  /** The API's problem for the user; null when the response declares none. */
  readonly problem: Problem | null;
  /** How long the API asks to wait, in milliseconds. */
  readonly retryAfterMs: number | null;
  /** By which the log of the API names the request; null when the response has none. */
  readonly requestId: string | null;
  readonly operationId: string | null;
  /** The request never left the device. */
  readonly nothingSent: boolean;
  /** When it happened, in milliseconds since 1970. */
  readonly at = Date.now();

  constructor(failure: Failure, operationId: string | null = null, cause?: unknown) {
    super(messageOf(failure), { cause });
    const answer = failure.kind === 'status' ? failure : null;
    this.kind = failure.kind;
    this.status = answer?.status ?? null;
    this.problem = answer?.problem ?? null;
    this.retryAfterMs = answer?.retryAfterMs ?? null;
    this.requestId = answer?.requestId ?? null;
    this.operationId = operationId;
    this.nothingSent = failure.kind === 'network' && failure.nothingSent === true;
  }

  /** The invalid fields of the request; empty when the API names none. */
  get fieldErrors(): FieldError[] {
    return this.problem?.errors ?? [];
  }

  /**
   * Whether the same read may be repeated automatically: after the listed statuses, a lost network,
   * and a timeout, which is the caller's own 504. Aborted and unreadable responses are not retried.
   */
  get retryable(): boolean {
    if (this.kind === 'status') return RETRYABLE_STATUSES.includes(this.status ?? 0);
    return this.kind === 'network' || this.kind === 'timeout';
  }
}

// The texts of product-spec section 8, verbatim.
function messageOf(failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return 'Network Error';
    case 'aborted':
      return 'Request aborted';
    case 'timeout':
      return `timeout of ${failure.timeoutMs} ms exceeded`;
    case 'status':
      return `Request failed with status code ${failure.status}`;
    case 'unreadable':
      return 'The answer could not be read: it is not valid JSON';
  }
}

/** Whether a limit of the plan prevents the call. */
export const isLimitReached = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.type === '/problems/limit-reached';

/** Whether the call is refused because an administrator views the account without allowed changes. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.type === '/problems/viewing-read-only';

/** Whether the call is refused because an administrator has no open viewing of the account, or no longer. */
export const isViewingRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.type === '/problems/viewing-required';

/** The problem in an error's body; null for anything else, such as a proxy's HTML page. */
export function readProblem(body: string): Problem | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  return isProblem(value) ? value : null;
}

function isProblem(value: unknown): value is Problem {
  if (!isRecord(value) || typeof value.status !== 'number') return false;
  const said = [value.type, value.title, value.detail].every((text) => typeof text === 'string');
  return (
    said && (value.errors === undefined || (Array.isArray(value.errors) && value.errors.every(isFieldError)))
  );
}

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';

/** A Retry-After header, seconds or a date, as milliseconds from now; null when absent or neither. */
export function readRetryAfter(header: string | null): number | null {
  if (!header) return null;
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}
