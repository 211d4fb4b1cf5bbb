// Who may do what here: one answer for the navigation, for buttons and for the guards of pages.
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { mayCall, type OperationId, type Person, permissionFor } from '~/api/permissions';
import { currentUser, onActing, userTypeName, viewedAccount } from '~/identity';
import { NotAllowed } from './not-allowed';

/** Whoever is signed in. What a Manager has been given is asked for where it matters (`useMay`). */
export function currentPerson(): Person | null {
  const user = currentUser();
  if (!user) return null;
  const { admin, userType } = user;
  return { role: userTypeName(userType), admin, viewing: viewedAccount() !== null, permissions: null };
}

/** The guard of a page. @throws NotAllowed */
export function mustBeAllowed(needs: OperationId): void {
  const person = currentPerson();
  // A permission is of single deeds, not of pages.
  if (person && !mayCall(needs, person)) throw new NotAllowed(needs);
}

/** Whoever is signed in, as one text: it changes only when the person, or the account looked at, does. */
const personKey = () => JSON.stringify(currentPerson());

/** As the generated options of this call have it in their key. */
const OWN: OperationId = 'getManager';

/** Who is here, for a component: it is drawn anew when that changes. */
export function usePerson(): Person | null {
  return JSON.parse(useSyncExternalStore(onActing, personKey)) as Person | null;
}

/**
 * Whether this person may make a call. For a Manager it may take a moment until their own permissions are known; until
 * then they have none.
 */
export function useMay(operationId: OperationId): boolean {
  const person = usePerson();
  const asks = person?.role === 'Manager' && permissionFor(operationId) !== null;
  const id = currentUser()?.uid ?? '';
  const { data } = useQuery({
    queryKey: [OWN, id],
    queryFn: async ({ signal }) => (await import('./own-permissions')).readOwn(id, signal),
    enabled: asks,
  });
  return person !== null && mayCall(operationId, { ...person, permissions: data?.permissions ?? null });
}
