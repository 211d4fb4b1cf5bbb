// From a response to its report. check-answer.test.ts covers the findings.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SampleSettings } from './answer-check';
import { answersFound, clearAnswersFound } from './answer-check';
import { sampleAnswers } from './sampled-answers';

const idle: (() => void)[] = [];
const beacons: { to: string; text: string }[] = [];
const showPanel = vi.fn(async () => undefined);
const settings: SampleSettings = {
  share: 1,
  reportTo: '/reports',
  panel: false,
  whenIdle: (task) => idle.push(task),
  showPanel,
};
const page = (more: object = {}) => Response.json({ page: 1, pages: 0, items: [], ...more });

beforeEach(() => {
  vi.stubGlobal('navigator', { sendBeacon: (to: string, text: string) => beacons.push({ to, text }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  showPanel.mockClear();
  idle.length = 0;
  beacons.length = 0;
  clearAnswersFound();
});

/** Runs pending tasks until this many responses are checked. */
async function settle(checked: number): Promise<void> {
  for (const task of idle.splice(0)) task();
  await expect.poll(() => answersFound.get().checked + answersFound.get().failures).toBe(checked);
  await new Promise((done) => setTimeout(done));
}

test('waits until the page is idle, and leaves the response readable', async () => {
  const show = sampleAnswers(settings);
  const response = page({ extra: 1 });
  show?.('listAssets', response);
  show?.('listAssets', page({ extra: 2 }));
  expect(idle).toHaveLength(1);
  expect(await response.json()).toMatchObject({ extra: 1 });
  expect(answersFound.get().checked).toBe(0);
  await settle(2);
  // The same fault in both responses is one entry and one report.
  expect(answersFound.get().findings).toMatchObject([{ kind: 'undeclared-property', count: 2 }]);
  expect(beacons).toHaveLength(1);
  show?.('listAssets', page({ extra: 3 }));
  await settle(3);
  expect(answersFound.get().findings).toMatchObject([{ count: 3 }]);
  expect(beacons).toHaveLength(1);
  expect(showPanel).not.toHaveBeenCalled();
});

test('reports what identifies the rule, and no part of the response', async () => {
  const show = sampleAnswers(settings);
  show?.('listAssets', page({ pages: 'jo@example.com', 'jo@example.com': 'jo@example.com' }));
  await settle(1);
  expect(beacons[0]?.to).toBe('/reports');
  expect(beacons[0]?.text).not.toContain('jo@');
  const { findings } = JSON.parse(beacons[0]?.text ?? '');
  expect(Object.keys(findings[0]).sort()).toEqual(
    ['at', 'fingerprint', 'kind', 'operationId', 'rule', 'status'].sort(),
  );
});

test('samples the configured share of responses, and none without a listener', () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.01);
  const show = sampleAnswers({ ...settings, share: 0.01 });
  show?.('listAssets', page());
  expect(idle).toHaveLength(0);
  random.mockReturnValue(0.0099);
  show?.('listAssets', page());
  expect(idle).toHaveLength(1);
  expect(sampleAnswers({ ...settings, reportTo: '' })).toBeUndefined();
});

test('keeps only a few responses on a page that is never idle', () => {
  const show = sampleAnswers(settings);
  const clone = vi.spyOn(Response.prototype, 'clone');
  for (let i = 0; i < 100; i += 1) show?.('listAssets', page());
  expect(clone).toHaveBeenCalledTimes(20);
  expect(idle).toHaveLength(1);
});

test('counts and shows an error of the check itself, and never throws it', async () => {
  const show = sampleAnswers({ ...settings, panel: true });
  show?.('noSuchOperation', page());
  await settle(1);
  expect(answersFound.get()).toMatchObject({ failures: 1, findings: [] });
  expect(showPanel).toHaveBeenCalledOnce();
  expect(beacons).toEqual([]);
});

test('ignores a truncated response', async () => {
  const show = sampleAnswers(settings);
  const body = new ReadableStream({ start: (control) => control.error(new Error('lost')) });
  show?.('listAssets', new Response(body, { headers: { 'content-type': 'application/json' } }));
  show?.('listAssets', page());
  await settle(1);
  expect(answersFound.get()).toMatchObject({ checked: 1, failures: 0, findings: [] });
});
