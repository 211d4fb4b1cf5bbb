// The remote configuration in the real product: which values apply, when, and what happens without the provider.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, openAs, owner, setFaults, signIn, testWithOwnProduct as test } from './support/product.ts';
import { editTemplate, keptSettings, listenTo, pauses } from './support/remote-config.ts';

const apiCalls = (urls: string[]) =>
  urls.filter((url) => url.endsWith('/v1/assets') || url.includes('/v1/assets?'));

test('[rc-status] [api-url] applies an edited template after the next load, and stored values immediately', async ({
  page,
  product,
}) => {
  const said = listenTo(page);
  await openAs(page, '/signin?redirect=/assets');
  await expect
    .poll(() => keptSettings(page))
    .toMatchObject({
      status: 'success',
      entries: { api_url: `${product.origin}/api` },
    });
  expect(said).toContain('Loaded Remote Config');

  const putBack = await editTemplate(product, {
    api_url: '{origin}/moved',
    translations: {},
    colour: 'green',
  });
  try {
    await page.reload();
    await expect.poll(() => keptSettings(page)).toMatchObject({ entries: { colour: 'green' } });
  } finally {
    await putBack();
  }
  // The template is already restored, but the page starts with its stored values.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect.poll(() => apiCalls(asked)[0]).toContain(`${product.origin}/moved/v1/assets`);
  await expect
    .poll(() => keptSettings(page))
    .toMatchObject({ entries: { api_url: `${product.origin}/api` } });
  asked.length = 0;
  await page.reload();
  await expect.poll(() => apiCalls(asked)[0]).toContain(`${product.origin}/api/v1/assets`);
});

test('[rc-status] replaces settings only with those of another entity tag', async ({ page, product }) => {
  // The contract's examples all have the same tag.
  const example = (name: string) => ({ operations: { getRemoteConfig: { prefer: `example=${name}` } } });
  const said = listenTo(page);
  const load = async () => {
    const before = said.filter((text) => text === 'Loaded Remote Config').length;
    await page.goto('/signin');
    await expect.poll(() => said.filter((text) => text === 'Loaded Remote Config').length).toBe(before + 1);
    return (await keptSettings(page))?.entries.api_url;
  };
  await setFaults(product, example('update'));
  expect(await load()).toBe('https://api.frameside.example');
  await setFaults(product, example('emptyConfig'));
  expect(await load()).toBe('https://api.frameside.example');
  await setFaults(product, {});
  expect(await load()).toBe(`${product.origin}/api`);
});

test('keeps the built-in settings when the template is empty', async ({ page, product }) => {
  const putBack = await editTemplate(product, {});
  try {
    await page.goto('/signin?redirect=/assets');
    await expect.poll(() => keptSettings(page)).toMatchObject({ status: 'success', entries: {} });
    await signIn(page, owner);
    await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
  } finally {
    await putBack();
  }
});

for (const [remoteConfig, installations] of [
  ['hang', 'up'],
  ['down', 'up'],
  ['up', 'hang'],
  ['up', 'down'],
  ['hang', 'hang'],
  ['down', 'down'],
]) {
  test(`renders without waiting: remote configuration ${remoteConfig}, installations ${installations}`, async ({
    page,
    product,
  }) => {
    const said = listenTo(page);
    await setFaults(product, { parts: { remoteConfig, installations } });
    const stuck = page.waitForRequest((request) =>
      request.url().includes(installations === 'up' ? 'firebase:fetch' : '/installations'),
    );
    await page.goto('/signin?redirect=/assets');
    await page.getByLabel('Email address').fill(owner.email);
    // Also during the request to the provider, not only before it.
    await stuck;
    await signIn(page, owner);
    await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
    if (remoteConfig !== 'down' && installations !== 'down') return;
    await expect.poll(() => said).toContain('Unable to load Remote Config');
    expect((await keptSettings(page))?.status).toBe('failure');
    if (installations === 'up') expect(said.join('\n')).toContain('(remoteconfig/fetch-client-network)');
  });
}

test('[rc-limits] gives up a hanging registration after one minute', async ({ page, product }) => {
  const said = listenTo(page);
  await setFaults(product, { parts: { installations: 'hang' } });
  await page.clock.install();
  const stuck = page.waitForRequest((request) => request.url().includes('/installations'));
  await page.goto('/signin');
  await stuck;
  await page.clock.fastForward(59_000);
  expect(said).not.toContain('Unable to load Remote Config');
  await page.clock.fastForward(3_000);
  await expect.poll(() => said).toContain('Unable to load Remote Config');
  expect(said.join('\n')).toContain('did not answer within a minute');
});

// The other codes are handled alike and run only in the long suite.
for (const code of process.env.TEST_LONG ? [429, 500, 503, 504] : [503]) {
  test(`[backoff] [rc-status] ${code} is retried with growing pauses and then throttled`, async ({
    page,
    product,
  }) => {
    const said = listenTo(page);
    await setFaults(product, { operations: { getRemoteConfig: { prefer: `code=${code}` } } });
    // Without jitter, each pause of the SDK is exactly twice the previous one; the clock moves only in our steps.
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/signin');
    await expect(async () => {
      await page.clock.fastForward(100);
      expect(await pauses(page)).toBe(1);
    }).toPass({ intervals: [100] });
    for (const [done, pause] of [1000, 2000, 4000, 8000, 16_000].entries()) {
      await page.clock.fastForward(pause - 250);
      expect(await pauses(page)).toBe(done + 1);
      await page.clock.fastForward(250);
      // The SDK records a pause before it starts the timer; if the timer started late, it fires within a moment.
      await expect(async () => {
        await page.clock.fastForward(1);
        expect(await pauses(page)).toBe(done + 2);
      }).toPass({ intervals: [50] });
    }
    // The next pause would exceed the one-minute limit.
    await expect(async () => {
      await page.clock.fastForward(500);
      expect(said).toContain('Unable to load Remote Config');
    }).toPass({ intervals: [50] });
    expect(said.join('\n')).toContain('(remoteconfig/fetch-throttle)');
    expect((await keptSettings(page))?.status).toBe('throttle');
  });
}

test('[api-url] sends no request to an address that is not allowed, and the app continues', async ({
  page,
  product,
}) => {
  const trapped: string[] = [];
  const trap = createServer((request, response) => {
    trapped.push(`${request.method} ${request.url}`);
    response.end();
  });
  await new Promise<void>((done) => trap.listen(0, '127.0.0.1', done));
  const evil = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
  const putBack = await editTemplate(product, { api_url: `${evil}/api?key=secret`, translations: {} });
  try {
    const said = listenTo(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/signin?redirect=/assets');
    await expect
      .poll(() => keptSettings(page))
      .toMatchObject({ entries: { api_url: `${evil}/api?key=secret` } });
    await page.reload();
    await signIn(page, owner);
    await expect(page.getByRole('heading', { level: 1, name: 'Assets' })).toBeVisible();
    await expect.poll(() => apiCalls(asked).length).toBeGreaterThan(0);
    expect(asked.filter((url) => url.startsWith(evil))).toEqual([]);
    expect(trapped).toEqual([]);
    expect(said).toContain(
      `The api_url of the remote configuration is refused: ${evil} is not among the apiOrigins of config.json.`,
    );
    expect(said.join('\n')).not.toContain('secret');
  } finally {
    await putBack();
    trap.close();
  }
});
