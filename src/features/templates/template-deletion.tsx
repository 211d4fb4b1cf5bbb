import { Trans, useLingui } from '@lingui/react/macro';
import { type Template, useDeleteTemplate } from '~/api/templates';
import { ConfirmDialog } from '~/components/confirm/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { useUseLabel } from './use-labels';

/** Asks before a template is deleted, or says what uses it. */
export function TemplateDeletion({ template, onClose }: { template: Template; onClose: () => void }) {
  const { t } = useLingui();
  const { id, name, usedBy } = template;
  const labelOf = useUseLabel();
  const { mutateAsync: remove } = useDeleteTemplate();
  if (usedBy.length > 0)
    return (
      <Dialog title={t`“${name}” is in use`} onClose={onClose}>
        <p>
          <Trans>Choose another template in these places first:</Trans>
        </p>
        <ul>
          {usedBy.map((use) => (
            <li key={`${use.kind} ${use.id}`}>{labelOf(use)}</li>
          ))}
        </ul>
      </Dialog>
    );
  return (
    <ConfirmDialog
      title={t`Delete “${name}”?`}
      text={<Trans>Photos made with it are kept.</Trans>}
      confirm={<Trans>Delete</Trans>}
      danger
      run={() => remove({ id })}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
