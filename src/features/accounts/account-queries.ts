import type { QueryClient } from '@tanstack/react-query';
import { listAccountRequestsQuery, listAuditEntriesQuery } from '~/api/accounts';
import { load } from '~/api/cache/load';
import { loadList } from '~/patterns/list/list';
import { type AccountSearch, accountList } from './account-list';

export const auditOptions = ({ page, accountId, account, person, from, to, action }: AccountSearch) =>
  listAuditEntriesQuery({
    ...(page && { page }),
    ...(accountId && { accountId }),
    ...(account && { account }),
    ...(person && { person }),
    ...(from && { from }),
    ...(to && { to }),
    ...(action && { action }),
  });

export const requestOptions = ({ page }: AccountSearch) => listAccountRequestsQuery(page ? { page } : {});

/** What the current tab shows. */
export function loadAccounts(client: QueryClient, search: AccountSearch): Promise<unknown> | undefined {
  if (search.tab === 'create') return undefined;
  if (search.tab === 'audit') return load(client, auditOptions(search));
  if (search.tab === 'requests') return load(client, requestOptions(search));
  return loadList(client, accountList, search);
}
