import { useLocationChoices } from './location-choices';

/** The names of locations; until they are loaded, a line of their height. */
export function LocationNames({ ids }: { ids: readonly string[] }) {
  const { choices, pending } = useLocationChoices(ids.length > 0);
  if (pending) return '\u00a0';
  return ids.map((id) => choices.find(({ value }) => value === id)?.label ?? id).join(', ');
}
