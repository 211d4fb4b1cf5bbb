import { useQuery } from '@tanstack/react-query';
import { type ContactTagCount, listContactTagsQuery } from '~/api/contacts';
import { usePermission } from '~/session/permissions';

/** The contract's maximum for one page; rarer ones can still be typed. */
const MOST_USED = { show: 200 };

/** The tags of contacts with their numbers of contacts, by name; none without the permission to list them. */
export function useTagCounts(wanted: boolean): readonly ContactTagCount[] {
  const may = usePermission('listContactTags');
  const { data } = useQuery({
    ...listContactTagsQuery(MOST_USED),
    enabled: wanted && may,
  });
  return (data?.items ?? []).toSorted((a, b) => a.tag.localeCompare(b.tag));
}

export const useKnownTags = (wanted: boolean): readonly string[] =>
  useTagCounts(wanted).map(({ tag }) => tag);
