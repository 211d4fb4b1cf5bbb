// Calendar days as `2026-11-23`. They have no time zone; only the current day depends on one.
import { toWall } from './wall-clock';

const DAY_MS = 24 * 60 * 60 * 1000;

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export const todayIn = (zone: string, now = new Date()): string => toWall(now, zone).slice(0, 10);

export const addDays = (day: string, count: number): string =>
  dayOf(new Date(at(day).getTime() + count * DAY_MS));

/** Counts the days of a range, including both ends. */
export const daysIn = ({ from, to }: Period): number =>
  Math.round((at(to).getTime() - at(from).getTime()) / DAY_MS) + 1;

/** The first and the last day, both included. */
export interface Period {
  from: string;
  to: string;
}
