import { beforeEach, expect, test } from 'vitest';
import type { Reply } from './problems.ts';
import { createRecentAnswers, type RecentAnswers, WRITES_HEADER } from './recent-answers.ts';

const asking = (authorization = 'Bearer a') => ({ headers: { authorization } });
const answer = (writes: string, status = 200): Reply => ({
  status,
  headers: new Headers(writes ? { [WRITES_HEADER]: writes } : {}),
  body: '{}',
});

let now = 0;
let made = 0;
let recent: RecentAnswers;
beforeEach(() => {
  now = 0;
  made = 0;
  recent = createRecentAnswers(() => now);
});

/** Reads; `writes` is the header that the sandbox would send. */
const read = (writes: string, path = '/contacts', request = asking(), status = 200) =>
  recent.read(request, path, async () => {
    made += 1;
    return answer(writes, status);
  });
const written = (writes: string) => recent.note(answer(writes));

test('repeats a response to the same request of the same user for a second', async () => {
  await read('run.4.4');
  expect((await read('run.4.4')).headers.has(WRITES_HEADER)).toBe(false);
  expect(made).toBe(1);
  await read('run.4.4', '/contacts', asking('Bearer b'));
  await read('run.4.4', '/contacts?page=2');
  expect(made).toBe(3);
  now = 999;
  await read('run.4.4');
  expect(made).toBe(3);
  now = 1000;
  await read('run.4.4');
  expect(made).toBe(4);
});

test('a client that saw a write gets no earlier response', async () => {
  await read('run.4.4');
  written('run.4.5');
  await read('run.5.5');
  expect(made).toBe(2);
});

test('does not keep a read that ran during a write', async () => {
  await read('run.4.5');
  await read('run.5.5');
  written('run.5.6');
  // Created before the write, passed on after it.
  await read('run.5.5', '/late');
  await read('run.6.6', '/late');
  expect(made).toBe(4);
});

test('shares a pending response, but not with requests after a write', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>();
  const slow = () => {
    made += 1;
    return promise;
  };
  const first = recent.read(asking(), '/slow', slow);
  const second = recent.read(asking(), '/slow', slow);
  expect(made).toBe(1);
  written('run.0.1');
  const third = read('run.1.1', '/slow');
  expect(made).toBe(2);
  resolve(answer('run.0.0'));
  await Promise.all([first, second, third]);
  expect((await second).headers).not.toBe((await first).headers);
  await read('run.1.1', '/slow');
  expect(made).toBe(2);
});

test('a request that shares a lost response is sent again', async () => {
  const first = recent.read(asking(), '/slow', () => Promise.reject(new Error('left')));
  const second = read('run.1.1', '/slow');
  await expect(first).rejects.toThrow('left');
  expect((await second).status).toBe(200);
});

test('starts counting again after a sandbox restart', async () => {
  await read('first.90.90');
  await read('second.1.1', '/devices');
  await read('second.1.1');
  await read('second.1.1', '/devices');
  expect(made).toBe(3);
});

test('keeps only successful responses of a counting sandbox', async () => {
  await read('run.4.4', '/contacts/x', asking(), 404);
  await read('run.4.4', '/contacts/x', asking(), 404);
  await read('', '/plain');
  await read('', '/plain');
  expect(made).toBe(4);
});

test('does not share responses between guest passes or hosts', async () => {
  const asGuest = (headers: Record<string, string>) => ({ headers: { authorization: '', ...headers } });
  await read('run.1.1', '/guest/sites/autumn/photos', asGuest({ 'x-guest-pass': 'a' }));
  await read('run.1.1', '/guest/sites/autumn/photos', asGuest({ 'x-guest-pass': 'b' }));
  await read('run.1.1', '/guest/sites/autumn/photos', asGuest({}));
  await read('run.1.1', '/photos', asGuest({ host: 'localhost:4000' }));
  await read('run.1.1', '/photos', asGuest({ host: 'localhost:5173' }));
  expect(made).toBe(5);
});
