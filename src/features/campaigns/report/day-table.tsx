import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CampaignChannel, CampaignDay, CampaignKind, CampaignStats } from '~/api/campaigns';
import { formatNumber } from '~/lib/format';
import { dateFormat } from '~/lib/formatters';
import { bySending } from './by-sending';
import { periodsOf, type Unit } from './periods';
import styles from './report.module.css';

interface DayTableProps {
  days: readonly CampaignDay[];
  stats: CampaignStats;
  channel: CampaignChannel;
  kind: CampaignKind;
}

const LABELS: Record<Unit | 'sending', { caption: MessageDescriptor; period: MessageDescriptor }> = {
  day: { caption: msg`Day by day`, period: msg`Day` },
  week: { caption: msg`Week by week`, period: msg`Week` },
  month: { caption: msg`Month by month`, period: msg`Month` },
  sending: { caption: msg`By sending`, period: msg`Day` },
};

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * The events of each day, week or month, or of each sending of a repeating campaign, and the
 * campaign's totals, with bars below opened emails or clicked text messages.
 */
export function DayTable({ days: all, stats, channel, kind }: DayTableProps) {
  const { t, i18n } = useLingui();
  const isRepeating = kind === 'repeating';
  const { unit, periods: days } = isRepeating
    ? { unit: 'sending' as const, periods: bySending(all).map((day) => ({ ...day, until: day.day })) }
    : periodsOf(all);
  const number = (value: number) => formatNumber(value, i18n.locale);
  const { caption, period } = LABELS[unit];
  const years = new Set(all.map(({ day }) => day.slice(0, 4)));
  const dayName = dateFormat(i18n.locale, {
    timeZone: 'UTC',
    ...(unit === 'month' ? { month: 'long' } : { day: 'numeric', month: 'short' }),
    ...(years.size > 1 && { year: 'numeric' }),
  });
  const isMail = channel === 'email';
  const most = Math.max(1, ...days.map((day) => (isMail ? day.opened : day.clicked)));
  const withBar = (count: number) => (
    <td>
      {number(count)}
      <span className={styles.under} style={{ '--share': count / most }} aria-hidden />
    </td>
  );
  if (days.length === 0) return null;
  return (
    <table className={styles.figures}>
      <caption>{t(caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(period)}</th>
          <th scope="col">
            <Trans>Sent</Trans>
          </th>
          {isMail && (
            <th scope="col">
              <Trans>Opened</Trans>
            </th>
          )}
          <th scope="col">
            <Trans>Clicked</Trans>
          </th>
          <th scope="col">
            <Trans>Unsubscribed</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">{dayName.formatRange(utc(day.day), utc(day.until))}</th>
            <td>{day.sent > 0 && number(day.sent)}</td>
            {isMail && withBar(day.opened)}
            {isMail ? <td>{number(day.clicked)}</td> : withBar(day.clicked)}
            <td>{number(day.unsubscribed)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans>Total</Trans>
          </th>
          <td>{number(stats.sent)}</td>
          {isMail && <td>{number(stats.opened)}</td>}
          <td>{number(stats.clicked)}</td>
          <td>{number(stats.unsubscribed)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
