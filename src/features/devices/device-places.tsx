// The names of a device's location and session, because the list has ids only.
import { useLocationChoices } from '~/components/pickers/location-choices';
import { useSessions } from '~/components/pickers/session-choices';

export function LocationName({ id }: { id: string }) {
  const { choices, pending } = useLocationChoices(true);
  return pending ? '…' : (choices.find(({ value }) => value === id)?.label ?? id);
}

export function SessionName({ id }: { id: string }) {
  const { sessions, pending } = useSessions(true);
  return pending ? '…' : (sessions.find((session) => session.id === id)?.name ?? id);
}
