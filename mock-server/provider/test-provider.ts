// For tests: the provider's services behind the front door, and requests as the SDK sends them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../settings.ts';
import { openTestDoor, type TestDoor } from '../test-door.ts';
import { openProviderDoor, type ProviderDoor } from './provider-door.ts';

export const FID = 'dbcOdb-sX6acMgHeJioc72';
export const OTHER_FID = 'eIvbRcVvTEuixnvpIllBk9';
export const APP = '1:1:web:1';
export const INSTALLATIONS = '/firebaseinstallations.googleapis.com/v1/projects/demo-x/installations';
export const FETCH =
  '/firebaseremoteconfig.googleapis.com/v1/projects/demo-x/namespaces/firebase:fetch?key=demo-key';
export const WEB_CONFIG = `/firebase.googleapis.com/v1alpha/projects/-/apps/${APP}/webConfig`;
export const TAG = '/www.googletagmanager.com/gtag/js?l=dataLayer&id=G-DEMO000001';
export const HEADERS = {
  'content-type': 'application/json',
  accept: 'application/json',
  'x-goog-api-key': 'demo-key',
};

/** The fields of all responses; each has some of them. */
interface Said {
  fid: string;
  name: string;
  refreshToken: string;
  authToken: { token: string; expiresIn: string };
  token: string;
  expiresIn: string;
  state: string;
  entries: Record<string, string>;
  templateVersion: string;
  error?: { code: number; message: string; status: string };
}

export interface Answer {
  status: number;
  etag: string | null;
  retryAfter: string | null;
  body: Said;
}

export type ProviderTest = Awaited<ReturnType<typeof openProviderTest>>;

export async function openProviderTest() {
  const dataDir = mkdtempSync(join(tmpdir(), 'provider-'));
  const door: TestDoor = await openTestDoor();
  let provider: ProviderDoor;

  const start = async (tokenSeconds = 604_800) => {
    const log = (line: string) => door.logged.push(line);
    const settings = readSettings({ dataDir, projectId: 'demo-x', tokenSeconds, log }, {});
    provider = await openProviderDoor({ settings, selfCheck: door.selfCheck });
    door.provider = provider;
  };
  await start();

  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(door.origin + path, init);
    return {
      status: response.status,
      etag: response.headers.get('etag'),
      retryAfter: response.headers.get('retry-after'),
      body: (await response.json()) as Said,
    };
  };

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', headers: { ...HEADERS, ...headers }, body: JSON.stringify(body) });

  return {
    dataDir,
    door,
    ask,
    post,
    get provider() {
      return provider;
    },

    /** Like a restart of the mock. */
    async restart(tokenSeconds?: number) {
      await provider.stop();
      await start(tokenSeconds);
    },

    register: (fid = FID, headers: Record<string, string> = {}, path = INSTALLATIONS) =>
      post(
        path,
        { fid, authVersion: 'FIS_v2', appId: APP, sdkVersion: 'w:0.6.24' },
        { 'x-firebase-client': 'eyJ2ZXJzaW9uIjoyfQ', ...headers },
      ),

    renew: (refreshToken: string, fid = FID) =>
      post(
        `${INSTALLATIONS}/${fid}/authTokens:generate`,
        { installation: { sdkVersion: 'w:0.6.24', appId: APP } },
        { authorization: `FIS_v2 ${refreshToken}` },
      ),

    remove: (refreshToken: string, fid = FID) =>
      ask(`${INSTALLATIONS}/${fid}`, {
        method: 'DELETE',
        headers: { ...HEADERS, authorization: `FIS_v2 ${refreshToken}` },
      }),

    fetchConfig: (token: string, { has = '*', fid = FID, app = APP, headers = {} } = {}) =>
      post(
        FETCH,
        {
          sdk_version: '12.19.0',
          app_instance_id: fid,
          app_instance_id_token: token,
          app_id: app,
          language_code: 'en-CA',
        },
        // The SDK sends this with an uncompressed body.
        { 'content-encoding': 'gzip', 'if-none-match': has, ...headers },
      ),

    async stop() {
      await provider.stop();
      await door.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
