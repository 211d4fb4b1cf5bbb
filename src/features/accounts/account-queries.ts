import type { QueryClient } from '@tanstack/react-query';
import { listAccountRequestsQuery, listAuditEntriesQuery } from '~/api/accounts';
import { load } from '~/api/load';
import { loadList } from '~/components/list/list';
import { type AccountSearch, accountList } from './account-list';

export const auditOptions = ({ page, accountId, action }: AccountSearch) =>
  listAuditEntriesQuery({
    ...(page && { page }),
    ...(accountId && { accountId }),
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
