import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCurrentUser } from '~/session/permissions';

const AccountList = lazy(() =>
  import('./account-list').then(({ AccountList }) => ({ default: AccountList })),
);

/** Whether the signed-in user has accounts. An administrator, who sees all of them, has a page for that. */
export function useOwnsAccounts(): boolean {
  const person = useCurrentUser();
  return person?.role === 'Enterprise' && !person.admin;
}

/** Opens the list of accounts that belong to one's own. */
export function OwnAccounts({ button }: { button: (open: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {button(() => setOpen(true))}
      {isOpen && (
        <Suspense>
          <AccountList onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
