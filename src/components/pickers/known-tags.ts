import { useQuery } from '@tanstack/react-query';
import { listContactTagsQuery } from '~/api/contacts';
import { usePermission } from '~/session/permissions';

/** The contract's maximum for one page; rarer ones can still be typed. */
const MOST_USED = { show: 200 };

/** The tags of contacts, by name; none without the permission to list them. */
export function useKnownTags(wanted: boolean): readonly string[] {
  const may = usePermission('listContactTags');
  const { data } = useQuery({
    ...listContactTagsQuery(MOST_USED),
    enabled: wanted && may,
  });
  return (data?.items ?? []).map(({ tag }) => tag).sort((a, b) => a.localeCompare(b));
}
