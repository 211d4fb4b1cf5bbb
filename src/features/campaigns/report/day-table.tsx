import { Trans, useLingui } from '@lingui/react/macro';
import type { CampaignChannel, CampaignDay, CampaignStats } from '~/api/campaigns';
import { formatNumber } from '~/lib/format';
import styles from './report.module.css';

interface DayTableProps {
  days: readonly CampaignDay[];
  stats: CampaignStats;
  channel: CampaignChannel;
}

/**
 * The events of each day, with bars of the figure beside them: what was opened, or clicked in a text message. The last
 * line has the campaign's totals.
 */
export function DayTable({ days, stats, channel }: DayTableProps) {
  const { i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  const dayName = new Intl.DateTimeFormat(i18n.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const isMail = channel === 'email';
  const most = Math.max(1, ...days.map((day) => (isMail ? day.opened : day.clicked)));
  if (days.length === 0) return null;
  return (
    <table className={styles.figures}>
      <caption>
        <Trans>Day by day</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Day</Trans>
          </th>
          <th scope="col">
            <Trans>Sent</Trans>
          </th>
          <td className={styles.bar} />
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
            <th scope="row">{dayName.format(new Date(`${day.day}T00:00:00Z`))}</th>
            <td>{number(day.sent)}</td>
            <td className={styles.bar} aria-hidden>
              <span style={{ '--share': (isMail ? day.opened : day.clicked) / most }} />
            </td>
            {isMail && <td>{number(day.opened)}</td>}
            <td>{number(day.clicked)}</td>
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
          <td className={styles.bar} />
          {isMail && <td>{number(stats.opened)}</td>}
          <td>{number(stats.clicked)}</td>
          <td>{number(stats.unsubscribed)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
