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
    /** @param before settles when all that was sent before is done: the first that is refused finds out for the others */
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
        if (!worked(next)) continue;
        known.set(field, caller);
        return next;
      }
      known.set(field, null);
      return first;
    },
  };
}
