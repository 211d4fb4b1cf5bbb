import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import type { Campaign, CampaignStatus } from '~/api/campaigns';
import { dateFormat } from '~/lib/formatters';
import { isZone } from '~/lib/time-zone';
import { usePermission } from '~/session/permissions';
import {
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconDots,
  IconMail,
  IconMessage,
  IconPlus,
  IconRepeat,
  IconX,
} from '~/ui/icons';
import { statusOf } from '../model/campaign-labels';
import styles from './calendar.module.css';
import { byDay, type Sending, today } from './month';

interface MonthTableProps {
  title: string;
  month: string;
  weeks: string[][];
  /** Undefined while they are loading. */
  campaigns: readonly Campaign[] | undefined;
  rounds: readonly Sending[];
  search: string | undefined;
  openId: string | undefined;
}

/** The links that arrow keys move between. */
const ENTRY = '[data-campaign]';
const NEW = '[data-new]';

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * A month of campaigns: a table of weeks, or on narrow screens a list of days. Tab moves through the
 * campaigns, arrow keys to the nearest one in their direction. From today on each day has a link to
 * a new campaign: Tab reaches the first one, arrow keys the others.
 */
export function MonthTable({ title, month, weeks, campaigns, rounds, search, openId }: MonthTableProps) {
  const { i18n } = useLingui();
  const table = useRef<HTMLTableElement>(null);
  const days = byDay(campaigns ?? [], rounds);
  const weekday = dateFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' });
  const longWeekday = dateFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' });
  const whole = dateFormat(i18n.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const short = dateFormat(i18n.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const mayCreate = usePermission('createCampaign');
  const isOpenDay = (day: string) => mayCreate && day >= today();
  // In a list of days, those of the months beside it are hidden.
  const firstOpenDay = weeks.flat().find((day) => day.startsWith(month) && isOpenDay(day));
  const isEmpty = weeks.flat().every((day) => !days.has(day));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(event.target instanceof HTMLElement)) return;
    const kind = [ENTRY, NEW].find((one) => event.target instanceof HTMLElement && event.target.matches(one));
    if (kind === undefined) return;
    event.preventDefault();
    nextLink(table.current, event.target, weeks.flat(), by, kind)?.focus();
  };
  return (
    <div className={styles.frame}>
      {campaigns && isEmpty && (
        <p className={styles.nothing}>
          {search === undefined ? (
            <Trans>Nothing is scheduled this month. Drafts without a time are in the list.</Trans>
          ) : (
            <Trans>Nothing this month matches “{search}”.</Trans>
          )}
        </p>
      )}
      <table ref={table} className={styles.month} onKeyDown={onKeyDown}>
        <caption className="visually-hidden">
          <Trans>Campaigns in {title}, by the day in each campaign’s time zone</Trans>
        </caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={longWeekday.format(utc(day))}>
                {weekday.format(utc(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const own = days.get(day) ?? [];
                return (
                  <td
                    key={day}
                    data-day={day}
                    data-outside={!day.startsWith(month) || undefined}
                    data-empty={own.length === 0 || undefined}
                    data-open-day={isOpenDay(day) || undefined}
                  >
                    <time
                      dateTime={day}
                      className={styles.day}
                      aria-current={day === today() ? 'date' : undefined}
                    >
                      <span aria-hidden className={styles.number}>
                        {utc(day).getUTCDate()}
                      </span>
                      <span className={styles.whole}>{whole.format(utc(day))}</span>
                    </time>
                    {isOpenDay(day) && (
                      <NewOn
                        day={day}
                        name={short.format(utc(day))}
                        tabIndex={day === firstOpenDay ? undefined : -1}
                      />
                    )}
                    {own.map((sending) => (
                      <Entry
                        key={sending.campaign.id}
                        sending={sending}
                        open={sending.campaign.id === openId}
                      />
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The link to a new campaign on a day; in a list of days, the whole line of the day. */
function NewOn({ day, name, tabIndex }: { day: string; name: string; tabIndex: number | undefined }) {
  const { t } = useLingui();
  const label = t`New campaign on ${name}`;
  return (
    <Link
      to="/campaigns/create"
      search={{ date: day }}
      className={styles.new}
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      data-new
    >
      <IconPlus size={16} aria-hidden />
    </Link>
  );
}

function Entry({ sending: { campaign, time, isPast = false }, open }: { sending: Sending; open: boolean }) {
  const { t, i18n } = useLingui();
  const { id, name, channel, timezone, kind, status } = campaign;
  // A past round was sent, even if the campaign is paused now.
  const { label, tone } = statusOf(isPast ? { status: 'sent', kind: 'once' } : campaign);
  const ChannelIcon = channel === 'sms' ? IconMessage : IconMail;
  const StatusIcon = STATUS_ICONS[isPast ? 'sent' : status];
  const clock = dateFormat(i18n.locale, {
    timeStyle: 'short',
    timeZone: isZone(timezone) ? timezone : 'UTC',
  });
  return (
    <Link
      from="/campaigns/"
      to="/campaigns"
      search={(former) => ({ ...former, open: id })}
      resetScroll={false}
      className={styles.entry}
      data-campaign={id}
      data-tone={tone}
      data-open={open || undefined}
      aria-haspopup="dialog"
      title={`${name} · ${t(label)}`}
    >
      <span className={styles.clock}>
        <ChannelIcon className={styles.channel} size={14} aria-hidden />
        {time !== null && clock.format(new Date(time))}
        {kind === 'repeating' && <IconRepeat size={12} role="img" aria-label={t`Repeating`} />}
        <StatusIcon className={styles.sign} size={14} aria-hidden />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.status}>{t(label)}</span>
    </Link>
  );
}

/** Beside the color. */
const STATUS_ICONS: Record<CampaignStatus, typeof IconCheck> = {
  draft: IconDots,
  scheduled: IconClock,
  sending: IconCheck,
  paused: IconAlertTriangle,
  sent: IconCheck,
  canceled: IconX,
  failed: IconAlertTriangle,
};

/** The next link of a kind on the same day, or on the nearest day with one in a direction. */
function nextLink(
  table: HTMLElement | null,
  from: HTMLElement,
  days: string[],
  by: number,
  kind: string,
): HTMLElement | undefined {
  const cell = from.closest<HTMLElement>('[data-day]');
  const siblings = [...(cell?.querySelectorAll<HTMLElement>(kind) ?? [])];
  const beside = siblings[siblings.indexOf(from) + Math.sign(by)];
  if (beside && Math.abs(by) === 7) return beside;
  const start = days.indexOf(cell?.dataset.day ?? '');
  for (let at = start + by; at >= 0 && at < days.length; at += by) {
    const links = table?.querySelectorAll<HTMLElement>(`[data-day="${days[at]}"] ${kind}`);
    if (links?.length) return links[by < 0 && Math.abs(by) === 7 ? links.length - 1 : 0];
  }
  return undefined;
}
