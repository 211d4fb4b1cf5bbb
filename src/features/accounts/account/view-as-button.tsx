import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { currentUser } from '~/identity';
import { onDemand } from '~/parts/feedback/on-demand';
import { Button } from '~/ui/button';
import { IconEyeglass } from '~/ui/icons';
import styles from './account.module.css';

const ViewAsDialog = onDemand(() => import('./view-as-dialog'), 'ViewAsDialog');

interface ViewAsButtonProps {
  account: { id: string; businessName: string };
  /** For the rows of a list. */
  quiet?: boolean;
}

/** Views an account as its owner does; nothing for the administrator's own. */
export function ViewAsButton({ account, quiet }: ViewAsButtonProps) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const { id, businessName: name } = account;
  if (id === currentUser()?.uid) return null;
  return (
    <span className={quiet ? styles.quiet : undefined}>
      <Button
        variant="secondary"
        size="s"
        icon={quiet ? undefined : <IconEyeglass size={18} />}
        aria-label={t`View as ${name}`}
        onClick={() => setAsks(true)}
      >
        <Trans>View as</Trans>
      </Button>
      {asks && <ViewAsDialog account={account} onClose={() => setAsks(false)} />}
    </span>
  );
}
