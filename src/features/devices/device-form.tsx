import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DeviceUpdate } from '~/api/devices';
import type { InputProps, Section } from '~/components/form/field';
import { fieldsOf } from '~/components/form/fields';
import { ChoiceInput } from '~/components/form/inputs/choice-input';
import { useLocationChoices } from '~/components/pickers/location-choices';
import { useSessions } from '~/components/pickers/session-choices';

const field = fieldsOf<DeviceUpdate>();

export const deviceForm: readonly Section[] = [
  {
    title: msg`Name, place and session`,
    fields: [
      field.text('name', { label: msg`Name`, hint: msg`As your team calls it. Guests do not see it.` }),
      field.choice('locationId', {
        label: msg`Location`,
        options: () => useLocationChoices(true).choices,
        none: msg`At no location`,
      }),
      field.custom('sessionId', {
        label: msg`Session`,
        hint: msg`The booth changes to it within a minute, after the guests who are being photographed.`,
        format: msg`Choose one from the list.`,
        Input: SessionInput,
      }),
    ],
  },
];

/** A session that has ended cannot be given any more, but a booth may still have it. */
function SessionInput(props: InputProps) {
  const { t } = useLingui();
  const { sessions } = useSessions(true);
  const draft = String(props.draft ?? '');
  const options = sessions
    .filter(({ id, status }) => status !== 'ended' || id === draft)
    .map(({ id, name, status }) => ({
      value: id,
      label: status === 'active' ? name : `${name} (${t(STATUS[status])})`,
    }));
  return (
    <ChoiceInput
      {...props}
      draft={draft}
      onDraft={(id) => props.onDraft(id === '' ? null : id)}
      options={options}
      none={msg`No session`}
    />
  );
}

const STATUS = {
  draft: msg`draft`,
  paused: msg`paused`,
  ended: msg`ended`,
} as const;
