// A clock that was ahead and has been set back.
import { afterAll, expect, test } from 'vitest';
import { bearer, call, freshFolder, startSandbox, type TestSandbox, TOKENS, withStore } from './testing.ts';

let sandbox: TestSandbox | undefined;
afterAll(() => sandbox?.stop());

test('a user whose password was changed while the clock was ahead can sign in', async () => {
  const folder = await freshFolder();
  const ahead = new Date(Date.now() + 48 * 3600_000);
  const record = JSON.stringify({ localId: 'owner-beauty', validSince: `${ahead.getTime() / 1000}` });
  await withStore(folder, (db) =>
    db.updateTable('identities').set({ record, endedAt: ahead }).where('uid', '=', 'owner-beauty').execute(),
  );
  sandbox = await startSandbox(folder);
  expect((await call(sandbox.origin, 'GET', '/account', { as: TOKENS.owner })).status).toBe(401);
  // A sign-in after the start, in a later second.
  await expect
    .poll(
      async () => {
        const as = bearer('owner-beauty', { user_type: 0, account: 'owner-beauty' });
        return (await call(sandbox?.origin ?? '', 'GET', '/account', { as })).status;
      },
      { timeout: 5000 },
    )
    .toBe(200);
});
