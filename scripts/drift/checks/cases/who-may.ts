// Repeats a rejected case with other allowed callers, once per field.
import type { Case } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Credential } from '../../auth/credential.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';

export function createWhoMay(run: Run, operation: Operation) {
  /** Keyed by the case's field; null if no caller is allowed. */
  const known = new Map<string, Credential | null>();
  return {
    isNobody: ({ field = '' }: Case): boolean => known.get(field) === null,
    /**
     * @param before settles when all earlier requests are done: the first rejection resolves the caller for the others
     */
    async send(
      one: Case,
      send: (one: Case, caller?: Credential) => Promise<Exchange>,
      before?: Promise<unknown>,
    ): Promise<Exchange> {
      const { field = '' } = one;
      const asked = known.get(field);
      const first = await send(one, asked ?? undefined);
      if (first.status !== 403) return first;
      await before;
      const found = known.get(field);
      if (found !== undefined) return found === null || found === asked ? first : send(one, found);
      for (const caller of run.access.callersOf(operation).slice(1)) {
        const next = await send(one, caller);
        if (!succeeded(next)) continue;
        known.set(field, caller);
        return next;
      }
      known.set(field, null);
      return first;
    },
  };
}
