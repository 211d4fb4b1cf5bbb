import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { formatAgo } from '~/lib/format';
import { dateFormat } from '~/lib/formatters';

const TICK_MS = 30_000;
let now = Date.now();

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS / 2);
  return () => clearInterval(timer);
}

/** All components share one clock, which ticks every half minute. */
function recently(): number {
  if (Math.abs(Date.now() - now) >= TICK_MS) now = Date.now();
  return now;
}

/** A relative time that updates itself; its tooltip has the exact time. */
export function Ago({ time }: { time: string }) {
  const { i18n } = useLingui();
  const moment = useSyncExternalStore(subscribe, recently);
  const exact = dateFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <time dateTime={time} title={exact.format(new Date(time))}>
      {formatAgo(time, moment, i18n.locale)}
    </time>
  );
}
