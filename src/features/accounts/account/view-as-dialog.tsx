import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { CreateViewingBody, useCreateViewing, type ViewingCreate } from '~/api/accounts';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { RecordForm } from '~/patterns/form/record-form';
import { viewAs } from '~/session/viewing';
import { Dialog } from '~/ui/overlay/dialog';

const field = fieldsOf<ViewingCreate>();

export const viewingForm: readonly Section<ViewingCreate>[] = [
  {
    title: msg`Why do you need to see this account?`,
    text: msg`Your reason is kept in the audit log with your name and the time.`,
    fields: [field.lines('reason', { label: msg`Reason`, rows: 3 })],
  },
];

interface ViewAsDialogProps {
  account: { id: string; businessName: string };
  onClose: () => void;
}

/** Asks for the reason, which is recorded before anything of the account is shown. */
export function ViewAsDialog({ account: { id, businessName: name }, onClose }: ViewAsDialogProps) {
  const { t } = useLingui();
  const back = useLocation({ select: ({ href }) => href });
  const { mutateAsync: create } = useCreateViewing({ meta: { quiet: true } });
  return (
    <Dialog title={t`View as ${name}`} onClose={onClose}>
      <RecordForm
        sections={viewingForm}
        schema={CreateViewingBody}
        record={null}
        needs="createViewing"
        save={(data) => create({ id, data })}
        onSaved={() => viewAs({ uid: id, name, readOnly: true, back })}
        button={{ label: <Trans>Start viewing</Trans>, isCommand: true }}
      />
    </Dialog>
  );
}
