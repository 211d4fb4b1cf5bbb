import { i18n } from '@lingui/core';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAssetsMutation, listAssetsQuery } from '../assets';
import { deleteContactMutation } from '../contacts';
import { unlinkDeviceMutation } from '../devices';
import { operations } from '../generated/operations';
import { ApiError } from '../transport/errors';
import { staleAfter } from './invalidations';
import { createQueryClient } from './query-client';

const unavailable = (retryAfterMs: number | null = null) =>
  new ApiError({ kind: 'status', status: 503, problem: null, retryAfterMs }, 'listAssets');

const onWrite = vi.fn();
let client = createQueryClient({ onWrite });

beforeEach(() => {
  vi.useFakeTimers();
  onWrite.mockReset();
  client = createQueryClient({ onWrite });
  client.mount();
});
afterEach(() => {
  onlineManager.setOnline(true);
  client.unmount();
  client.clear();
  vi.useRealTimers();
});

/**
 * Runs a failing query to its end. @returns the time of each attempt in milliseconds after the
 * first
 */
async function attempts(error: Error): Promise<number[]> {
  const times: number[] = [];
  const began = Date.now();
  const queryFn = () => {
    times.push(Date.now() - began);
    return Promise.reject(error);
  };
  const result = client.query({ queryKey: ['listAssets'], queryFn }).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await result).toBe(error);
  return times;
}

it('[query-policy] 3 retries, the delay doubles from 1 s', async () => {
  expect(await attempts(unavailable())).toEqual([0, 1000, 3000, 7000]);
});

it('[backoff] never retries earlier than Retry-After', async () => {
  expect(await attempts(unavailable(3000))).toEqual([0, 3000, 6000, 10_000]);
});

it('[backoff] retries only temporary failures', async () => {
  const status = (code: number) =>
    new ApiError({ kind: 'status', status: code, problem: null, retryAfterMs: null });
  for (const code of [429, 500, 503, 504]) expect(await attempts(status(code))).toHaveLength(4);
  for (const code of [201, 400, 401, 403, 404, 409, 422, 501, 502]) {
    expect(await attempts(status(code))).toHaveLength(1);
  }
  expect(await attempts(new ApiError({ kind: 'network' }))).toHaveLength(4);
  expect(await attempts(new ApiError({ kind: 'timeout', timeoutMs: 5 }))).toHaveLength(4);
  expect(await attempts(new ApiError({ kind: 'aborted' }))).toHaveLength(1);
  expect(await attempts(new ApiError({ kind: 'unreadable' }))).toHaveLength(1);
  expect(await attempts(new Error('a fault of ours'))).toHaveLength(1);
});

it('[query-policy] limits the delay to 30 s', () => {
  const { retryDelay } = client.getDefaultOptions().queries ?? {};
  if (typeof retryDelay !== 'function') throw new Error('retryDelay should be a function.');
  expect([3, 4, 5, 20].map((failures) => retryDelay(failures, unavailable()))).toEqual([
    8000, 16_000, 30_000, 30_000,
  ]);
});

it('[query-policy] data are fresh for 60 s and kept for 5 minutes', async () => {
  const queryFn = vi.fn(() => Promise.resolve({ items: [] }));
  const options = { queryKey: ['listAssets'], queryFn };
  await client.query(options);
  await vi.advanceTimersByTimeAsync(59_000);
  await client.query(options);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  await client.query(options);
  expect(queryFn).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(client.getQueryData(['listAssets'])).toBeDefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['listAssets'])).toBeUndefined();
});

