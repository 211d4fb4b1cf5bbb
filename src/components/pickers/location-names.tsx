import { useLocationChoices } from './location-choices';

/** The names of locations, once they are loaded. */
export function LocationNames({ ids }: { ids: readonly string[] }) {
  const { choices, pending } = useLocationChoices(ids.length > 0);
  if (pending) return null;
  return ids.map((id) => choices.find(({ value }) => value === id)?.label ?? id).join(', ');
}
