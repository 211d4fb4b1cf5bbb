import { useLocationChoices } from '~/components/pickers/location-choices';

/** The names of locations, once they are loaded. */
export function LocationNames({ ids }: { ids: readonly string[] }) {
  const { choices, pending } = useLocationChoices(true);
  if (pending) return '…';
  return ids.map((id) => choices.find(({ value }) => value === id)?.label ?? id).join(', ');
}