it('offline, a read fails like any other, and visible data are refetched when the network is back', async () => {
  onlineManager.setOnline(false);
  const error = new ApiError({ kind: 'network' });
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(error);
  const observer = new QueryObserver(client, { queryKey: ['listAssets'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(8000);
  expect(queryFn).toHaveBeenCalledTimes(4);
  expect(observer.getCurrentResult().error).toBe(error);
  queryFn.mockResolvedValue('back');
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult().data).toBe('back');
  stop();
});

const upload = { data: { assets: [] }, params: { type: 'logo' } } as const;

/** Runs one mutation like a hook. */
async function mutate(mutationFn: () => Promise<never>, meta?: { quiet: boolean }): Promise<unknown> {
  const observer = new MutationObserver(client, { ...createAssetsMutation(), mutationFn, meta });
  return observer.mutate({ ...upload, data: { assets: [] } }).catch((error: unknown) => error);
}

it('[saved] reports a successful change and invalidates its tag, including visible data', async () => {
  const queryFn = vi.fn(() => Promise.resolve('page'));
  const shown = new QueryObserver(client, { queryKey: listAssetsQuery({ page: 2 }).queryKey, queryFn });
  const stop = shown.subscribe(() => undefined);
  for (const key of ['getAsset', 'listContacts', 'toString']) client.setQueryData([key, 'x'], 'data');
  await vi.advanceTimersByTimeAsync(1);
  await mutate(() => Promise.resolve({ name: 'logo.png' } as never));
  expect(onWrite.mock.calls).toEqual([[{ operationId: 'createAssets', ok: true, subject: 'logo.png' }]]);
  expect(queryFn).toHaveBeenCalledTimes(2);
  const invalidated = (key: string) => client.getQueryState([key, 'x'])?.isInvalidated;
  expect(['getAsset', 'listContacts', 'toString'].map(invalidated)).toEqual([true, false, false]);
  stop();
});

it('[saved] names what was deleted, from the cache, or counts it', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  client.setQueryData(['listContacts', {}], { items: [{ id: 'a', firstName: 'Anna', lastName: 'Muster' }] });
  client.setQueryData(['getProduct', 'a'], { id: 'a', name: 'A product with the same id' });
  const run = async (options: object, variables: unknown, answer: unknown) => {
    const observer = new MutationObserver<unknown, Error, unknown>(client, {
      ...options,
      mutationFn: () => Promise.resolve(answer),
    });
    onWrite.mockClear();
    await observer.mutate(variables);
    // The same import that the client waits for, in sequence.
    await import('./deletion');
    await Promise.resolve();
    return onWrite.mock.lastCall?.[0].subject;
  };
  const one = deleteContactMutation();
  expect(await run(one, { id: 'a' }, { id: 'a' })).toBe('Anna Muster deleted');
  expect(await run(one, { id: 'b' }, { id: 'b' })).toBe(null);
  expect(await run(one, [{ id: 'c', name: 'Chloe' }], { refused: [] })).toBe('Chloe deleted');
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(await run(one, rows, { refused: [{}] })).toBe('2 deleted');
  const many = { mutationKey: ['updateContacts'] };
  expect(await run(many, { ids: ['a'], delete: true }, { changed: ['a', 'b'] })).toBe('2 deleted');
  expect(await run(many, { ids: ['a', 'b'], delete: true }, { changed: ['a'] })).toBe('Anna Muster deleted');
  expect(await run(many, { ids: ['a'] }, { changed: ['a'] })).toBe(null);
  await run(many, { ids: ['a'], delete: true }, { changed: [], missing: ['a'] });
  expect(onWrite).not.toHaveBeenCalled();
});

it('[saved] reports a change of several records as failed if all of them were refused', async () => {
  const refused = [{ id: 'a', message: 'This session does not exist.' }];
  await mutate(() => Promise.resolve({ changed: [], missing: [], refused } as never));
  expect(onWrite.mock.calls).toEqual([
    [{ operationId: 'createAssets', ok: false, error: new Error('This session does not exist.') }],
  ]);
  onWrite.mockClear();
  await mutate(() => Promise.resolve({ changed: ['b'], missing: [], refused } as never));
  expect(onWrite.mock.calls).toEqual([[{ operationId: 'createAssets', ok: true, subject: null }]]);
});

it('[saved] reports a failed change once, without a retry, and keeps the data', async () => {
  client.setQueryData(['listAssets'], 'data');
  const mutationFn = vi.fn(() => Promise.reject(unavailable()));
  const error = await mutate(mutationFn);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(mutationFn).toHaveBeenCalledTimes(1);
  expect(onWrite.mock.calls).toEqual([[{ operationId: 'createAssets', ok: false, error }]]);
  expect(client.getQueryState(['listAssets'])).toMatchObject({ data: 'data', isInvalidated: false });
});

it('[saved] reports a conflict once the current values are shown', async () => {
  let answer: (page: string) => void = () => undefined;
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
  const shown = new QueryObserver(client, { queryKey: listAssetsQuery({}).queryKey, queryFn });
  const stop = shown.subscribe(() => undefined);
  answer('before');
  await vi.advanceTimersByTimeAsync(1);
  const words = { type: '/problems/stale', title: 'Changed meanwhile', detail: 'It was changed.' };
  const problem = { ...words, status: 412, current: { id: 'a', version: 'v2' } };
  const error = new ApiError({ kind: 'status', status: 412, problem, retryAfterMs: null });
  const failed = mutate(() => Promise.reject(error));
  await vi.advanceTimersByTimeAsync(1);
  expect(onWrite).not.toHaveBeenCalled();
  answer('after');
  expect(await failed).toBe(error);
  expect(shown.getCurrentResult().data).toBe('after');
  expect(onWrite.mock.calls).toEqual([[{ operationId: 'createAssets', ok: false, error }]]);
  stop();
});

it('[saved] does not report a quiet change, but invalidates its tag', async () => {
  client.setQueryData(['listAssets'], 'data');
  await mutate(() => Promise.resolve({} as never), { quiet: true });
  await mutate(() => Promise.reject(unavailable()), { quiet: true });
  expect(onWrite).not.toHaveBeenCalled();
  expect(client.getQueryState(['listAssets'])?.isInvalidated).toBe(true);
});

it('[saved] treats a canceled change as no failure', async () => {
  await mutate(() => Promise.reject(new ApiError({ kind: 'aborted' })));
  expect(onWrite).not.toHaveBeenCalled();
});

it('[saved] treats a GET that changes data as a change, and ignores other reads and foreign mutations', async () => {
  const mutationFn = () => Promise.resolve({} as never);
  await new MutationObserver(client, { ...unlinkDeviceMutation(), mutationFn }).mutate(undefined as never);
  await new MutationObserver(client, { mutationKey: ['findContact'], mutationFn }).mutate();
  await new MutationObserver(client, { mutationKey: ['constructor'], mutationFn }).mutate();
  await new MutationObserver(client, { mutationFn }).mutate();
  expect(onWrite.mock.calls).toEqual([[{ operationId: 'unlinkDevice', ok: true, subject: null }]]);
});

it('offline, a change fails at once instead of being sent later', async () => {
  onlineManager.setOnline(false);
  const error = new ApiError({ kind: 'network' });
  expect(await mutate(() => Promise.reject(error))).toBe(error);
});

it('a write invalidates its own tag, and others as the contract links them', () => {
  for (const [id, { tag }] of Object.entries(operations)) {
    expect(staleAfter(id as keyof typeof operations)).toContain(tag);
  }
  expect([...staleAfter('deleteLocation')].sort()).toEqual([
    'analytics',
    'assets',
    'devices',
    'locations',
    'managers',
    'payments',
    'sessions',
  ]);
  expect([...staleAfter('createContact')]).toEqual(['contacts', 'photos', 'analytics', 'payments']);
});
