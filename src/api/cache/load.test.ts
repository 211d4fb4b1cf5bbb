import { focusManager, onlineManager, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listAssetsQuery } from '../assets';
import { ApiError } from '../transport/errors';
import { load } from './load';
import { createQueryClient } from './query-client';
import { followRecovery, type Recovery, retryNow } from './recovery';

const unavailable = (status = 503) =>
  new ApiError({ kind: 'status', status, problem: null, retryAfterMs: null }, 'listAssets');

let client = createQueryClient({ onWrite: () => undefined });
const queryFn = vi.fn<() => Promise<string>>();
const options = queryOptions<string, ApiError>({ queryKey: ['listAssets'], queryFn });

beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
  client = createQueryClient({ onWrite: () => undefined });
  client.mount();
  queryFn.mockReset();
});
afterEach(() => {
  onlineManager.setOnline(true);
  client.unmount();
  client.clear();
  vi.useRealTimers();
});

/** Loads for at most this many milliseconds. @returns data, error, or 'pending' */
async function outcome(withinMs = 10): Promise<unknown> {
  const result = load(client, options).catch((error: unknown) => error);
  const late = new Promise((resolve) => setTimeout(resolve, withinMs, 'pending'));
  await vi.advanceTimersByTimeAsync(withinMs);
  return Promise.race([result, late]);
}

/** Lets a load fail, and follows its recovery. */
async function follow(fail = () => unavailable()) {
  const error = fail();
  queryFn.mockRejectedValueOnce(error).mockImplementation(() => Promise.reject(fail()));
  expect(await outcome()).toBe(error);
  const told: Recovery[] = [];
  const stop = followRecovery(client, error, (recovery) => told.push(recovery));
  return { error, told, stop };
}

it('accepts the options of generated hooks', () => {
  const generated = () => load(client, listAssetsQuery({ page: 1 }));
  expect(generated).toBeTypeOf('function');
});

it('resolves with the data of the first attempt', async () => {
  queryFn.mockResolvedValue('data');
  expect(await outcome()).toBe('data');
});

it('[query-policy] returns fresh data at once and does not refetch them', async () => {
  client.setQueryData(['listAssets'], 'cached');
  expect(await outcome()).toBe('cached');
  expect(queryFn).not.toHaveBeenCalled();
});

it('returns stale data at once and refetches them in the background', async () => {
  client.setQueryData(['listAssets'], 'old', { updatedAt: Date.now() - 60_001 });
  queryFn.mockResolvedValue('new');
  const result = load(client, options);
  expect(await result).toBe('old');
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['listAssets'])).toBe('new');
});

it('keeps stale data when the background refetch fails', async () => {
  client.setQueryData(['listAssets'], 'old', { updatedAt: Date.now() - 60_001 });
  queryFn.mockRejectedValue(unavailable());
  expect(await outcome(8000)).toBe('old');
  expect(client.getQueryData(['listAssets'])).toBe('old');
});

it('rejects with the first failure at once, and retries continue', async () => {
  const error = unavailable();
  queryFn.mockRejectedValueOnce(error).mockRejectedValueOnce(unavailable()).mockResolvedValue('data');
  expect(await outcome()).toBe(error);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(queryFn).toHaveBeenCalledTimes(3);
  expect(client.getQueryData(['listAssets'])).toBe('data');
});

it('rejects with an error that is not retried', async () => {
  const error = unavailable(404);
  queryFn.mockRejectedValue(error);
  expect(await outcome()).toBe(error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('called between two attempts, rejects at once with the last failure', async () => {
  const error = unavailable();
  queryFn.mockRejectedValue(error);
  await outcome();
  expect(await outcome()).toBe(error);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('called during an attempt, waits for it', async () => {
  const second = unavailable(500);
  queryFn.mockRejectedValueOnce(unavailable());
  queryFn.mockImplementation(() => new Promise((_, reject) => setTimeout(reject, 500, second)));
  await outcome();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome(400)).toBe('pending');
  expect(await outcome(200)).toBe(second);
});

it('called after the last retry, starts over', async () => {
  queryFn.mockRejectedValue(unavailable());
  await outcome();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(4);
  queryFn.mockResolvedValue('data');
  expect(await outcome()).toBe('data');
});

it('offline it rejects instead of hanging', async () => {
  onlineManager.setOnline(false);
  const error = new ApiError({ kind: 'network' });
  queryFn.mockRejectedValue(error);
  expect(await outcome()).toBe(error);
});

it('aborts loading when the cache is discarded', async () => {
  queryFn.mockImplementation(() => new Promise(() => undefined));
  const result = load(client, options).catch((error: unknown) => error);
  await client.cancelQueries();
  expect(await result).toMatchObject({ name: 'ApiError', kind: 'aborted' });
});

it('a recovery counts down the seconds, retries, and reports the data', async () => {
  const { told, stop } = await follow();
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  queryFn.mockImplementationOnce(() => after(500).then(() => Promise.reject(unavailable())));
  queryFn.mockImplementation(() => after(500).then(() => 'data'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([
    { phase: 'waiting', seconds: 1 },
    { phase: 'trying' },
    { phase: 'waiting', seconds: 2 },
    { phase: 'waiting', seconds: 1 },
    { phase: 'trying' },
    { phase: 'recovered' },
  ]);
  stop();
});

it('the user need not wait for the next attempt', async () => {
  const { error, told, stop } = await follow();
  queryFn.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 100, 'data')));
  expect(retryNow(client, error)).toBe(true);
  expect(retryNow(client, error)).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(told.slice(-2)).toEqual([{ phase: 'trying' }, { phase: 'recovered' }]);
  stop();
});

it('a manual retry restarts the automatic ones', async () => {
  const { error, stop } = await follow();
  await vi.advanceTimersByTimeAsync(6500);
  expect(queryFn).toHaveBeenCalledTimes(3);
  retryNow(client, error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(7);
  stop();
});

it.each([
  ['the window is looked at again', () => [focusManager.setFocused(false), focusManager.setFocused(true)]],
  ['the network is back', () => [onlineManager.setOnline(false), onlineManager.setOnline(true)]],
])('when the retries are used up it stops, until %s', async (_, happen) => {
  const { told, stop } = await follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(4);
  expect(told.at(-1)).toEqual({ phase: 'stopped' });
  queryFn.mockResolvedValue('data');
  happen();
  await vi.advanceTimersByTimeAsync(1);
  expect(told.at(-1)).toEqual({ phase: 'recovered' });
  stop();
});

it('the network’s return ends a wait; focus does not', async () => {
  const { stop } = await follow(() => new ApiError({ kind: 'network' }));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(1);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

it('does not retry on focus without followers', async () => {
  const { stop } = await follow(() => unavailable(404));
  stop();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('leaves a query that the cache has dropped to the route', async () => {
  const { error, told, stop } = await follow(() => unavailable(404));
  client.clear();
  expect(retryNow(client, error)).toBe(false);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(told.at(-1)).toEqual({ phase: 'recovered' });
  stop();
});

it('an error without a query waits for the user', () => {
  const told: Recovery[] = [];
  const stop = followRecovery(client, new Error('a fault of ours'), (recovery) => told.push(recovery));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(told).toEqual([{ phase: 'stopped' }]);
  stop();
});

it('finds the query of a suspended component’s error', async () => {
  const error = unavailable(404);
  queryFn.mockRejectedValue(error);
  await client.query(options).catch(() => undefined);
  queryFn.mockResolvedValue('data');
  expect(retryNow(client, error)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['listAssets'])).toBe('data');
});
