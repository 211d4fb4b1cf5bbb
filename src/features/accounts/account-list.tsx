import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { QueryClient } from '@tanstack/react-query';
import { type AccountSummary, listAccountsQuery } from '~/api/accounts';
import { load } from '~/api/cache/load';
import {
  accountStatusWords,
  categoryWords,
  choicesOf,
  planWords,
  statusChoices,
} from '~/entities/account-words';
import { formatDate, formatNumber } from '~/lib/format';
import type { List } from '~/patterns/list/list';
import { loadList } from '~/patterns/list/load-list';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { ViewAsButton } from './account/view-as-button';
import { type AccountSearch, auditOptions, requestOptions } from './model/account-queries';

export const accountList: List<AccountSummary, AccountSearch> = {
  name: 'accounts',
  title: msg`Accounts`,
  scope: msg`All businesses and how they are doing.`,
  searchLabel: msg`Find an account`,
  query: ({ page, show, search, status, category, plan, sort }) =>
    listAccountsQuery({ page, show, search, status, category, plan, sort }),
  defaultSort: '-created',
  counted: (total) => <Plural value={total} one="# account" other="# accounts" />,
  rowId: ({ id }) => id,
  rowName: ({ businessName }) => businessName,
  picture: ({ businessName }) => <Avatar name={businessName} />,
  rowPage: ({ id }) => ({ to: '/admin/accounts/$accountId/profile', params: { accountId: id } }),
  columns: [
    { id: 'name', label: msg`Business`, cell: ({ businessName }) => businessName, sort: 'name' },
    {
      id: 'email',
      label: msg`Email address`,
      cell: ({ email }) => email,
      width: 12,
      grows: true,
      plain: true,
    },
    { id: 'ownerName', label: msg`Owner`, cell: ({ ownerName }) => ownerName, width: 9, minor: 'table' },
    {
      id: 'status',
      label: msg`Status`,
      cell: ({ status }, { t }) => (
        <Badge tone={accountStatusWords[status].tone}>{t(accountStatusWords[status].label)}</Badge>
      ),
      width: 6.5,
      plain: true,
    },
    {
      id: 'plan',
      label: msg`Plan`,
      cell: ({ plan }, { t }) => plan && t(planWords[plan]),
      width: 6.5,
    },
    {
      id: 'devices',
      label: msg`Online`,
      legend: msg`Booths online, of those linked`,
      cell: ({ health: { devices, devicesOnline } }, { locale }) => {
        const [online, all] = [formatNumber(devicesOnline, locale), formatNumber(devices, locale)];
        return (
          devices > 0 && (
            <Trans>
              {online} of {all}
            </Trans>
          )
        );
      },
      width: 5.5,
      numeric: true,
      minor: 'table',
    },
    {
      id: 'createdAt',
      label: msg`Created`,
      cell: ({ createdAt }, { locale }) => formatDate(createdAt, locale),
      sort: 'created',
      width: 7.5,
    },
    {
      id: 'lastPhotoAt',
      label: msg`Last photo`,
      cell: ({ health: { lastPhotoAt } }, { locale }) =>
        lastPhotoAt !== null && formatDate(lastPhotoAt, locale),
      sort: 'photo',
      width: 7.5,
      minor: true,
    },
    {
      id: 'failedCampaigns',
      label: msg`Failed sends`,
      legend: msg`Campaigns that could not be sent`,
      cell: ({ health: { failedCampaigns } }, { locale }) =>
        failedCampaigns > 0 && (
          <Badge tone="danger">
            <Trans>{formatNumber(failedCampaigns, locale)} failed</Trans>
          </Badge>
        ),
      width: 7,
      plain: true,
    },
    {
      id: 'category',
      label: msg`Category`,
      cell: ({ category }, { t }) => t(categoryWords[category]),
      width: 7,
      initiallyHidden: true,
    },
    {
      id: 'lastActiveAt',
      label: msg`Last active`,
      cell: ({ health: { lastActiveAt } }, { locale }) =>
        lastActiveAt !== null && formatDate(lastActiveAt, locale),
      sort: 'active',
      width: 7.5,
      initiallyHidden: true,
    },
    {
      id: 'view',
      label: msg`View as`,
      cell: (account) => <ViewAsButton account={account} quiet />,
      width: 6.5,
      plain: true,
      action: true,
    },
  ],
  filters: [
    { id: 'status', label: msg`Status`, options: () => statusChoices },
    { id: 'plan', label: msg`Plan`, options: () => choicesOf(planWords) },
    { id: 'category', label: msg`Category`, options: () => choicesOf(categoryWords) },
  ],
  empty: {
    picture: 'places',
    title: msg`No accounts yet`,
    text: msg`Businesses that sign up appear here.`,
  },
  create: {
    to: '/admin/dashboard',
    search: { tab: 'create' },
    label: msg`Create an account`,
    needs: 'createInvitedAccount',
  },
};

/** What the current tab shows. */
export function loadAccounts(client: QueryClient, search: AccountSearch): Promise<unknown> | undefined {
  if (search.tab === 'create') return undefined;
  if (search.tab === 'audit') return load(client, auditOptions(search));
  if (search.tab === 'requests') return load(client, requestOptions(search));
  return loadList(client, accountList, search);
}
