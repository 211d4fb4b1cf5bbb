import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { UnsecuredJWT } from 'jose';

export interface BenchedMock {
  /** Through the front door: `http://127.0.0.1:1234/api/v1`. */
  api: string;
  /** The sandbox itself, without the door and what it remembers. */
  sandbox: string;
  /** Prism itself. */
  prism: string;
  pid: number;
  dataDir: string;
  /** What has stopped stays so. */
  stop(): Promise<void>;
}

/** Starts a mock on a data folder that has been seeded. */
export async function startBenchedMock(dataDir: string): Promise<BenchedMock> {
  const child = fork(new URL('mock-process.ts', import.meta.url), [], {
    env: { ...process.env, DATA_DIR: dataDir, PROJECT_ID: PROJECT, HOST: '127.0.0.1' },
    execArgv: [],
  });
  const started = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const said = started[0] as { api: string; ports: { sandbox: number; prism: number } } | number;
  if (typeof said === 'number') throw new Error(`The mock did not start (${said}).`);
  return {
    api: said.api,
    sandbox: `http://127.0.0.1:${said.ports.sandbox}/v1`,
    prism: `http://127.0.0.1:${said.ports.prism}`,
    pid: child.pid ?? 0,
    dataDir,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const PROJECT = 'demo-bench';

/** A token of the salon's owner, good for a day; a minute old, because a machine's clock may be set back meanwhile. */
export function ownerToken(sub = 'owner-beauty'): string {
  const now = Math.floor(Date.now() / 1000) - 60;
  return new UnsecuredJWT({ auth_time: now, user_type: 0, account: sub })
    .setSubject(sub)
    .setIssuer(`https://securetoken.google.com/${PROJECT}`)
    .setAudience(PROJECT)
    .setIssuedAt(now)
    .setExpirationTime(now + 86_400)
    .encode();
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * One request over a connection that is kept.
 * @throws Error for any answer but 200: what fails is fast and means nothing
 */
export function ask(
  url: string,
  options: { method?: string; json?: unknown; token?: string } = {},
): Promise<string> {
  const body = options.json === undefined ? undefined : JSON.stringify(options.json);
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${options.token ?? TOKEN}`,
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const asked = request(url, { method: options.method ?? 'GET', agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${answer.statusCode}: ${text.slice(0, 300)}`));
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const TOKEN = ownerToken();
