// What the main thread of a page did, by its own clock: time that other processes took does not count.
import type { CDPSession, Page } from '@playwright/test';

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of its thread. */
  tdur?: number;
}

export interface Metrics {
  /** Milliseconds. */
  task: number;
  recalculations: number;
  layouts: number;
  nodes: number;
  heap: number;
}

/** Counts since the page was opened. */
export async function metricsOf(cdp: CDPSession): Promise<Metrics> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    task: of('TaskDuration') * 1000,
    recalculations: of('RecalcStyleCount'),
    layouts: of('LayoutCount'),
    nodes: of('Nodes'),
    heap: of('JSHeapUsedSize'),
  };
}

/** Records the tasks of a page during a step. */
export async function traceOf(page: Page, step: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'loading'] });
  await step();
  return JSON.parse((await browser.stopTracing()).toString()).traceEvents;
}

/** The tasks of the renderer that ran scripts. */
function tasksOf(events: TraceEvent[]): TraceEvent[] {
  const ran = new Set(
    events.flatMap(({ name, pid, tid }) => (name === 'FunctionCall' ? [`${pid} ${tid}`] : [])),
  );
  return events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && ran.has(`${pid} ${tid}`));
}

/** In milliseconds. */
export const longestTask = (events: TraceEvent[]): number =>
  Math.max(0, ...tasksOf(events).map(({ tdur = 0 }) => tdur)) / 1000;

const LONG = 50;

/** What tasks take over 50 ms after the first paint, as Lighthouse counts it. */
export function blockingTime(events: TraceEvent[]): number {
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  const after = tasksOf(events).filter(({ ts, dur = 0 }) => ts + dur > painted);
  return after.reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - LONG), 0);
}
