// Accounts that pay, for browser tests.
import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { callsOf } from './api.ts';
import { administrator, type Person, type Target } from './product.ts';

/** Puts a card on file and pays for a plan, by the calls of the app and of the card form. */
export async function subscribe(product: Target, person: Person, planId: string, account: object = {}) {
  const call = await callsOf(product, person);
  const { id } = await call<{ id: string }>('POST', '/account', {
    ...{ businessName: 'Fern & Co', ...account },
  });
  // A trial would be charged later.
  await (await callsOf(product, administrator))('POST', `/accounts/${id}`, { status: 'active' });
  const { clientSecret } = await call<{ clientSecret: string }>('POST', '/payments/card/setup');
  const token = await tokenize(product, {
    clientSecret,
    number: '4242424242424242',
    expiry: '11/39',
    cvc: '123',
  });
  await call('POST', '/payments/card', { token });
  await call('POST', '/payments/subscription', { planId });
  return call;
}

/** What the card form sends to the payment service. Node knows no host below `localhost`. */
async function tokenize({ origin }: Target, card: object): Promise<string> {
  const { port, host } = new URL(origin);
  const headers = { host: `pay.${host}`, origin: `http://pay.${host}`, 'content-type': 'application/json' };
  const sent = request({ host: '127.0.0.1', port, path: '/tokens', method: 'POST', headers });
  sent.end(JSON.stringify(card));
  const [answer] = await once(sent, 'response');
  return ((await json(answer)) as { token: string }).token;
}
