import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fromWall, toWall } from '~/lib/wall-clock';
import { formatClock, formatInZone } from './campaign-labels';

interface Skipped {
  /** `02:30` */
  clock: string;
  time: string;
}

/** Reads a time as it is entered, and notes one that is skipped when the clocks go forward. */
export function useEnteredTime(zone: string) {
  const [skipped, setSkipped] = useState<Skipped | null>(null);
  const read = (wall: string): string | null => {
    const time = fromWall(wall, zone)?.toISOString() ?? null;
    const isSkipped = time !== null && toWall(time, zone) !== wall;
    setSkipped(isSkipped ? { clock: wall.slice(11), time } : null);
    return time;
  };
  return { read, skipped };
}

interface SkippedTimeProps {
  skipped: Skipped | null;
  value: string | null;
  zone: string;
  className?: string | undefined;
}

/** Says that the entered time was moved. */
export function SkippedTime({ skipped, value, zone, className }: SkippedTimeProps) {
  const { i18n } = useLingui();
  const isShown = skipped !== null && skipped.time === value;
  const clock = skipped && formatClock(skipped.clock, i18n.locale);
  const moment = skipped && formatInZone(skipped.time, zone, i18n.locale);
  return (
    <p role="status" className={className}>
      {isShown && (
        <Trans>
          The clocks go forward that night, so there is no {clock}. Moved to {moment}.
        </Trans>
      )}
    </p>
  );
}
