import { type InvitedAccountCreate, listAccountRequestsQuery, listAuditEntriesQuery } from '~/api/accounts';
import type { SearchFor } from '~/patterns/list/list';

/** Beside the list, the address holds the tab and the filters of the audit log. */
export type AccountSearch = SearchFor<
  'listAccounts',
  Pick<SearchFor<'listAuditEntries'>, 'accountId' | 'account' | 'person' | 'fromDay' | 'toDay' | 'action'> &
    Partial<InvitedAccountCreate> & { tab?: 'audit' | 'requests' | 'create' }
>;

export const auditOptions = ({ page, accountId, account, person, fromDay, toDay, action }: AccountSearch) =>
  listAuditEntriesQuery({
    show: 50,
    ...(page && { page }),
    ...(accountId && { accountId }),
    ...(account && { account }),
    ...(person && { person }),
    ...(fromDay && { fromDay }),
    ...(toDay && { toDay }),
    ...(action && { action }),
  });

export const requestOptions = ({ page }: AccountSearch) => listAccountRequestsQuery(page ? { page } : {});
