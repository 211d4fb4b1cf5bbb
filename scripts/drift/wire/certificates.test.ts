import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttp } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listening } from './raw-server.ts';
import { createSender } from './sender.ts';

const withoutOpenssl = spawnSync('openssl', ['version']).status !== 0;
const folder = mkdtempSync(join(tmpdir(), 'certificates-'));
afterAll(() => rmSync(folder, { recursive: true }));

const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of toClose.splice(0).reverse()) await close();
});

/** The result of a GET over https, under a name of this machine. */
async function get(server: Server, host = 'localhost') {
  const { url, close } = await listening(server);
  const target = new URL(`https://${host}:${url.port}`);
  const sender = createSender({ target, timeoutMs: 1500, signal: new AbortController().signal });
  toClose.push(close, sender.close);
  return sender.send({ method: 'GET', target: '/', headers: {} });
}

describe.skipIf(withoutOpenssl)('a certificate (skipped without openssl, which makes one)', () => {
  let key = '';
  let cert = '';
  beforeAll(() => {
    const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const files = ['-keyout', keyFile, '-out', certFile];
    execFileSync('openssl', ['req', '-x509', '-days', '2', ...curve, ...names, ...files], { stdio: 'pipe' });
    key = readFileSync(keyFile, 'utf8');
    cert = readFileSync(certFile, 'utf8');
  });
  const secure = () => createHttps({ key, cert }, (_, answer) => answer.end('ok'));

  it('is not trusted if self-signed, and the message names the issuer', async () => {
    expect(await get(secure())).toMatchObject({
      failure: 'certificate',
      says: expect.stringMatching(
        /^The certificate of localhost:\d+ is not to be trusted: self-signed certificate/,
      ),
    });
  });

  it('is checked even if the environment disables checks', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    expect(await get(secure())).toMatchObject({ failure: 'certificate' });
  });

  it('is required from the client', async () => {
    const known = getCACertificates('default');
    setDefaultCACertificates([...known, cert]);
    try {
      for (const maxVersion of ['TLSv1.2', 'TLSv1.3'] as const) {
        const strict = { key, cert, ca: cert, requestCert: true, maxVersion };
        expect(await get(createHttps(strict, (_, answer) => answer.end('ok')))).toMatchObject({
          failure: 'broken',
          says: expect.stringMatching(/broke TLS off .* certificate of the client/),
        });
      }
    } finally {
      setDefaultCACertificates(known);
    }
  });

  it('of a known authority is trusted, but only for its own name', async () => {
    const known = getCACertificates('default');
    setDefaultCACertificates([...known, cert]);
    try {
      expect(await get(secure())).toMatchObject({ status: 200 });
      expect(await get(secure(), 'other.localhost')).toMatchObject({
        failure: 'certificate',
        says: expect.stringContaining('other.localhost'),
      });
    } finally {
      setDefaultCACertificates(known);
    }
  });
});

describe('a target that should speak TLS', () => {
  it('speaks plain HTTP', async () => {
    expect(await get(createHttp((_, answer) => answer.end('ok')))).toMatchObject({
      failure: 'broken',
      says: expect.stringMatching(/does not speak TLS .*http:\/\//),
    });
  });

  it('takes the connection and says nothing', async () => {
    expect(await get(createServer())).toMatchObject({
      failure: 'timeout',
      says: expect.stringContaining('did not begin TLS within 1.5 s'),
    });
  });
});
