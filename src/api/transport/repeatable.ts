import { newKey } from '~/lib/new-key';
import type { OperationId } from '../generated/operations';
import { ApiError } from './errors';
import type { CallOptions } from './transport';

/** The keys of calls that may have been executed, although no response arrived. */
const unsettled = new Map<string, string>();

/**
 * Makes a call that is executed once, also when the user tries again after a lost response: the same call then has the
 * same `Idempotency-Key`.
 */
export async function repeatable<T>(
  operationId: OperationId,
  args: readonly unknown[],
  options: CallOptions | undefined,
  call: (options: CallOptions) => Promise<T>,
): Promise<T> {
  const name = JSON.stringify([operationId, ...args]);
  const key = options?.idempotencyKey ?? unsettled.get(name) ?? newKey();
  unsettled.set(name, key);
  try {
    const answer = await call({ ...options, idempotencyKey: key });
    unsettled.delete(name);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status !== null && error.status < 500) unsettled.delete(name);
    throw error;
  }
}
