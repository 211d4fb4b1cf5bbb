// What would keep the product from running, or from being reached.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { isLoopback } from '../../mock-server/hosts.ts';
import { makeFolder } from '../../mock-server/sandbox/disk.ts';
import { openFileStore } from '../../mock-server/sandbox/media/media.ts';
import { reasonOf } from '../../mock-server/sandbox/store/migrate.ts';
import { OLDEST_POSTGRES, serverRefusal } from '../../mock-server/sandbox/store/server.ts';
import { isLocalDemo } from '../../mock-server/sandbox/tokens.ts';
import type { Settings } from '../../mock-server/settings.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { parsePaymentSettings } from '../../src/lib/payment-settings.ts';
import { parseRuntimeConfig } from '../../src/lib/runtime-config.ts';

/**
 * @param configFile the app's config.json
 * @returns one sentence each, which names the setting
 */
export async function findTroubles(
  settings: Settings,
  configFile: string,
  nodeEnv: string | undefined,
): Promise<string[]> {
  const isDemo = isLocalDemo({ ...settings, nodeEnv });
  return [
    ...folderTroubles(settings),
    ...(await databaseTroubles(settings)),
    ...(await fileTroubles(settings)),
    ...configTroubles(configFile, settings, isDemo),
    ...(isDemo ? [] : addressTroubles(settings)),
  ];
}

function folderTroubles({ dataDir }: Settings): string[] {
  const file = join(dataDir, `doctor-${randomUUID()}`);
  try {
    makeFolder(resolve(dataDir));
    writeFileSync(file, '');
    rmSync(file);
    return [];
  } catch (error) {
    return [`DATA_DIR: ${resolve(dataDir)} cannot be written (${reasonOf(error)}).`];
  }
}

async function databaseTroubles({ databaseUrl }: Settings): Promise<string[]> {
  if (databaseUrl === undefined) return [];
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query(`
      select current_setting('server_version_num')::integer / 10000 as version,
        exists (select from pg_available_extensions where name = 'pg_trgm') as has_trgm`);
    const [{ version, has_trgm }] = rows;
    return [
      ...(version < OLDEST_POSTGRES
        ? [
            `DATABASE_URL: the server is PostgreSQL ${version}; version ${OLDEST_POSTGRES} or later is needed.`,
          ]
        : []),
      ...(has_trgm ? [] : ['DATABASE_URL: the server lacks the extension pg_trgm; install it.']),
    ];
  } catch (error) {
    return [serverRefusal(databaseUrl, error).message];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function fileTroubles(settings: Settings): Promise<string[]> {
  const { dataDir, filesUrl } = settings;
  if (filesUrl === undefined) return [];
  const key = `doctor-${randomUUID()}`;
  const file = join(dataDir, key);
  try {
    const store = await openFileStore(settings);
    await store.requireUsable();
    writeFileSync(file, 'x');
    await store.put(key, file);
    await store.remove([key]);
    return [];
  } catch (error) {
    return [
      `FILES_URL: ${filesUrl} cannot be used (${reasonOf(error)}); check AWS_REGION, AWS_ENDPOINT_URL_S3 and the keys.`,
    ];
  } finally {
    rmSync(file, { force: true });
  }
}

function configTroubles(file: string, { projectId }: Settings, isDemo: boolean): string[] {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
    parseRuntimeConfig(given);
  } catch (error) {
    return [`config.json: ${reasonOf(error)}.`];
  }
  if (isDemo) return [];
  const config = parseRuntimeConfig(given);
  const rules: [isWrong: boolean, sentence: string][] = [
    [config.providerOrigin === 'self', 'providerOrigin is "self", where no emulator runs; set it to null.'],
    [config.projectId !== projectId, `projectId is "${config.projectId}", but PROJECT_ID is "${projectId}".`],
    [!/^AIza[\w-]{35}$/.test(config.apiKey), 'apiKey is not a key of Firebase, which begins with AIza.'],
    [!/^1:\d+:web:[0-9a-f]+$/.test(config.appId), 'appId is not a web app of Firebase, like 1:123:web:4f3c.'],
    [
      isRecord(given) && given.payments !== undefined && parsePaymentSettings(given) === null,
      'payments has no publishable key of Stripe, which begins with pk_live_ or pk_test_; nobody can enter a card.',
    ],
  ];
  return rules.flatMap(([isWrong, sentence]) => (isWrong ? [`config.json: ${sentence}`] : []));
}

function addressTroubles({ host, allowedHosts, guestOrigin, trustedProxy }: Settings): string[] {
  const rules: [isWrong: boolean, sentence: string][] = [
    [
      allowedHosts.length === 0 && isLoopback(host),
      'ALLOWED_HOSTS is not set, so only this machine can open the app; set it to the host names of the app and the public site.',
    ],
    [
      guestOrigin === undefined,
      'GUEST_ORIGIN is not set, so links in messages lead to guest.localhost; set it to the origin of the public site.',
    ],
    [
      guestOrigin?.startsWith('http:') === true,
      `GUEST_ORIGIN is "${guestOrigin}"; let a proxy end TLS, and set it to an https origin.`,
    ],
    [
      guestOrigin !== undefined && !allowedHosts.includes(new URL(guestOrigin).hostname),
      'ALLOWED_HOSTS lacks the host of GUEST_ORIGIN.',
    ],
    [
      allowedHosts.length > 0 && trustedProxy === undefined,
      'TRUSTED_PROXY is not set, so all clients behind a proxy share its limits; set it to the address of the proxy.',
    ],
  ];
  return rules.flatMap(([isWrong, sentence]) => (isWrong ? [sentence] : []));
}
