// The registered browsers and their tokens. They survive a restart, because a browser uses its
// token for a week without asking for a new one; a mock that had forgotten it would refuse the
// configuration for that long. The SDK registers again only when a token request gets a 404.
import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { errors, jwtVerify, SignJWT } from 'jose';
import { createSerial } from '../sandbox/serial.ts';
import { notFound, Refused } from './replies.ts';
import { writeWhole } from './whole-file.ts';

/** A token in the SDK's format. */
export interface Token {
  token: string;
  /** `604800s` */
  expiresIn: string;
}

export interface Installations {
  /** Stores the browser before it responds. @throws Refused 409 when the id is taken */
  register(fid: string, appId: string): Promise<{ refreshToken: string; authToken: Token }>;
  /** @throws Refused 404 for an unknown id, 401 for the wrong refresh token */
  token(fid: string, refreshToken: string): Promise<Token>;
  /** Deletes the installation and its tokens. @throws Refused as `token` */
  remove(fid: string, refreshToken: string): Promise<void>;
  /** @throws Refused 401 unless the token belongs to this browser and app, and has not expired */
  check(fid: string, appId: string, token: string): Promise<void>;
}

interface Plan {
  file: string;
  /** Lifetime of a token in seconds. */
  tokenSeconds: number;
  log(line: string): void;
  /** Milliseconds since 1970; for tests. */
  now?(): number;
}

interface Installation {
  appId: string;
  refreshToken: string;
}

/**
 * Each test's browser is an installation; the oldest are deleted, as Google deletes inactive ones.
 */
const KEPT = 10_000;

export function openInstallations({ file, tokenSeconds, log, now = Date.now }: Plan): Installations {
  const known = load(file, log);
  const alone = createSerial();

  /** Changes the memory and the file: both or neither. */
  const change = (fid: string, to: Installation | undefined) => {
    const before = known.get(fid);
    set(known, fid, to);
    const text = () => JSON.stringify(Object.fromEntries([...known].slice(-KEPT)), null, 2);
    return alone(() => writeWhole(file, text())).catch((error: Error) => {
      set(known, fid, before);
      throw error;
    });
  };

  const entitled = (fid: string, refreshToken: string): Installation => {
    const installation = known.get(fid);
    if (!installation) throw notFound();
    if (installation.refreshToken !== refreshToken) {
      throw new Refused(401, 'The refresh token is not the one of this installation.');
    }
    return installation;
  };

  // Signed with the installation's secret: deleting the installation invalidates the token.
  const issue = async (fid: string, { appId, refreshToken }: Installation): Promise<Token> => {
    const seconds = Math.floor(now() / 1000);
    const token = await new SignJWT({ fid, appId })
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(randomUUID())
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + tokenSeconds)
      .sign(Buffer.from(refreshToken));
    return { token, expiresIn: `${tokenSeconds}s` };
  };

  return {
    async register(fid, appId) {
      if (known.has(fid)) throw new Refused(409, 'Requested entity already exists.');
      const installation = { appId, refreshToken: `3_${randomBytes(32).toString('base64url')}` };
      await change(fid, installation);
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      return { refreshToken: installation.refreshToken, authToken: await issue(fid, installation) };
    },

    token: async (fid, refreshToken) => issue(fid, entitled(fid, refreshToken)),

    async remove(fid, refreshToken) {
      entitled(fid, refreshToken);
      await change(fid, undefined);
    },

    async check(fid, appId, token) {
      const installation = known.get(fid);
      if (installation?.appId !== appId) throw new Refused(401, 'This installation does not exist.');
      const secret = Buffer.from(installation.refreshToken);
      await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: new Date(now()) }).catch(
        (error: Error) => {
          if (!(error instanceof errors.JOSEError)) throw error;
          const why = error instanceof errors.JWTExpired ? 'has expired' : 'is not one of this installation';
          throw new Refused(401, `The installation token ${why}.`);
        },
      );
    },
  };
}

function set<K, V>(map: Map<K, V>, key: K, value: V | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}

function load(file: string, log: (line: string) => void): Map<string, Installation> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Map();
    throw error;
  }
  try {
    const found = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return new Map(found.filter((entry): entry is [string, Installation] => isInstallation(entry[1])));
  } catch (error) {
    log(`${file} cannot be read, so every browser has to register again. ${(error as Error).message}`);
    return new Map();
  }
}

const isInstallation = (value: unknown): value is Installation =>
  typeof value === 'object' &&
  value !== null &&
  'appId' in value &&
  'refreshToken' in value &&
  typeof value.appId === 'string' &&
  typeof value.refreshToken === 'string';
