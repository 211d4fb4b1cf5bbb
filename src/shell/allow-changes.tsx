import { Trans, useLingui } from '@lingui/react/macro';
import { useAllowChanges } from '~/api/accounts';
import { ConfirmDialog } from '~/parts/confirm/confirm-dialog';
import { setReadOnly } from '~/session/viewing';

interface AllowChangesProps {
  account: { uid: string; name: string };
  onClose: () => void;
}

/** Asks an administrator before the viewed account can be changed. */
export function AllowChanges({ account: { uid: id, name }, onClose }: AllowChangesProps) {
  const { t } = useLingui();
  const { mutateAsync: allow } = useAllowChanges();
  return (
    <ConfirmDialog
      title={t`Allow changes to ${name}?`}
      text={
        <Trans>
          Until you stop viewing, what you change and delete is changed for this business. The audit log
          records each change with your reason for viewing, and the owner sees it. Photos, campaigns, devices,
          integrations and billing stay read-only.
        </Trans>
      }
      confirm={<Trans>Allow changes</Trans>}
      cancel={<Trans>Keep read-only</Trans>}
      run={() => allow({ id })}
      onDone={() => {
        onClose();
        setReadOnly(false);
      }}
      onClose={onClose}
    />
  );
}
