import { useLingui } from '@lingui/react/macro';
import { addDays } from '~/lib/days';
import { dateFormat } from '~/lib/formatters';
import type { WallDay } from './layout';

interface DayHeadingsProps {
  days: readonly WallDay[];
  /** In the time zone of the business, as the days are. */
  today: string;
}

/** The names of days, each above its photos. */
export function DayHeadings({ days, today }: DayHeadingsProps) {
  const { t, i18n } = useLingui();
  const nameOf = (date: string) => {
    if (date === today) return t`Today`;
    return date === addDays(today, -1) ? t`Yesterday` : sayDay(date, today, i18n.locale);
  };
  return days.map(({ date, left, width }) => (
    // biome-ignore lint/a11y/useSemanticElements: a justified wall has rows without columns, which no table has
    // biome-ignore lint/a11y/useFocusableInteractive: of the grid only its photos take the focus
    <span key={date} role="columnheader" style={{ insetInlineStart: left, inlineSize: width }}>
      {nameOf(date)}
    </span>
  ));
}

/** `Mon, Nov 23` of a day such as `2026-11-23`, with the year unless it is that of `today`. */
function sayDay(day: string, today: string, locale: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return dateFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(day));
}
