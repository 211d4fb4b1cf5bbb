// The provider's error codes for remote configuration and web analytics, each raised at its source.
import type { Page } from '@playwright/test';
import { expect, setFaults } from './support/product.ts';
import { call, openSdk, sdkConfig, test } from './support/sdk-page.ts';

const fetchEntries = (page: Page, config: object = sdkConfig) =>
  call(page, 'remote-config', 'fetchEntries', config, 0);

for (const [faults, code] of [
  [{ operations: { getRemoteConfig: { broken: true } } }, 'remoteconfig/fetch-client-parse'],
  [{ operations: { getRemoteConfig: { prefer: 'code=403' } } }, 'remoteconfig/fetch-status'],
  [{ operations: { createInstallation: { prefer: 'code=403' } } }, 'installations/request-failed'],
] as const) {
  test(`[provider-errors] ${code}`, async ({ sdk, product }) => {
    await setFaults(product, faults);
    expect(await fetchEntries(sdk)).toEqual({
      code,
      says: expect.stringMatching(/^[A-Z].*; the current settings stay\. \(/),
    });
  });
}

test('[provider-errors] remoteconfig/storage-open', async ({ sdk }) => {
  // A newer version of the SDK has used this database.
  await sdk.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('firebase_remote_config', 2);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
  expect(await fetchEntries(sdk)).toMatchObject({ code: 'remoteconfig/storage-open' });
});

for (const [method, code] of [
  ['get', 'remoteconfig/storage-get'],
  ['put', 'remoteconfig/storage-set'],
  ['delete', 'remoteconfig/storage-delete'],
] as const) {
  test(`[provider-errors] ${code}`, async ({ sdk }) => {
    // A failing disk cannot be simulated; this looks the same to the SDK.
    await sdk.evaluate((name) => {
      const works = IDBObjectStore.prototype[name] as (...given: unknown[]) => IDBRequest;
      IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...given: unknown[]) {
        if (this.name === 'app_namespace_store') throw new DOMException('The disk failed.', 'UnknownError');
        return works.apply(this, given);
      } as never;
    }, method);
    expect(await fetchEntries(sdk)).toMatchObject({ code });
  });
}

const startAnalytics = (page: Page) => call(page, 'analytics', 'startAnalytics', sdkConfig);

test('[provider-errors] analytics/already-initialized, analytics/already-exists', async ({ sdk }) => {
  expect(await startAnalytics(sdk)).not.toHaveProperty('code');
  // The SDK adds its own settings to the given ones once it has them.
  await expect
    .poll(() => startAnalytics(sdk))
    .toEqual({ code: 'analytics/already-initialized', says: expect.stringContaining('the first ones stay') });
  // Our code creates one app only, so the second app with the same id is created with the SDK directly.
  const code = await sdk.evaluate(async (config) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const sdkPart = (part: string) =>
      import(loaded.find((name) => name.includes(`/firebase_${part}.js`)) ?? part);
    const [{ initializeApp }, { initializeAnalytics }] = await Promise.all([
      sdkPart('app'),
      sdkPart('analytics'),
    ]);
    try {
      return initializeAnalytics(initializeApp(config, 'another')) && '';
    } catch (error) {
      return (error as { code: string }).code;
    }
  }, sdkConfig);
  expect(code).toBe('analytics/already-exists');
});

test('[provider-errors] analytics/invalid-analytics-context', async ({ sdk }) => {
  const wire = await sdk.context().newCDPSession(sdk);
  await wire.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  expect(await startAnalytics(sdk)).toMatchObject({ code: 'analytics/invalid-analytics-context' });
});

test('[provider-errors] analytics/indexeddb-unavailable', async ({ sdk }) => {
  await sdk.evaluate(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  expect(await startAnalytics(sdk)).toMatchObject({ code: 'analytics/indexeddb-unavailable' });
});

test('[provider-errors] a configuration without its values fails at the first service', async ({
  context,
  workshop,
}) => {
  for (const name of ['projectId', 'apiKey', 'appId']) {
    const page = await openSdk(context, workshop);
    const config = { ...sdkConfig, [name]: '' };
    const missing = { code: 'installations/missing-app-config-values' };
    expect(await fetchEntries(page, config)).toMatchObject(missing);
    expect(await call(page, 'analytics', 'startAnalytics', config)).toMatchObject(missing);
  }
});
