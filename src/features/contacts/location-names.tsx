import { useLocationChoices } from '~/components/pickers/location-choices';

/** The locations that know somebody, by their names as soon as those are known. */
export function LocationNames({ ids }: { ids: readonly string[] }) {
  const { choices, pending } = useLocationChoices(ids.length > 0);
  if (pending) return null;
  return ids.map((id) => choices.find(({ value }) => value === id)?.label ?? id).join(', ');
}
