import type { QueryClient } from '@tanstack/react-query';
import { getAnalyticsSummaryQuery, getDashboardQuery } from '~/api/analytics';
import { load } from '~/api/load';
import { loadParts } from '~/api/load-parts';
import { listPhotosQuery } from '~/api/photos';
import { listSessionsQuery } from '~/api/sessions';

/** The figures of the last 30 days. */
export const summaryOptions = () => getAnalyticsSummaryQuery({});
export const stateOptions = () => getDashboardQuery();
/** Enough to find those that run among the newest. */
export const sessionsOptions = () => listSessionsQuery({ show: 24 });
export const photosOptions = () => listPhotosQuery({ show: 12 });

/** All that the dashboard shows, in one round. A card whose data could not be loaded says so itself. */
export const loadDashboard = (client: QueryClient): Promise<void> =>
  loadParts([
    load(client, summaryOptions()),
    load(client, stateOptions()),
    load(client, sessionsOptions()),
    load(client, photosOptions()),
  ]);
