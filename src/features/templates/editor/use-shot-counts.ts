import { useQueries } from '@tanstack/react-query';
import { getSessionQuery } from '~/api/sessions';
import type { Template } from '~/api/templates';
import type { ShotCount } from './state/checks';

/** How many shots the experiences that use a template take. */
export function useShotCounts({ id, usedBy }: Template): readonly ShotCount[] {
  const sessions = usedBy.filter(({ kind }) => kind === 'session');
  return useQueries({
    queries: sessions.map((session) => getSessionQuery(session.id)),
    combine: (queries) =>
      queries.flatMap(({ data }) =>
        (data?.experiences ?? []).flatMap(({ templateId, kind, shots }) =>
          templateId === id && kind === 'collage' && shots !== null
            ? [{ session: data?.name ?? '', shots }]
            : [],
        ),
      ),
  });
}
