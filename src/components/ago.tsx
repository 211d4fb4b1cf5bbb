import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { formatAgo } from '~/lib/format';

const TICK_MS = 30_000;
let now = Date.now();

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS / 2);
  return () => clearInterval(timer);
}

/** The same moment for half a minute, for all that asks. */
function recently(): number {
  if (Math.abs(Date.now() - now) >= TICK_MS) now = Date.now();
  return now;
}

/** How long ago something was; it goes on counting, and says the moment itself under the pointer. */
export function Ago({ time }: { time: string }) {
  const { i18n } = useLingui();
  const moment = useSyncExternalStore(subscribe, recently);
  const exact = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={time} title={exact.format(new Date(time))}>
      {formatAgo(time, moment, i18n.locale)}
    </time>
  );
}
