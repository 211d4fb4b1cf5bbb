// What one caller may not do, another one that the contract names may. Who may is asked once for each field.
import type { Case } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Credential } from '../../cli/credential.ts';
import { type Exchange, type Run, worked } from '../../run.ts';

export function createWhoMay(run: Run, operation: Operation) {
  /** By what a case is about; null where nobody may. */
  const known = new Map<string, Credential | null>();
  /** Settles when all cases about a field so far have been answered. */
  const answered = new Map<string, Promise<unknown>>();
  return {
    isNobody: ({ field = '' }: Case): boolean => known.get(field) === null,
    async send(one: Case, send: (one: Case, caller?: Credential) => Promise<Exchange>): Promise<Exchange> {
      const { field = '' } = one;
      const before = answered.get(field);
      const { promise, resolve } = Promise.withResolvers<void>();
      answered.set(field, Promise.all([before, promise]));
      try {
        const asked = known.get(field);
        const first = await send(one, asked ?? undefined);
        if (first.status !== 403) return first;
        // The first of them finds out, however long each answer takes.
        await before;
        const found = known.get(field);
        if (found !== undefined) return found === null || found === asked ? first : await send(one, found);
        for (const caller of run.access.callersOf(operation).slice(1)) {
          const next = await send(one, caller);
          if (!worked(next)) continue;
          known.set(field, caller);
          return next;
        }
        known.set(field, null);
        return first;
      } finally {
        resolve();
      }
    },
  };
}
