// A page of another origin, and the messages it sends to ours.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';

/** @param html the body of every address there */
export async function startForeign(html = ''): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Foreign</title>${html}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const authEvent = {
  ...{ type: 'signInViaPopup', eventId: null, tenantId: null, error: null, postBody: '' },
  urlResponse: `https://evil.example/?providerId=google.com&id_token=${encodeURIComponent(
    JSON.stringify({ sub: 'mallory', email: 'mallory@evil.example', email_verified: true }),
  )}`,
  sessionId: 'evil',
};

/** Message formats of the provider's frame, its popup, its frame library, and a second copy of its SDK. */
const MESSAGES = [
  { type: 'authEvent', authEvent },
  { eventId: '1', eventType: 'sendAuthEvent', data: { authEvent, storageKey: 'demo-key:[DEFAULT]' } },
  `!_${JSON.stringify({ s: 'authEvent', f: 'I0_1', r: '..', t: '1', a: [{ type: 'authEvent', authEvent }] })}`,
  { eventId: '2', eventType: 'keyChanged', data: { key: 'firebase:authUser:demo-key:[DEFAULT]' } },
];

/** Opens a popup of another origin that posts all these messages to our page; resolves when they have arrived. */
export async function saySomethingForeign(page: Page, origin: string): Promise<void> {
  await page.evaluate(() => {
    let heard = 0;
    addEventListener('message', ({ origin }) => {
      if (origin !== location.origin) heard += 1;
      document.documentElement.dataset.heard = String(heard);
    });
  });
  const opened = page.waitForEvent('popup');
  await page.evaluate((where) => void open(where), origin);
  const foreign = await opened;
  await foreign.waitForLoadState();
  await foreign.evaluate((messages) => {
    for (const message of messages) opener.postMessage(message, '*');
  }, MESSAGES);
  await expect(page.locator('html')).toHaveAttribute('data-heard', String(MESSAGES.length));
  await foreign.close();
}
