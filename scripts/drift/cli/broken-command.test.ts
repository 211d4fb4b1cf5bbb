// Runs the command against broken targets: it names the cause, suggests a fix, and exits.
import { Buffer } from 'node:buffer';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createHttps } from 'node:https';
import { createServer, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { Ended } from '../../report/captured-testing.ts';
import { createFolder, PETS } from '../har/har-testing.ts';
import { listening, rawAnswer, serveRaw } from '../wire/raw-server.ts';
import { drift } from './command-testing.ts';

const folder = createFolder();
afterAll(folder.remove);
const contract = folder.write(
  'locked.yaml',
  PETS.replace(
    'components:',
    'security: [{ bearer: [] }]\ncomponents:\n  securitySchemes: { bearer: { type: http, scheme: bearer } }',
  ),
);

/** Generous, because other tests run in parallel. */
const LONGEST = 60_000;

function check(target: URL | string, more: string[] = ['--auth', 'bearer=env:TOKEN']): Promise<Ended> {
  const given = more.includes('--contract') ? [] : ['--contract', contract];
  const args = [...given, '--target', `${target}`, '--timeout', '0.5', ...more];
  return drift(args, { env: { TOKEN: 'a-secret-token' } });
}

/** Runs the command against the server and closes it. */
async function against(answer: (socket: Socket, count: number) => void, more?: string[]): Promise<Ended> {
  const server = await serveRaw(answer);
  try {
    return await check(new URL('/v1', server.url), more);
  } finally {
    await server.close();
  }
}

function drip(socket: Socket, begin: string, piece: string | Buffer, every = 5): void {
  socket.write(begin);
  const clock = setInterval(() => socket.write(piece), every);
  socket.on('close', () => clearInterval(clock));
}

const json = (value: unknown, status = '200 OK') =>
  rawAnswer(JSON.stringify(value), ['Content-Type: application/json', 'X-Total: 1'], status);
const always = (bytes: string | Buffer) => (socket: Socket) => void socket.write(bytes);
const chunk = Buffer.from(`40000\r\n${'x'.repeat(0x40000)}\r\n`);
const gigabyte = () => {
  const member = gzipSync(Buffer.alloc(1 << 24), { level: 9 });
  return Buffer.concat(Array.from({ length: 64 }, () => member));
};

describe('a target of which nothing can be proven', { concurrent: true, timeout: LONGEST }, () => {
  const broken: [string, (socket: Socket) => void, RegExp][] = [
    ['hangs', () => {}, /took the request and said nothing within 0\.5 s/],
    [
      'drips',
      (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n', 'a'),
      /began its answer and did not end it/,
    ],
    [
      'never ends its answer',
      (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', chunk, 1),
      /more than 8388608 bytes|did not end it/,
    ],
    [
      'sends a gigabyte in a small body',
      always(rawAnswer(gigabyte(), ['Content-Encoding: gzip'])),
      /more than 8388608 bytes once decompressed|did not end it/,
    ],
    ['speaks something else', (socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n'), /is no HTTP/],
    [
      'redirects',
      always(rawAnswer('', ['Location: https://login.example/'], '302 Found')),
      /leads elsewhere, to https:\/\/login\.example\/\. Give that address as --target/,
    ],
    [
      'answers pages',
      always(rawAnswer('<!doctype html>', ['Content-Type: text/html'])),
      /answered with a web page\. Give the address of the API/,
    ],
    [
      'refuses its credentials',
      always(json({}, '401 Unauthorized')),
      /lets none of the given credentials in/,
    ],
    ['knows no path', always(json({}, '404 Not Found')), /answered with 404\. Give the address of the API/],
    ['is not up', always(json({}, '503 Service Unavailable')), /answers 503 to everything/],
    ['has enough', always(json({}, '429 Too Many Requests')), /give a lower --rate/],
  ];
  it.each(broken)('%s', async (_, answer, says) => {
    const { status, stdout, stderr } = await against(answer);
    expect(stdout).toMatch(/^Nothing proven\. /m);
    expect(stdout).toMatch(says);
    expect(stderr).not.toMatch(/ at .*\.ts:/);
    expect(status).toBe(3);
  });

  it('rejects the run for missing credentials', async () => {
    const { status, stdout } = await against(always(json({}, '401 Unauthorized')), []);
    expect(stdout).toContain('none were given. Give them with --auth.');
    expect(status).toBe(3);
  });

  it.runIf(process.env.TEST_LONG)('rejects the run for unknown credentials', async () => {
    const typed = folder.write(
      'typed.yaml',
      readFileSync(contract, 'utf8').replace('bearer: []', 'bearer: [Clerk]'),
    );
    const as = ['--contract', typed, '--auth', 'bearer=env:TOKEN', '--as', 'rita'];
    const { status, stdout } = await against(always(json({}, '401 Unauthorized')), as);
    expect(stdout).toContain("No operation is for rita: the contract's security names Clerk.");
    expect(status).toBe(3);
  });

  it('refuses the connection', async () => {
    const gone = await listening(createServer());
    await gone.close();
    const { status, stdout } = await check(gone.url);
    expect(stdout).toMatch(/refuses the connection; start the server there, or give another --target/);
    expect(status).toBe(3);
  });

  it.skipIf(spawnSync('openssl', ['version']).status !== 0)('has a self-signed certificate', async () => {
    const inside = dirname(contract);
    const [key, cert] = [join(inside, 'key.pem'), join(inside, 'cert.pem')];
    const curve = [
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-subj',
      '/CN=localhost',
    ];
    execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', key, '-out', cert], { stdio: 'pipe' });
    const files = { key: readFileSync(key), cert: readFileSync(cert) };
    const server = await listening(createHttps(files, (_, answer) => answer.end('{}')));
    const { status, stdout } = await check(`https://localhost:${server.url.port}`);
    await server.close();
    expect(stdout).toMatch(/certificate of localhost:\d+ is not to be trusted/);
    expect(status).toBe(3);
  });

  it.runIf(process.env.TEST_LONG)('dies during the run', async () => {
    const pet = { id: 'p1', name: 'Rex' };
    const server = await serveRaw((socket, count) => {
      const isOne = /^GET \/v1\/pets\//.test(server.seen.at(-1) ?? '');
      if (count >= 3) void server.close();
      else socket.write(json(isOne ? pet : [pet]));
    });
    const { status, stdout } = await check(new URL('/v1', server.url));
    expect(stdout).toContain('The run ended early: The target went down and did not come back.');
    expect(status).toBe(1);
  });
});

it('fails at every operation, each of which is reported', { timeout: LONGEST }, async () => {
  const { status, stdout } = await against(always(json({}, '500 Internal Server Error')));
  expect(stdout).toMatch(/server-error/);
  expect(status).toBe(1);
});
