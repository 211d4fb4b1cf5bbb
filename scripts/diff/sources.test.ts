import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchText } from './fetch-text.ts';
import { SourceError } from './source-error.ts';
import { readSource } from './sources.ts';

const CONTRACT = `openapi: 3.1.0
info: { title: T, version: 1.0.0 }
paths:
  /things: { get: { responses: { '200': { $ref: 'parts/answers.yaml#/responses/Thing' } } } }
`;
const ANSWERS = `responses:
  Thing:
    description: A thing.
    content: { application/json: { schema: { $ref: '../../shared/schemas.yaml#/schemas/Thing' } } }
`;
const SCHEMAS = `schemas:
  Thing:
    type: object
    properties: { name: { type: string } }
`;

let folder = '';
let before = '';
const server: { at: string; close(): void; answer: RequestListener } = { at: '', close() {}, answer() {} };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  before = process.cwd();
  process.chdir(folder);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: folder });
  mkdirSync(join(folder, 'openapi/parts'), { recursive: true });
  mkdirSync(join(folder, 'shared'));
  writeFileSync(join(folder, 'openapi/v1.yaml'), CONTRACT);
  writeFileSync(join(folder, 'openapi/parts/answers.yaml'), ANSWERS);
  writeFileSync(join(folder, 'shared/schemas.yaml'), SCHEMAS);
  writeFileSync(join(folder, 'notes.txt'), 'no contract');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-qm', 'First');
  git('tag', 'v1');
  writeFileSync(join(folder, 'shared/schemas.yaml'), SCHEMAS.replace('string', 'integer'));
  const http: Server = createServer((request, response) => server.answer(request, response));
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  server.at = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api.yaml`;
  server.close = () => {
    http.close();
    http.closeAllConnections();
  };
});

afterAll(() => {
  process.chdir(before);
  server.close();
  rmSync(folder, { recursive: true });
});

const typeIn = async (given: string) => {
  const { contract } = await readSource(given);
  return contract.document.components.schemas.Thing?.properties?.name?.type;
};

// Git is slow on a busy machine.
describe('a contract', () => {
  it.each(['v1', 'main', 'HEAD', 'v1:openapi/v1.yaml', 'git:v1:openapi/v1.yaml', 'git:main'])(
    'of the commit %s is read with all its files, as they were',
    async (given) => {
      expect(await typeIn(given)).toBe('string');
    },
  );

  it('is read from a file', async () => {
    expect(await typeIn('openapi/v1.yaml')).toBe('integer');
  });

  it('reports its files by project paths', async () => {
    const name = '/components/schemas/Thing/properties/name';
    for (const given of ['v1', 'openapi/v1.yaml']) {
      const { where } = await readSource(given);
      expect(where(name)).toEqual({ file: 'shared/schemas.yaml', line: 4, column: 19 });
    }
  });

  it('leaves nothing behind, in git or in temporary folders', async () => {
    const own = mkdtempSync(join(folder, 'temporary-'));
    const { TMPDIR } = process.env;
    const status = () => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
    const clean = status();
    process.env.TMPDIR = own;
    await readSource('v1');
    await readSource('v1:none.yaml').catch(() => undefined);
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    expect(readdirSync(own)).toEqual([]);
    expect(status()).toBe(clean);
  });

  it('is downloaded, and keeps its address', async () => {
    server.answer = (_, response) => response.end(CONTRACT.replace(/\{ \$ref.*/, '{ description: Y } } } }'));
    const { contract, where } = await readSource(server.at);
    expect(contract.operations).toHaveLength(1);
    expect(where('/info')).toMatchObject({ file: server.at, line: 2 });
  });
});

describe('an invalid source', () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

  it.each([
    ['none.yaml', /^none\.yaml is neither a file nor a commit that git knows; give a file, a branch/],
    ['v9:openapi/v1.yaml', /^v9:openapi\/v1\.yaml is neither a file nor a commit/],
    ['--help', /neither a file nor a commit/],
    ['v1:openapi/v2.yaml', /^v1 has no file openapi\/v2\.yaml; give v1:PATH/],
    ['openapi', /^openapi is a folder; give the contract's root file/],
    ['notes.txt', /^notes\.txt is no contract of OpenAPI 3/],
    ['v1:notes.txt', /^v1:notes\.txt is no contract of OpenAPI 3/],
    ['shared/schemas.yaml', /^shared\/schemas\.yaml is no contract of OpenAPI 3: "openapi" is missing/],
  ])('%s is refused with a hint', async (given, says) => {
    await expect(readSource(given)).rejects.toThrow(SourceError);
    await expect(readSource(given)).rejects.toThrow(says);
  });

  it.each([
    ['openapi: 3.1.0\npaths: [\n', /^odd\.yaml:\d:\d+: This is neither YAML nor JSON/],
    ['swagger: "1.2"\npaths: {}', /^odd\.yaml is no contract of OpenAPI 3: "openapi" is missing/],
    ['openapi: 4.0.0\npaths: {}', /^odd\.yaml is no contract of OpenAPI 3: "openapi" is "4\.0\.0"/],
    ['openapi: 3.1.0', /^odd\.yaml has no paths/],
    ['openapi: 3.1.0\npaths:\n  /x:\n', /^odd\.yaml:3:3: The path \/x holds no operations/],
    ['openapi: 3.1.0\npaths: { /x: { $ref: "y.yaml#/paths/x" } }', /^odd\.yaml:2:10: y\.yaml cannot be read/],
  ])('%j', async (text, says) => {
    write('odd.yaml', text);
    await expect(readSource('odd.yaml')).rejects.toThrow(SourceError);
    await expect(readSource('odd.yaml')).rejects.toThrow(says);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['missing', (_, response) => response.writeHead(404).end(), /answers with status 404; give an address/],
    [
      'a page',
      (_, response) => response.end('<html><body>Hi</body></html>'),
      /api\.yaml(:\d+:\d+:)? (is no contract|.*neither)/,
    ],
    ['cut off', (request) => request.socket.destroy(), /cannot be reached \(.+\); give an address/],
  ])('an address that is %s is refused', async (_name, answer, says) => {
    server.answer = answer;
    await expect(readSource(server.at)).rejects.toThrow(SourceError);
    await expect(readSource(server.at)).rejects.toThrow(says);
  });

  it('an address without a server', async () => {
    await expect(readSource('http://127.0.0.1:9/api.yaml')).rejects.toThrow(/cannot be reached \(.+\)/);
  });

  it('a download that never ends, or is very slow', async () => {
    server.answer = (_, response) => {
      response.on('error', () => undefined);
      const timer = setInterval(() => response.write('x'.repeat(100_000)), 1);
      response.on('close', () => clearInterval(timer));
    };
    await expect(fetchText(server.at, { seconds: 10, megabytes: 1 })).rejects.toThrow(/more than 1 MB/);
    server.answer = (_, response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    };
    await expect(fetchText(server.at, { seconds: 0.3, megabytes: 1 })).rejects.toThrow(
      /does not answer whole within 0\.3/,
    );
  });
});
