import { useQuery } from '@tanstack/react-query';
import { allPages } from '~/api/all-pages';
import { type ContactTagCount, listContactTags } from '~/api/contacts';
import { usePermission } from '~/session/permissions';

/** The tags of contacts with their numbers of contacts, by name; none without the permission to list them. */
export function useTagCounts(wanted: boolean): readonly ContactTagCount[] {
  const may = usePermission('listContactTags');
  const { data } = useQuery({
    ...allPages('listContactTags', listContactTags),
    enabled: wanted && may,
  });
  return (data?.items ?? []).toSorted((a, b) => a.tag.localeCompare(b.tag));
}

export const useKnownTags = (wanted: boolean): readonly string[] =>
  useTagCounts(wanted).map(({ tag }) => tag);
