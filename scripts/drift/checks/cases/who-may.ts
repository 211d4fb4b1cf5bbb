// What one caller may not do, another one that the contract names may. Who may is asked once for each field.
import type { Case } from '../../../contract/cases/case.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { Credential } from '../../cli/credential.ts';
import { type Exchange, type Run, worked } from '../../run.ts';

export function createWhoMay(run: Run, operation: Operation) {
  /** By what a case is about; null where nobody may. */
  const known = new Map<string, Credential | null>();
  return {
    isNobody: ({ field = '' }: Case): boolean => known.get(field) === null,
    async send(one: Case, send: (one: Case, caller?: Credential) => Promise<Exchange>): Promise<Exchange> {
      const { field = '' } = one;
      const first = await send(one, known.get(field) ?? undefined);
      if (first.status !== 403 || known.has(field)) return first;
      for (const caller of run.access.callersOf(operation).slice(1)) {
        const next = await send(one, caller);
        if (!worked(next)) continue;
        known.set(field, caller);
        return next;
      }
      known.set(field, null);
      return first;
    },
  };
}
