// Runs the command with invalid contracts: it reports what is wrong and where, and never as drift.
import { afterAll, expect, it } from 'vitest';
import { contractFaults } from '../../contract/faults.ts';
import { createFolder } from '../har/har-testing.ts';
import { rawAnswer, serveRaw } from '../wire/raw-server.ts';
import { drift } from './command-testing.ts';

const folder = createFolder();
afterAll(folder.remove);

const HEAD = "openapi: 3.1.0\ninfo: { title: Sample, version: '1' }\n";
const answering = (responses: string) => `${HEAD}paths: { /things: { get: { responses: ${responses} } } }\n`;

async function ended(name: string, text: string, ...more: string[]) {
  const body = rawAnswer('{}', ['Content-Type: application/json']);
  const server = await serveRaw((socket) => void socket.write(body));
  try {
    const contract = folder.write(name, text);
    return await drift(['--contract', contract, '--target', `${server.url}`, ...more]);
  } finally {
    await server.close();
  }
}

const BROKEN = [
  ['of another version', HEAD.replace('3.1.0', '4.0.0'), /no contract of OpenAPI 3: "openapi" is "4\.0\.0"/],
  ['that is nothing', '', /"openapi" is missing/],
  [
    'whose pattern is none',
    answering(
      "{ '200': { description: A., content: { text/plain: { schema: { type: string, pattern: '[' } } } } }",
    ),
    /:3:\d+: \[ is no regular expression/,
  ],
  ['that is no OpenAPI', answering('null'), /no valid OpenAPI:\n.*:3:\d+: Expected type `Responses`/],
] as const;

it.concurrent.each(process.env.TEST_LONG ? BROKEN : BROKEN.slice(0, 3))(
  'reports the location of %s',
  async (name, text, says) => {
    const { status, stdout, stderr } = await ended(`${name}.yaml`, text);
    expect(stderr).toMatch(says);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  },
  60_000,
);

it('proves nothing for a contract without operations', async () => {
  const { status, stdout } = await ended('empty.yaml', HEAD);
  expect(stdout).toMatch(/^Nothing proven\. No operation of the contract may be called in read mode\./m);
  expect(status).toBe(3);
}, 60_000);

it('accepts a valid contract', async () => {
  const file = folder.write('sound.yaml', answering("{ '200': { description: A. } }"));
  expect(await contractFaults(file)).toEqual([]);
}, 60_000);
