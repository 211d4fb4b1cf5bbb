import { Buffer } from 'node:buffer';
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireRequest } from '../../contract/cases/http.ts';
import { Credential, type CredentialPart } from '../auth/credential.ts';
import { curlOf } from './curl.ts';
import { type RawServer, rawAnswer, serveRaw } from './raw-server.ts';
import { createSender } from './sender.ts';

const run = promisify(execFile);
const withoutCurl = spawnSync('curl', ['--version']).status !== 0;

let server: RawServer;
beforeAll(async () => {
  server = await serveRaw((socket) => socket.end(rawAnswer('')));
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

/** Headers that only identify the client. */
const OF_THE_SENDER = ['host', 'connection', 'accept', 'accept-encoding', 'user-agent'];

/** A received request: its first line, sorted headers and body. */
function readSeen(text = '') {
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [line, ...lines] = head.split('\r\n');
  const headers = lines
    .map((each) => each.replace(/^[^:]+/, (name) => name.toLowerCase()).trimEnd())
    .filter((each) => !OF_THE_SENDER.includes(each.split(':')[0] ?? ''));
  return { line, headers: headers.sort(), body: body.join('\r\n\r\n') };
}

/** Sends the request both ways and returns the command line and both received requests. */
async function both(wire: WireRequest, parts: CredentialPart[] = []) {
  const target = new URL(`${server.url.origin}/api/`);
  const credential = new Credential(parts);
  const sender = createSender({ target, signal: new AbortController().signal });
  const outcome = await sender.send(wire, credential.share());
  await sender.close();
  expect(outcome).toMatchObject({ status: 200 });
  const line = curlOf(wire, target, credential);
  const env = { ...process.env, ...Object.fromEntries(parts.map(({ env: name, value }) => [name, value])) };
  for (const { value } of parts) expect(line).not.toContain(value);
  await run('sh', ['-c', line], { env });
  const [sent, replayed] = server.seen.map(readSeen);
  return { line, sent, replayed };
}

const wire = (given: Partial<WireRequest>): WireRequest => ({
  method: 'GET',
  target: '/pets',
  headers: {},
  ...given,
});
const json = { 'content-type': 'application/json' };
const every = Buffer.from(Array.from({ length: 256 }, (_, i) => i));

describe.skipIf(withoutCurl)('the command line (skipped without curl, which runs it)', () => {
  it.each<[string, Partial<WireRequest>]>([
    ['a GET', {}],
    ['a query', { target: "/pets?name=O'Neil&a[]=1&b={x}&c=$HOME&d=`id`&e=%20&f=!" }],
    ['a broken escape', { target: '/pets/%zz?q=%&r=%E4' }],
    ['dots', { target: '/a/../b/./c/..' }],
    ['a double slash', { target: '//pets//' }],
    ['what is no URL', { target: '/pets/a#b"c<d>\\e|f^g\xe4?q=#' }],
    ['a HEAD', { method: 'HEAD' }],
    ['a DELETE', { method: 'DELETE' }],
    ['a DELETE with a body', { method: 'DELETE', headers: json, body: Buffer.from('{}') }],
    ['a custom method', { method: 'BREW' }],
    ['a POST without a body', { method: 'POST' }],
    ['an empty body', { method: 'POST', headers: json, body: Buffer.alloc(0) }],
    ['JSON', { method: 'POST', headers: json, body: Buffer.from(`{"a":"it's ö $HOME \\" \\\\ \`id\` %s"}`) }],
    ['a GET with a body', { headers: json, body: Buffer.from('{}') }],
    ['a body like the name of a file', { method: 'PUT', headers: json, body: Buffer.from('@/etc/hostname') }],
    ['a body without a type', { method: 'PUT', body: Buffer.from('-n\nline\r\n') }],
    ['every byte', { method: 'PATCH', headers: { 'content-type': 'image/png' }, body: every }],
    ['dashes and percents', { method: 'POST', headers: json, body: Buffer.from('--%d\\n\n%') }],
    ['what cannot be seen', { method: 'POST', headers: json, body: Buffer.from('a\u202eb\u2028c\ufeff') }],
    [
      'odd headers',
      { headers: { 'X-Quote': `it's "$HOME"`, 'X-Latin': 'M\xfcller', 'X-Empty': '', 'X-Utf': '\xc3\xa4' } },
    ],
  ])('repeats %s', async (_, given) => {
    const { line, sent, replayed } = await both(wire(given));
    expect(replayed, line).toEqual(sent);
  });

  it('uses variable names for secrets', async () => {
    const own = wire({ target: '/pets?a=1', headers: { Cookie: 'c=$1', authorization: 'Bearer own' } });
    const part = (kind: CredentialPart['kind'], name: string, value: string): CredentialPart => ({
      kind,
      name,
      value,
      env: `SECRET_${name.toUpperCase()}`,
    });
    const parts = [
      part('bearer', 'Authorization', 'secret "$HOME" `id`'),
      part('header', 'Key', "it's"),
      part('query', 'token', 'plain-secret'),
      part('cookie', 'session', 'secret$'),
    ];
    const { line, sent, replayed } = await both(own, parts);
    expect(replayed, line).toEqual(sent);
    expect(line).toContain('-H "Authorization: Bearer $SECRET_AUTHORIZATION"');
    expect(line).toContain('/api/pets?a=1&token=$SECRET_TOKEN"');
  });

  it('passes a login as curl expects it', async () => {
    const login: CredentialPart = {
      kind: 'basic',
      name: 'Authorization',
      env: 'LOGIN',
      value: 'user:pass word',
    };
    const { line, sent, replayed } = await both(wire({}), [login]);
    expect(replayed, line).toEqual(sent);
    expect(line).toContain('curl -i -u "$LOGIN" http://');
  });

  it('escapes a secret in a query if needed', async () => {
    const key: CredentialPart = { kind: 'query', name: 'key', env: 'KEY', value: 'a&b=ö/#' };
    const { line, sent, replayed } = await both(wire({ target: '/pets?a=1' }), [key]);
    const textOf = (text = '') => new URL(text.split(' ')[1] ?? '', 'http://x').searchParams.get('key');
    expect([textOf(sent?.line), textOf(replayed?.line)], line).toEqual([key.value, key.value]);
  });
});

it('passes a large body on standard input', () => {
  const large = wire({ method: 'POST', headers: json, body: Buffer.alloc(5000, 'x') });
  expect(curlOf(large, new URL('http://localhost/v1'))).toBe(
    "curl -i -H 'content-type: application/json' --data-binary @- http://localhost/v1/pets" +
      ' # give its body, 5000 bytes, on standard input',
  );
});
