// `npm run dump -- NAME`: writes the database of this version to mock-server/sandbox/store/dumps/NAME.sql.gz, for the
// test that opens it with every later version. It has the small demo data, and what the contract's examples add.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { UnsecuredJWT } from 'jose';
import { Client } from 'pg';
import { loadRules, type Rules, startSandbox } from '../mock-server/sandbox/sandbox.ts';
import { readSettings } from '../mock-server/settings.ts';
import { toWire } from './contract/cases/http.ts';
import { createCaseMaker } from './contract/cases/make.ts';
import { findPrograms, withPostgres } from './postgres.ts';

const FOLDER = 'mock-server/sandbox/store/dumps';
const DATABASE = 'frameside_dump';
const PROJECT = 'demo-frameside';

async function main(): Promise<void> {
  const [name = ''] = process.argv.slice(2);
  if (!/^[a-z0-9][a-z0-9.-]*$/.test(name)) throw new Error('Name the version: npm run dump -- 1.2.0');
  const { url, stop } = await withPostgres();
  const client = new Client({ connectionString: url });
  await client.connect();
  const dropDatabase = () => client.query(`drop database if exists ${DATABASE} with (force)`);
  const dataDir = mkdtempSync(join(tmpdir(), 'dump-'));
  try {
    await dropDatabase();
    await client.query(`create database ${DATABASE}`);
    const databaseUrl = Object.assign(new URL(url), { pathname: DATABASE }).href;
    const settings = readSettings({ dataDir, databaseUrl, seed: 'small', projectId: PROJECT });
    const rules = loadRules(settings.contract);
    const sandbox = await startSandbox(settings, rules);
    await sendExamples(`http://127.0.0.1:${sandbox.port}/v1`, rules).finally(sandbox.stop);
    mkdirSync(FOLDER, { recursive: true });
    const file = join(FOLDER, `${name}.sql.gz`);
    writeFileSync(file, gzipSync(dump(databaseUrl), { level: 9 }));
    console.log(`Wrote ${file}.`);
  } finally {
    await dropDatabase();
    await client.end();
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Sends the example of each write, and deletes a photo, so that few tables are empty. */
async function sendExamples(api: string, { contract, judge }: Rules): Promise<void> {
  const owner = { authorization: `Bearer ${tokenOf('owner-beauty', {})}` };
  const admin = { authorization: `Bearer ${tokenOf('admin-1', { admin: true })}` };
  const photos = await (await fetch(`${api}/photos?show=1`, { headers: owner })).json();
  await fetch(`${api}/photos/${photos.items[0].id}`, { method: 'DELETE', headers: owner });
  const cases = createCaseMaker(contract, judge);
  for (const operation of contract.operations) {
    if (operation.effect === 'read' || operation.method === 'delete') continue;
    const { method, target, headers, body } = toWire(cases.plain(operation));
    await fetch(api + target, {
      method,
      headers: { ...headers, ...(operation.roles.includes('Regular') ? owner : admin) },
      ...(body && { body: Buffer.from(body) }),
      redirect: 'manual',
    });
  }
}

const tokenOf = (uid: string, claims: { admin?: true }): string =>
  new UnsecuredJWT({ user_type: 0, account: uid, auth_time: Math.floor(Date.now() / 1000), ...claims })
    .setSubject(uid)
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();

/** As statements that every supported version understands. */
function dump(url: string): string {
  const words = ['--no-owner', '--no-privileges', '--no-comments', '--rows-per-insert=500', url];
  const { status, stdout, stderr, error } = spawnSync('pg_dump', words, {
    env: { ...process.env, PATH: [findPrograms(), process.env.PATH].join(delimiter) },
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  if (status !== 0) throw new Error(`pg_dump failed: ${error?.message ?? stderr}`);
  return stdout.replaceAll(/^(\\(un)?restrict|SET transaction_timeout) .*\n/gm, '');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
