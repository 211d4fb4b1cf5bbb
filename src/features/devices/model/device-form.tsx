import { msg } from '@lingui/core/macro';
import { use } from 'react';
import type { DeviceUpdate } from '~/api/devices';
import { BoothMoves } from '~/entities/booth-moves';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { useSessions } from '~/entities/pickers/session-choices';
import { useSessionLabel } from '~/entities/session-status';
import type { InputProps, Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { ChoiceInput } from '~/patterns/form/inputs/choice-input';
import { DeviceContext } from './device-context';

const field = fieldsOf<DeviceUpdate>();

export const deviceForm: readonly Section<DeviceUpdate>[] = [
  {
    title: msg`Name, place and session`,
    fields: [
      field.text('name', { label: msg`Name`, hint: msg`For your team. Guests do not see it.` }),
      field.choice('locationId', {
        label: msg`Location`,
        options: () => {
          const { choices, pending } = useLocationChoices(true);
          return pending ? undefined : choices;
        },
        none: msg`No location`,
        missing: 'location',
      }),
      field.custom('sessionId', {
        label: msg`Session`,
        hint: msg`The booth switches within a minute, after the current guests.`,
        formatError: msg`Choose one from the list.`,
        Input: SessionInput,
        Footer: SessionMove,
      }),
    ],
  },
];

/** An ended session cannot be assigned, but a booth may still have it. */
function SessionInput({ value, onChange, ...props }: InputProps<string | null | undefined>) {
  const labelOf = useSessionLabel();
  const { sessions, pending } = useSessions(true);
  const options = sessions
    .filter(({ id, status }) => status !== 'ended' || id === value)
    .map((session) => ({ value: session.id, label: labelOf(session) }));
  return (
    <ChoiceInput
      {...props}
      value={value ?? ''}
      onChange={(id) => onChange(id === '' ? null : id)}
      options={options}
      none={msg`No session`}
      missing={pending ? undefined : 'session'}
    />
  );
}

/** What the device leaves. */
function SessionMove({ value }: InputProps<string | null | undefined>) {
  const device = use(DeviceContext);
  const to = value || null;
  if (device === null || value === undefined || to === device.sessionId) return null;
  return <BoothMoves deviceIds={[device.id]} to={to} />;
}
