import { useLingui } from '@lingui/react/macro';
import { addDays } from '~/lib/days';
import { sayDay } from '../photo-words';
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
