import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRuntimeConfig } from '~/lib/runtime-config';

const fetchEntries = vi.fn<(config: unknown, minimumIntervalMs: number) => Promise<Record<string, string>>>();
vi.mock('./firebase', () => ({ fetchEntries }));

const config = parseRuntimeConfig({
  ...{ projectId: 'p-1', apiKey: 'k', appId: '1:1:web:1', apiUrl: '/built-in' },
  apiOrigins: ['https://api.example'],
});
const stored = new Map<string, string>();
const said: string[] = [];

/** The port of a page that was just opened. */
async function open(given = config) {
  vi.resetModules();
  const port = await import('.');
  port.configureRemoteConfig(given);
  return port;
}

beforeEach(() => {
  vi.useRealTimers();
  stored.clear();
  said.length = 0;
  fetchEntries.mockReset();
  vi.stubGlobal('location', new URL('https://app.example/signin'));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((text: string) => said.push(text));
});

describe('the remote configuration', () => {
  it('[rc-status] begins with the built-in values and no fetch, then has what was fetched, and says so', async () => {
    const port = await open();
    expect([port.lastFetchStatus(), port.current()]).toEqual(['no-fetch-yet', { api_url: '/built-in' }]);
    expect(port.apiBase()).toBe('https://app.example/built-in');
    let told = 0;
    const { unsubscribe } = port.subscribe(() => {
      told += 1;
    });
    fetchEntries.mockResolvedValue({ api_url: 'https://api.example/', beta: 'On', limit: '7' });
    await Promise.all([port.refresh(), port.refresh()]);
    expect(fetchEntries).toHaveBeenCalledTimes(1);
    expect([told, port.lastFetchStatus(), said]).toEqual([1, 'success', ['Loaded Remote Config']]);
    expect([port.getBoolean('beta'), port.getNumber('limit'), port.getString('none')]).toEqual([true, 7, '']);
    expect(port.apiBase()).toBe('https://api.example/');
    unsubscribe();
  });

  it('[rc-status] a failure and a throttle keep the values, are logged, and are remembered', async () => {
    const port = await open({ ...config, providerOrigin: 'self' });
    fetchEntries.mockResolvedValueOnce({ title: 'kept' });
    await port.refresh();
    for (const [code, status] of [
      ['remoteconfig/fetch-status', 'failure'],
      ['remoteconfig/fetch-throttle', 'throttle'],
    ] as const) {
      said.length = 0;
      fetchEntries.mockRejectedValueOnce(Object.assign(new Error('A sentence.'), { code }));
      await port.refresh();
      expect([port.lastFetchStatus(), said]).toEqual([
        status,
        ['Unable to load Remote Config', 'A sentence.'],
      ]);
      const next = await open();
      expect([next.lastFetchStatus(), next.getString('title')]).toEqual([status, 'kept']);
    }
  });

  it('[rc-limits] is fetched again after twelve hours, and at each page where the provider is our own stand-in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    fetchEntries.mockResolvedValue({});
    await (await open()).refresh();
    vi.setSystemTime(Date.now() + 12 * 3_600_000 - 1);
    await (await open()).refresh();
    expect(fetchEntries).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    await (await open()).refresh();
    expect(fetchEntries.mock.calls.map(([, interval]) => interval)).toEqual([43_200_000, 43_200_000]);
    await (await open({ ...config, providerOrigin: 'self' })).refresh();
    expect(fetchEntries).toHaveBeenLastCalledWith(expect.anything(), 0);
  });

  it('[api-url] an address that is not allowed is refused once, aloud, and the built-in one stays', async () => {
    stored.set(
      'remote-config',
      JSON.stringify({
        ...{ appId: config.appId, status: 'success', fetchedAt: 1 },
        entries: { api_url: 'https://evil.example/?token=abc' },
      }),
    );
    const port = await open();
    expect([port.apiBase(), port.apiBase()]).toEqual(Array(2).fill('https://app.example/built-in'));
    expect(said).toEqual([
      'The api_url of the remote configuration is refused: https://evil.example is not among the apiOrigins of config.json.',
    ]);
  });

  it('works where the page may store nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    const port = await open();
    fetchEntries.mockResolvedValue({ title: 'here' });
    await port.refresh();
    expect([port.lastFetchStatus(), port.getString('title')]).toEqual(['success', 'here']);
  });
});
