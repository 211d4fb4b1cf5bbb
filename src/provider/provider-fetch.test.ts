import { describe, expect, it } from 'vitest';
import { guardProviderFetch } from './provider-fetch';

const base = 'http://localhost:4000/';
const lookup = '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';

/** A fetch that always gets this status, behind the guard. */
function guarded(status: number) {
  const target = { fetch: (async () => new Response('{}', { status })) as typeof fetch };
  const undo = guardProviderFetch({ providerOrigin: 'self' }, target, base);
  return { ask: (url: string) => target.fetch(url), undo, target };
}

describe('the guard before the provider’s SDK', () => {
  it.each([429, 500, 503])(
    'makes a passing %i of a session’s call a failure of transport',
    async (status) => {
      const { ask } = guarded(status);
      await expect(ask(lookup)).rejects.toThrow(TypeError);
      await expect(ask('https://securetoken.googleapis.com/v1/token?key=k')).rejects.toThrow(TypeError);
    },
  );

  it.each([200, 400, 403])('lets %i through: it is the provider’s word', async (status) => {
    expect((await guarded(status).ask(lookup)).status).toBe(status);
  });

  it('touches no other call, also not one of ours that looks alike', async () => {
    const { ask } = guarded(503);
    for (const url of [
      '/api/v1/token',
      '/identitytoolkit.googleapis.com/v1/accounts:signUp',
      'https://evil.example/v1/token',
    ]) {
      expect((await ask(url)).status).toBe(503);
    }
  });

  const settings = 'firebaseremoteconfig.googleapis.com/v1/a:fetch?key=k';
  const signIn = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';

  it.each([
    ['self', settings, `/${settings}`],
    ['self', signIn, `/${signIn}`],
    [null, settings, `https://${settings}`],
    [null, signIn, `https://${signIn}`],
  ] as const)(
    'with the provider on %s sends %s there, with all it carries',
    async (providerOrigin, service, to) => {
      const calls: unknown[][] = [];
      const target = {
        fetch: (async (...call) => {
          calls.push(call);
          return new Response('{}');
        }) as typeof fetch,
      };
      guardProviderFetch({ providerOrigin }, target, base);
      const init = { method: 'POST', body: '{}' };
      await target.fetch(`https://${service}`, init);
      await target.fetch('https://firebase.googleapis.com.evil.example/v1/a', init);
      expect(calls).toEqual([
        [to, init],
        ['https://firebase.googleapis.com.evil.example/v1/a', init],
      ]);
    },
  );

  it('can be taken away again', async () => {
    const { target, undo } = guarded(503);
    undo();
    expect((await target.fetch(lookup)).status).toBe(503);
  });
});
