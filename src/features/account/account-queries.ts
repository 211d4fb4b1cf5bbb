import type { QueryClient } from '@tanstack/react-query';
import {
  type AccountExport,
  getAccountExportQuery,
  getGuestDomainQuery,
  getNotificationSettingsQuery,
  getOwnAccountQuery,
} from '~/api/account';
import { getWeeklyReportQuery } from '~/api/analytics';
import { load } from '~/api/cache/load';
import { isAllowed, type OperationId } from '~/api/permissions';
import { getPermissionContext } from '~/session/permissions';

const LOOK_MS = 1000;

/** Asked again and again while the file is being made. */
export const exportOptions = () => ({
  ...getAccountExportQuery(),
  refetchInterval: ({ state }: { state: { data: AccountExport | undefined } }) =>
    state.data?.status === 'preparing' && LOOK_MS,
});

/** The account, and the owner's settings in the same round. A card whose data could not be loaded says so itself. */
export async function loadAccount(client: QueryClient): Promise<void> {
  const user = getPermissionContext();
  const may = (operation: OperationId) => user !== null && isAllowed(operation, user);
  await Promise.all([
    load(client, getOwnAccountQuery()),
    Promise.allSettled([
      may('getNotificationSettings') && load(client, getNotificationSettingsQuery()),
      may('getWeeklyReport') && load(client, getWeeklyReportQuery()),
      may('getGuestDomain') && load(client, getGuestDomainQuery()),
      may('getAccountExport') && load(client, getAccountExportQuery()),
    ]),
  ]);
}
