import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OperationId } from '~/api/permissions';
import { IconTrash } from '~/ui/icons';
import { ConfirmButton } from './confirm-button';

interface DeleteButtonProps {
  needs: OperationId;
  /** The name of the record in the question. */
  name: string;
  /** The consequences of the deletion. */
  text?: ReactNode;
  run: () => Promise<unknown>;
  onDeleted: () => void;
  size?: 's';
}

/** Deletes a record after a question. Hidden without the permission. */
export const DeleteButton = ({ needs, name, text, run, onDeleted, size }: DeleteButtonProps) => (
  <ConfirmButton
    needs={needs}
    label={<Trans>Delete</Trans>}
    icon={<IconTrash size={size ? 16 : 18} />}
    size={size}
    question={
      <Trans>
        Delete <strong>{name}</strong>?
      </Trans>
    }
    text={text}
    confirm={<Trans>Delete</Trans>}
    danger
    run={run}
    onDone={onDeleted}
  />
);
