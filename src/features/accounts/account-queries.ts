import type { QueryClient } from '@tanstack/react-query';
import { listAuditEntriesQuery } from '~/api/accounts';
import { load } from '~/api/load';
import { loadList } from '~/components/list/list';
import { type AccountSearch, accountList } from './account-list';

export const auditOptions = ({ page, accountId, action }: AccountSearch) =>
  listAuditEntriesQuery({
    ...(page && { page }),
    ...(accountId && { accountId }),
    ...(action && { action }),
  });

/** What the current tab shows. */
export const loadAccounts = (client: QueryClient, search: AccountSearch): Promise<unknown> =>
  search.tab === 'audit' ? load(client, auditOptions(search)) : loadList(client, accountList, search);
