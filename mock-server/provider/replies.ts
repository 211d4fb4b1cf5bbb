// Responses in Google's format, as openapi/provider.yaml defines them.
import type { Reply } from '../problems.ts';

const STATUSES = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ALREADY_EXISTS',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
} as const;

export type RefusedStatus = keyof typeof STATUSES;

/** A refused request. The message is for developers and is sent in the response. */
export class Refused extends Error {
  override name = 'Refused';
  readonly code: RefusedStatus;

  constructor(code: RefusedStatus, message: string) {
    super(message);
    this.code = code;
  }
}

export const notFound = () => new Refused(404, 'Requested entity was not found.');

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store', ...headers }),
  body: JSON.stringify(value),
});

/** Adds Retry-After to temporary failures. */
export const whenToRetry = (status: number): Record<string, string> =>
  status === 429 || status === 503 ? { 'retry-after': '1' } : {};

export const refusal = ({ code, message }: Refused): Reply =>
  json(code, { error: { code, message: message.slice(0, 1000), status: STATUSES[code] } }, whenToRetry(code));
