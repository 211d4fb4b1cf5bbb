// When a failed read is repeated automatically (product-spec sections 8 and 9).
import { ApiError } from '../transport/errors';

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/** @param failures the number of earlier failures */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < RETRIES && error instanceof ApiError && error.retryable;

/** Doubles from 1 s to 30 s, and is never shorter than Retry-After. In milliseconds. */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS), asked);
}

/**
 * When a failed read is tried again automatically.
 * @returns milliseconds since 1970, in the past during an attempt; null when there is no retry
 */
export function nextAttemptAt(state: {
  fetchStatus: string;
  fetchFailureCount: number;
  fetchFailureReason: Error | null;
}): number | null {
  const { fetchStatus, fetchFailureCount: failures, fetchFailureReason: reason } = state;
  if (fetchStatus === 'idle' || !(reason instanceof ApiError)) return null;
  return reason.at + retryDelay(failures - 1, reason);
}
