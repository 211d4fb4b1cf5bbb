// The test payment service over HTTP: who can embed and call it, and how it answers for each card.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentService } from './service.ts';
import { createPaymentTokens } from './tokens.ts';

const now = new Date('2026-11-23T12:00:00Z');
const tokens = createPaymentTokens('a key');
const setup = { accountId: 'owner-1', expires: now.getTime() / 1000 + 60 };
const clientSecret = tokens.createSetup(setup);
const entry = { number: '4242 4242 4242 4242', expiry: '11/29', cvc: '123', name: 'Mara', postalCode: '' };

let server: Server;
let port = 0;
beforeAll(async () => {
  const service = createPaymentService(tokens, () => now);
  server = createServer((request, response) => void service.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

const frame = (parent: string) => fetch(`http://127.0.0.1:${port}/card?${new URLSearchParams({ parent })}`);
const send = (body: string, origin = `http://127.0.0.1:${port}`) =>
  fetch(`http://127.0.0.1:${port}/tokens`, { method: 'POST', headers: { origin }, body });
const tokenize = async (more: object = {}) =>
  (await (await send(JSON.stringify({ ...entry, clientSecret, ...more }))).json()) as {
    token?: string;
    challenge?: boolean;
    faults?: { code: string; field?: string }[];
  };

describe('the frame', () => {
  test('can be embedded only by its own page', async () => {
    const parent = `http://localhost:${port}`;
    const answer = await frame(parent);
    expect(answer.headers.get('content-security-policy')).toMatch(new RegExp(`frame-ancestors ${parent}$`));
    expect(await answer.text()).toContain(`data-parent="${parent}"`);
  });

  test.each([
    ['another host', () => `http://evil.example:${port}`],
    ['another port', () => 'http://localhost:1'],
    ['a second directive', () => `http://localhost:${port}; script-src *`],
    ['markup', () => `http://localhost:${port}"><script>`],
    ['nothing', () => ''],
  ])('is refused to %s', async (_what, parent) => {
    expect((await frame(parent())).status).toBe(403);
  });
});

describe('a card', () => {
  test('becomes a token for the account of its setup, without its number', async () => {
    const { token = '' } = await tokenize();
    expect(tokens.readToken(token, 'owner-1', now)).toMatchObject({
      brand: 'visa',
      last4: '4242',
      expYear: 2029,
    });
    expect(tokens.readToken(token, 'owner-2', now)).toBe(undefined);
    expect(tokens.readToken(token, 'owner-1', new Date(now.getTime() + 61_000))).toBe(undefined);
    expect(Buffer.from(token.slice(3).split('.')[0] ?? '', 'base64url').toString()).not.toContain('42424');
  });

  test.each([
    ['number', 'incorrect_number', { number: '4242 4242 4242 4241' }],
    ['number', 'not_a_test_card', { number: '4539 1488 0343 6467' }],
    ['number', 'card_declined', { number: '4000000000000002' }],
    ['number', 'insufficient_funds', { number: '4000-0000-0000-9995' }],
    ['expiry', 'invalid_expiry', { expiry: '13/29' }],
    ['expiry', 'expired_card', { expiry: '10/26' }],
    ['cvc', 'incorrect_cvc', { cvc: '12' }],
  ])('is refused at its %s: %s', async (field, code, more) => {
    expect(await tokenize(more)).toEqual({ faults: [{ code, field }] });
  });

  test('is challenged by the bank, which refuses or confirms', async () => {
    const number = '4000002500003155';
    expect(await tokenize({ number })).toEqual({ challenge: true });
    expect(await tokenize({ number, challenge: 'failed' })).toEqual({
      faults: [{ code: 'authentication_failed' }],
    });
    expect((await tokenize({ number, challenge: 'passed' })).token).toMatch(/^pm_/);
  });

  test('is refused without a setup of the product, and from another page', async () => {
    expect(await tokenize({ clientSecret: 'seti_x.y' })).toEqual({ faults: [{ code: 'setup_expired' }] });
    expect((await send(JSON.stringify({ ...entry, clientSecret }), 'http://evil.example')).status).toBe(403);
    for (const body of ['', '{', 'x'.repeat(5000)]) expect((await send(body)).status).toBe(400);
  });
});
