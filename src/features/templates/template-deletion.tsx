import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type Template, type TemplateUse, useDeleteTemplate } from '~/api/templates';
import { ConfirmDialog } from '~/parts/confirm/confirm-dialog';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import styles from './template-deletion.module.css';
import { useUseLabel } from './use-labels';

const PAGE_OF_USE: Record<TemplateUse['kind'], (id: string) => LinkProps> = {
  session: (sessionId) => ({ to: '/session/$sessionId/experiences', params: { sessionId } }),
  campaign: (open) => ({ to: '/campaigns', search: { open } }),
};

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
        <ul className={styles.uses}>
          {usedBy.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              <Link {...PAGE_OF_USE[use.kind](use.id)}>{labelOf(use)}</Link>
            </li>
          ))}
        </ul>
        <Button variant="secondary" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
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
