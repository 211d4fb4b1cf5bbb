import { Trans, useLingui } from '@lingui/react/macro';
import { IconMail, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import type { Campaign } from '~/api/campaigns';
import { isZone } from '~/lib/time-zone';
import { statusOf } from '../campaign-words';
import styles from './calendar.module.css';
import { byDay, type Sending, today } from './month';

interface MonthTableProps {
  title: string;
  month: string;
  weeks: string[][];
  /** Undefined while they are loading. */
  campaigns: readonly Campaign[] | undefined;
  rounds: readonly Sending[];
  openId: string | undefined;
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);

/**
 * A month of campaigns: a table of weeks, or on narrow screens a list of days with campaigns. Tab
 * moves through the campaigns, arrow keys to the nearest one in their direction.
 */
export function MonthTable({ title, month, weeks, campaigns, rounds, openId }: MonthTableProps) {
  const { i18n } = useLingui();
  const table = useRef<HTMLTableElement>(null);
  const days = byDay(campaigns ?? [], rounds);
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'short', timeZone: 'UTC' });
  const longWeekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' });
  const whole = new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const isEmpty = weeks.flat().every((day) => !days.has(day));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
    const link =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-campaign]') : null;
    if (by === undefined || !link || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = nextLink(table.current, link, weeks.flat(), by);
    next?.focus();
  };
  return (
    <div className={styles.frame}>
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
      {campaigns && isEmpty && (
        <p className={styles.nothing}>
          <Trans>Nothing is scheduled this month. Drafts without a time are in the list.</Trans>
        </p>
      )}
    </div>
  );
}

function Entry({ sending: { campaign, time }, open }: { sending: Sending; open: boolean }) {
  const { t, i18n } = useLingui();
  const { id, name, channel, timezone } = campaign;
  // A past round was sent, even if the campaign is paused now.
  const { label, tone } = statusOf(time === null ? { status: 'sent', kind: 'once' } : campaign);
  const clock = new Intl.DateTimeFormat(i18n.locale, {
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
      {channel === 'sms' ? <IconMessage size={14} aria-hidden /> : <IconMail size={14} aria-hidden />}
      <span className={styles.clock}>
        {time === null ? <Trans>Repeating</Trans> : clock.format(new Date(time))}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.status}>{t(label)}</span>
    </Link>
  );
}

/** The next campaign on the same day, or on the nearest day with one in a direction. */
function nextLink(
  table: HTMLElement | null,
  from: HTMLElement,
  days: string[],
  by: number,
): HTMLElement | undefined {
  const cell = from.closest<HTMLElement>('[data-day]');
  const siblings = [...(cell?.querySelectorAll<HTMLElement>('[data-campaign]') ?? [])];
  const beside = siblings[siblings.indexOf(from) + Math.sign(by)];
  if (beside && Math.abs(by) === 7) return beside;
  const start = days.indexOf(cell?.dataset.day ?? '');
  for (let at = start + by; at >= 0 && at < days.length; at += by) {
    const links = table?.querySelectorAll<HTMLElement>(`[data-day="${days[at]}"] [data-campaign]`);
    if (links?.length) return links[by < 0 && Math.abs(by) === 7 ? links.length - 1 : 0];
  }
  return undefined;
}
