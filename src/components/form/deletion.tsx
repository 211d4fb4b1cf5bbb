import { Trans } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OperationId } from '~/api/permissions';
import { Asking } from './asking';

interface DeletionProps {
  needs: OperationId;
  /** What is deleted, in the question. */
  name: string;
  /** What will be missing then. */
  text?: ReactNode;
  run: () => Promise<unknown>;
  onDeleted: () => void;
}

/** Deletes a record after it has asked; whoever may not sees nothing of it. */
export const Deletion = ({ needs, name, text, run, onDeleted }: DeletionProps) => (
  <Asking
    needs={needs}
    label={<Trans>Delete</Trans>}
    icon={<IconTrash size={18} />}
    variant="subtle"
    question={
      <Trans>
        Delete <strong>{name}</strong> for good?
      </Trans>
    }
    text={text}
    yes={<Trans>Delete for good</Trans>}
    danger
    run={run}
    onDone={onDeleted}
  />
);
