import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { CreateSessionBody, type SessionCreate, useCreateSession } from '~/api/sessions';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { readyTexts } from '~/lib/ready-texts';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { RecordForm } from '~/patterns/form/record-form';
import { Dialog } from '~/ui/overlay/dialog';
import { StartFrom, useStarts } from './start-from';

const field = fieldsOf<SessionCreate>();

export const newSessionForm: readonly Section<SessionCreate>[] = [
  {
    title: msg`Session`,
    fields: [
      field.text('name', { label: msg`Name`, hint: msg`For your team. Guests do not see it.` }),
      field.ids('locationIds', {
        label: msg`Locations`,
        useChoices: useLocationChoices,
        none: msg`Everywhere`,
      }),
    ],
  },
];

/** Asks for a name and what to start from; everything else is set on the session's page. */
export function NewSessionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync: create } = useCreateSession();
  const client = useQueryClient();
  const starts = useStarts();
  const [startId, choose] = useState('');
  const start = starts.find(({ id }) => id === startId);
  const form = useRef<HTMLDivElement>(null);
  // The dialog itself focuses its close button.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <Dialog title={t`New session`} onClose={onClose}>
      <div ref={form}>
        <RecordForm
          sections={newSessionForm}
          schema={CreateSessionBody}
          record={null}
          needs="createSession"
          save={async (data) => {
            const account = await client.ensureQueryData(getOwnAccountQuery());
            const first = start && (await start.read());
            return create({ data: { ...readyTexts(account, data.language), ...first, ...data } });
          }}
          onSaved={({ id }) =>
            void navigate({ to: '/session/$sessionId/experiences', params: { sessionId: id } })
          }
          button={{ label: <Trans>Create session</Trans> }}
          variant="dialog"
        >
          <StartFrom starts={starts} value={start?.id ?? ''} onChange={choose} />
        </RecordForm>
      </div>
    </Dialog>
  );
}
