import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '~/api/account';
import { onDemand } from '~/parts/feedback/on-demand';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';

const StatusDialog = onDemand(() => import('./status-dialog'), 'StatusDialog');

/** Changes the status of an account, which its page shows as a badge. */
export function StatusButton({ account }: { account: Account }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!usePermission('updateAccount')) return null;
  return (
    <>
      <Button variant="secondary" size="s" onClick={() => setIsOpen(true)}>
        <Trans>Change status</Trans>
      </Button>
      {isOpen && <StatusDialog account={account} onClose={() => setIsOpen(false)} />}
    </>
  );
}
