import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';

/** The title of a new campaign, with the day it was begun for. */
export function useTitle(): string {
  const { t, i18n } = useLingui();
  const { date } = useSearch({ from: '/_app/campaigns/create' });
  if (date === undefined) return t`New campaign`;
  const day = new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(date));
  return t`New campaign for ${day}`;
}
