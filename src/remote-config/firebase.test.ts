import { i18n } from '@lingui/core';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRuntimeConfig } from '~/lib/runtime-config';
import { deleteInstallation, fetchEntries } from './firebase';

const sdk = vi.hoisted(() => ({
  remote: { settings: {} },
  fetchAndActivate: vi.fn(),
  getToken: vi.fn(),
  deleteInstallations: vi.fn(),
}));
vi.mock('firebase/remote-config', () => ({
  ensureInitialized: async () => {},
  fetchAndActivate: sdk.fetchAndActivate,
  getAll: () => ({ title: { asString: () => 'there' } }),
  getRemoteConfig: () => sdk.remote,
}));
vi.mock('firebase/installations', () => ({
  getInstallations: () => 'installations',
  getToken: sdk.getToken,
  deleteInstallations: sdk.deleteInstallations,
}));
vi.mock('~/provider/firebase-app', () => ({ firebaseApp: () => ({}) }));

const config = parseRuntimeConfig({ projectId: 'p-1', apiKey: 'k', appId: '1:1:web:1' });
const refused = (httpStatus: number) => new FirebaseError('remoteconfig/fetch-status', 'No.', { httpStatus });

beforeEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

describe('fetching the settings', () => {
  it('[rc-limits] gives the SDK a minute and the interval', async () => {
    expect(await fetchEntries(config, 7)).toEqual({ title: 'there' });
    expect(sdk.remote.settings).toEqual({ fetchTimeoutMillis: 60_000, minimumFetchIntervalMillis: 7 });
  });

  it('[rc-limits] ends a second after the SDK’s own limit, regardless of what it waits for', async () => {
    vi.useFakeTimers();
    sdk.fetchAndActivate.mockReturnValue(new Promise(() => {}));
    let code: unknown;
    fetchEntries(config, 0).catch((error: { code: string }) => {
      code = error.code;
    });
    await vi.advanceTimersByTimeAsync(60_999);
    expect(code).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(code).toBe('remoteconfig/fetch-timeout');
  });

  it('tries once more with a fresh token after 401, and after nothing else', async () => {
    sdk.fetchAndActivate.mockRejectedValueOnce(refused(401));
    sdk.getToken.mockResolvedValue('fresh').mockRejectedValueOnce(new Error('unknown'));
    await fetchEntries(config, 0);
    expect(sdk.getToken.mock.calls).toEqual([['installations', true]]);

    sdk.fetchAndActivate.mockRejectedValue(refused(401));
    await expect(fetchEntries(config, 0)).rejects.toThrow('(remoteconfig/fetch-status, HTTP 401)');
    expect(sdk.fetchAndActivate).toHaveBeenCalledTimes(4);
    sdk.fetchAndActivate.mockRejectedValue(refused(403));
    await expect(fetchEntries(config, 0)).rejects.toThrow('(remoteconfig/fetch-status, HTTP 403)');
    expect(sdk.fetchAndActivate).toHaveBeenCalledTimes(5);
  });
});

it('a refusal to forget this browser is told in a sentence', async () => {
  sdk.deleteInstallations.mockRejectedValue(new FirebaseError('installations/app-offline', 'Offline.'));
  await expect(deleteInstallation(config)).rejects.toThrow(
    'This needs a connection. Connect to the internet and try again. (installations/app-offline)',
  );
});
