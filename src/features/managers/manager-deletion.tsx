import { Trans } from '@lingui/react/macro';
import { type Manager, useDeleteManager } from '~/api/managers';
import { nameOfManager } from '~/entities/pickers/manager-choices';
import { DeleteButton } from '~/parts/confirm/delete-button';

interface ManagerDeletionProps {
  manager: Manager;
  onDeleted: () => void;
  size?: 's';
}

/** Deletes a manager after a question, which names the milder way if there is one. */
export function ManagerDeletion({ manager, onDeleted, size }: ManagerDeletionProps) {
  const { mutateAsync: remove } = useDeleteManager();
  const { id, status } = manager;
  return (
    <DeleteButton
      needs="deleteManager"
      name={nameOfManager(manager)}
      size={size}
      text={
        status === 'invited' ? (
          <Trans>Their invitation stops working.</Trans>
        ) : status === 'active' ? (
          <Trans>Their sign-in is deleted too. To pause access, set the status to Disabled instead.</Trans>
        ) : (
          <Trans>Their sign-in is deleted too.</Trans>
        )
      }
      run={() => remove({ id })}
      onDeleted={onDeleted}
    />
  );
}
