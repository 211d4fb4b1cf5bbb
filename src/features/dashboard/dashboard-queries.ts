import type { QueryClient } from '@tanstack/react-query';
import { getAnalyticsSummaryQuery, getDashboardQuery } from '~/api/analytics';
import { load } from '~/api/cache/load';
import { loadParts } from '~/api/cache/load-parts';
import { listPhotosQuery } from '~/api/photos';
import { listSessionsQuery } from '~/api/sessions';

/** The figures of the last 30 days. */
export const summaryOptions = () => getAnalyticsSummaryQuery({});
/** Enough to find the active ones among the newest. */
export const sessionsOptions = () => listSessionsQuery({ show: 24 });
export const photosOptions = () => listPhotosQuery({ show: 12 });

/** All data of the dashboard in one round. A card that fails to load says so itself. */
export const loadDashboard = (client: QueryClient): Promise<void> =>
  loadParts([
    load(client, summaryOptions()),
    load(client, getDashboardQuery()),
    load(client, sessionsOptions()),
    load(client, photosOptions()),
  ]);
