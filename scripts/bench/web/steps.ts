// What is measured in an app. Each step leaves the page idle, and passes its figures to `add`.
import type { Page } from '@playwright/test';
import { blockingTime, longestTask, metricsOf, traceOf } from '../main-thread.ts';
import { type Contender, type PlaceName, slowly } from './contenders.ts';

export type Add = (figure: string, value: number) => void;

/** After these times a page is idle. */
const IDLE_MS = { navigation: 700, slowNavigation: 1000, load: 2500 };

/** A busy machine that seems four times slower may take this long. */
const READY_MS = 120_000;

/** In the page: presses what a selector finds. @returns ms until what another one finds is painted */
const pressUntil = (page: Page, press: string, ready: string): Promise<number> =>
  page.evaluate(
    ([from, to]) =>
      new Promise<number>((done, fail) => {
        const pressed = document.querySelector<HTMLElement>(from);
        if (!pressed) return fail(new Error(`The page has no ${from}.`));
        const since = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector(to)) return;
          observer.disconnect();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - since);
          requestAnimationFrame(() => port2.postMessage(null));
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        pressed.click();
      }),
    [press, ready] as const,
  );

/** From one page to another and back, both of which were open before. */
export async function navigate(app: Contender, [from, to]: [PlaceName, PlaceName], add: Add): Promise<void> {
  const { page, cdp, places } = app;
  const pair = `${from} ↔ ${to}`;
  await page.bringToFront();
  if (!(await page.locator(places[from].ready).first().isVisible()))
    await pressUntil(page, places[from].link, places[from].ready);
  await page.waitForTimeout(IDLE_MS.navigation);
  for (const place of [places[to], places[from]]) {
    const before = await metricsOf(cdp);
    await page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), place.link);
    await page.waitForTimeout(IDLE_MS.navigation);
    const after = await metricsOf(cdp);
    await page.locator(place.ready).first().waitFor();
    add(`${pair}: CPU ms`, after.task - before.task);
    add(`${pair}: style recalculations`, after.recalculations - before.recalculations);
    add(`${pair}: layouts`, after.layouts - before.layouts);
  }
  for (const place of [places[to], places[from]]) {
    const trace = await slowly(app, () =>
      traceOf(page, async () => {
        add(`${pair}: click to painted, 4×`, await pressUntil(page, place.link, place.ready));
        await page.waitForTimeout(IDLE_MS.slowNavigation);
      }),
    );
    add(`${pair}: longest task, 4×`, longestTask(trace));
  }
}

/** A first visit of a signed-in user: nothing is cached but the session. */
export async function load(app: Contender, name: PlaceName, add: Add): Promise<void> {
  const { path, ready } = app.places[name];
  const state = await app.context.storageState();
  const context = await app.context.browser()?.newContext({ baseURL: app.origin, storageState: state });
  if (!context) throw new Error('The context has no browser.');
  const page = await context.newPage();
  await page.addInitScript((wanted) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      performance.mark('ready');
    }).observe(document, { subtree: true, childList: true });
  }, ready);
  const cdp = await context.newCDPSession(page);
  const trace = await slowly({ cdp }, () =>
    traceOf(page, async () => {
      await page.goto(path);
      await page.locator(ready).first().waitFor({ timeout: READY_MS });
      await page.waitForTimeout(IDLE_MS.load);
    }),
  );
  const { paint, readyAt, requests, bytes } = await page.evaluate(() => {
    const at = performance.getEntriesByName('ready')[0]?.startTime ?? Number.NaN;
    const document = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const others = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const until = [...document, ...others].filter(({ startTime }) => startTime < at);
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      readyAt: at,
      requests: until.length,
      bytes: until.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
  add(`${name}: first contentful paint ms, 4×`, paint);
  add(`${name}: ready ms, 4×`, readyAt);
  add(`${name}: total blocking time ms, 4×`, blockingTime(trace));
  add(`${name}: requests until ready`, requests);
  add(`${name}: KiB until ready`, bytes / 1024);
  await context.close();
}
