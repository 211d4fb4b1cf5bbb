import { fromWall } from '~/lib/wall-clock';

const HOUR = 60 * 60_000;
const MORNING = '10:00';

/** The send time of a new campaign on a day: in the morning, or today at the next full hour. */
export function startOn(day: string, zone: string, now: Date): string {
  const morning = fromWall(`${day}T${MORNING}`, zone)?.getTime() ?? 0;
  // Scheduling needs a few minutes.
  const soon = Math.ceil((now.getTime() + HOUR / 4) / HOUR) * HOUR;
  return new Date(Math.max(morning, soon)).toISOString();
}
