import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openInstallations } from './installations.ts';
import { Refused } from './replies.ts';

const APP = '1:1:web:1';
const fidOf = (n: number) => `c${n.toString().padStart(21, '0')}`;

let folder: string;
let file: string;
let logged: string[];
let now: number;
const open = (tokenSeconds = 60) =>
  openInstallations({ file, tokenSeconds, log: (line) => logged.push(line), now: () => now });
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installations-'));
  file = join(folder, 'installations.json');
  logged = [];
  now = Date.parse('2026-09-01T12:00:00Z');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a token is valid until its last second, also after a restart', async () => {
  const { authToken } = await open().register(fidOf(1), APP);
  const restarted = open();
  now += 59_000;
  await restarted.check(fidOf(1), APP, authToken.token);
  now += 1000;
  await expect(restarted.check(fidOf(1), APP, authToken.token)).rejects.toThrow(Refused);
});

test('stores concurrent registrations completely', async () => {
  const installations = open();
  await Promise.all([...Array(30).keys()].map((n) => installations.register(fidOf(n), APP)));
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toHaveLength(30);
  expect(readdirSync(folder)).toEqual(['installations.json']);
});

test('only one of two concurrent registrations gets the id', async () => {
  const installations = open();
  const both = await Promise.allSettled([1, 1].map((n) => installations.register(fidOf(n), APP)));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('reports an unreadable file, and starts a new one', async () => {
  writeFileSync(file, '{"c":');
  const installations = open();
  expect(logged).toEqual([expect.stringContaining('every browser has to register again')]);
  await installations.register(fidOf(1), APP);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual([fidOf(1)]);
});

test('refuses an unsigned token', async () => {
  const installations = open();
  await installations.register(fidOf(1), APP);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg: 'none' })}.${part({ fid: fidOf(1), appId: APP })}.`;
  await expect(installations.check(fidOf(1), APP, unsigned)).rejects.toThrow(Refused);
});
