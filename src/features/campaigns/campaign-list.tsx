import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { lazy } from 'react';
import {
  type Campaign,
  deleteCampaign,
  duplicateCampaign,
  getCampaignQuery,
  listCampaignsQuery,
  updateCampaign,
} from '~/api/campaigns';
import { formatDate, formatNumber, formatPercent } from '~/lib/format';
import type { List } from '~/patterns/list/list';
import { useEach } from '~/patterns/list/use-batches';
import { Badge } from '~/ui/badge';
import { IconBan, IconCopy, IconTrash } from '~/ui/icons';
import { CampaignPicture, RowTime } from './campaign-cells';
import { channelLabels, rhythmOf, shareOf, statusOf, wasSent } from './model/campaign-labels';
import { type CampaignSearch, tabFilters } from './model/campaign-search';

const percent = (part: number, whole: number, locale: string) => {
  const share = shareOf(part, whole);
  return share !== null && formatPercent(share, locale);
};

const nameOf = ({ name }: Campaign) => name;

export const campaignList: List<Campaign, CampaignSearch> = {
  name: 'campaigns',
  title: msg`Campaigns`,
  scope: msg`Email and SMS campaigns and their results.`,
  searchLabel: msg`Find a campaign`,
  query: ({ tab, view: _view, month: _month, ...asked }) =>
    listCampaignsQuery({ ...asked, ...(tab && tabFilters[tab]) }),
  defaultSort: '-changed',
  counted: (total) => <Plural value={total} one="# campaign" other="# campaigns" />,
  rowId: ({ id }) => id,
  rowName: ({ name }) => name,
  picture: (campaign) => <CampaignPicture campaign={campaign} />,
  columns: [
    { id: 'name', label: msg`Name`, cell: ({ name }) => name, sort: 'name', width: 13.5, grows: true },
    {
      id: 'status',
      label: msg`Status`,
      cell: (row, { t }) => <Badge tone={statusOf(row).tone}>{t(statusOf(row).label)}</Badge>,
      width: 7,
      plain: true,
    },
    {
      id: 'channel',
      label: msg`Channel`,
      cell: ({ channel }, { t }) => t(channelLabels[channel]),
      width: 5.5,
      initiallyHidden: true,
      plain: true,
    },
    {
      id: 'sent',
      label: msg`Sent to`,
      cell: (row, { locale }) => wasSent(row) && formatNumber(row.stats.sent, locale),
      width: 5.5,
      numeric: true,
    },
    {
      id: 'time',
      label: msg`Time`,
      cell: (row, { locale }) => <RowTime campaign={row} locale={locale} />,
      sort: 'time',
      width: 13.5,
      plain: true,
    },
    {
      id: 'delivered',
      label: msg`Delivered`,
      cell: ({ stats }, { locale }) => percent(stats.delivered, stats.sent, locale),
      width: 5.5,
      numeric: true,
      minor: true,
    },
    {
      id: 'opened',
      label: msg`Opened`,
      // Opens of an SMS cannot be tracked.
      cell: ({ channel, stats }, { locale }) =>
        channel === 'email' && percent(stats.opened, stats.delivered, locale),
      width: 5,
      numeric: true,
      minor: 'table',
    },
    {
      id: 'clicked',
      label: msg`Clicked`,
      cell: ({ stats }, { locale }) => percent(stats.clicked, stats.delivered, locale),
      width: 5,
      numeric: true,
      minor: 'table',
    },
    { id: 'owner', label: msg`Owner`, cell: ({ createdBy }) => createdBy.name, width: 8, minor: true },
    {
      id: 'rhythm',
      label: msg`How often`,
      cell: (row, { t }) => t(rhythmOf(row)),
      width: 12,
      initiallyHidden: true,
    },
    {
      id: 'changed',
      label: msg`Changed`,
      cell: ({ updatedAt }, { locale }) => formatDate(updatedAt, locale),
      sort: 'changed',
      width: 8,
      initiallyHidden: true,
    },
  ],
  bulk: [
    {
      id: 'duplicate',
      label: msg`Duplicate`,
      icon: <IconCopy size={18} />,
      needs: 'duplicateCampaign',
      useRun: () => useEach('duplicateCampaign', ({ id }: Campaign) => duplicateCampaign(id), nameOf),
    },
    {
      id: 'cancel',
      label: msg`Cancel`,
      icon: <IconBan size={18} />,
      needs: 'updateCampaign',
      confirm: {
        title: (count) => <Plural value={count} one="Cancel # campaign?" other="Cancel # campaigns?" />,
        text: msg`Campaigns being sent or paused stop here; messages already sent are not affected. Drafts and finished campaigns do not change.`,
        yes: msg`Cancel campaign`,
      },
      useRun: () =>
        useEach('updateCampaign', ({ id }: Campaign) => updateCampaign(id, { status: 'canceled' }), nameOf),
    },
    {
      id: 'delete',
      label: msg`Delete`,
      icon: <IconTrash size={18} />,
      needs: 'deleteCampaign',
      danger: true,
      confirm: {
        title: (count) => <Plural value={count} one="Delete # campaign?" other="Delete # campaigns?" />,
        text: msg`This cannot be undone. The reports of sent campaigns are deleted too. Campaigns that are scheduled or being sent are kept.`,
        yes: msg`Delete`,
      },
      useRun: () => useEach('deleteCampaign', ({ id }: Campaign) => deleteCampaign(id), nameOf),
    },
  ],
  empty: {
    picture: 'message',
    title: msg`No campaigns yet`,
    text: msg`Your campaigns and their results appear here. Start from scratch or with one of these ideas. Nothing is saved or sent before you say so.`,
  },
  create: { to: '/campaigns/create', label: msg`New campaign`, needs: 'createCampaign' },
  panel: {
    Content: lazy(() => import('./campaign-panel').then(({ CampaignPanel }) => ({ default: CampaignPanel }))),
    record: (id) => getCampaignQuery(id),
  },
};
