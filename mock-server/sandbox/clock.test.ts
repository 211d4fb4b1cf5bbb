// A clock that was ahead and has been set back.
import { afterAll, expect, test } from 'vitest';
import { bearer, call, freshFolder, openStore, startSandbox, type TestSandbox, TOKENS } from './testing.ts';

let sandbox: TestSandbox | undefined;
afterAll(() => sandbox?.stop());

test('a user whose password was changed while the clock was ahead can sign in', async () => {
  const folder = await freshFolder();
  const ahead = new Date(Date.now() + 48 * 3600_000);
  const record = JSON.stringify({ localId: 'owner-beauty', validSince: `${ahead.getTime() / 1000}` });
  const store = await openStore(folder);
  await store
    .insertInto('identities')
    .values({ uid: 'owner-beauty', record, endedAt: ahead, updatedAt: new Date() })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ record, endedAt: ahead }))
    .execute();
  await store.destroy();
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
