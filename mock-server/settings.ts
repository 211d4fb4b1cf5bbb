// What the mock can be told, and where it is told. Nothing else of the mock reads the environment for it.
import { randomBytes } from 'node:crypto';
import { SEEDS, type Seed } from './sandbox/seed/sizes.ts';

export interface Settings {
  /** The address the front door listens on. */
  host: string;
  /** Names besides `localhost` and `host` that the product is served under, as behind a proxy. */
  allowedHosts: string[];
  /** 0 means any free port. */
  port: number;
  /** False when the caller puts `handle` in front of a server of its own. */
  listen: boolean;
  /** Where sandbox and identity keep what must last. */
  dataDir: string;
  /** A PostgreSQL server's database for the sandbox's rows; undefined keeps them in the data folder. */
  databaseUrl: string | undefined;
  /** What the first start fills an empty database with. */
  seed: Seed;
  /** Off: Prism answers everything. */
  sandbox: boolean;
  /** Sign-in, and what else the identity provider's SDK calls. */
  identity: boolean;
  /** How long the provider's tokens of a browser last, in seconds; a week is what Google gives. */
  tokenSeconds: number;
  /** Where guests reach the public site; undefined for `guest.localhost` on the same port. */
  guestOrigin: string | undefined;
  /** The project of the identity provider. Only a `demo-` project takes unsigned tokens. */
  projectId: string;
  /** What the test payment service and the sandbox sign tokens of cards with; a new one at each start. */
  paymentKey: string;
  /** The contract's root file. */
  contract: string;
  /** Takes one line for a person. */
  log(line: string): void;
}

/**
 * Settings for one mock: what is given, else the environment (HOST, ALLOWED_HOSTS, PORT, DATA_DIR, DATABASE_URL,
 * PROJECT_ID, SEED, CONTRACT, TOKEN_SECONDS, GUEST_ORIGIN), else the default.
 * @throws Error with one sentence when one of them is not what it should be
 */
export function readSettings(given: Partial<Settings> = {}, env: NodeJS.ProcessEnv = process.env): Settings {
  return {
    host: given.host ?? env.HOST ?? '127.0.0.1',
    allowedHosts: given.allowedHosts ?? readHosts(env.ALLOWED_HOSTS),
    port: given.port ?? readPort(env.PORT ?? '4010'),
    listen: given.listen ?? true,
    dataDir: given.dataDir ?? env.DATA_DIR ?? 'data',
    // Also when it is given as undefined: whoever asks for a folder gets no database of the environment.
    databaseUrl: 'databaseUrl' in given ? given.databaseUrl : readDatabaseUrl(env.DATABASE_URL),
    seed: given.seed ?? readSeed(env.SEED ?? 'demo'),
    sandbox: given.sandbox ?? true,
    identity: given.identity ?? true,
    tokenSeconds: given.tokenSeconds ?? readSeconds(env.TOKEN_SECONDS ?? '604800'),
    guestOrigin: given.guestOrigin ?? readOrigin(env.GUEST_ORIGIN),
    projectId: given.projectId ?? readProjectId(env.PROJECT_ID ?? 'demo-frameside'),
    paymentKey: given.paymentKey ?? env.PAYMENT_KEY ?? randomBytes(32).toString('hex'),
    contract: given.contract ?? env.CONTRACT ?? 'openapi/v1.yaml',
    log: given.log ?? ((line) => console.error(line)),
  };
}

/** Why a server could not listen, in a sentence that names the setting. */
export function listenFailure({ code, message }: NodeJS.ErrnoException, { host, port }: Settings): Error {
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken by another program; set PORT to a free one.`);
  if (code === 'EACCES')
    return new Error(`Port ${port} may not be used (${message}); set PORT to another one.`);
  return new Error(`HOST is "${host}", where this machine cannot listen (${message}); set it to 127.0.0.1.`);
}

function readSeed(text: string): Seed {
  const seed = SEEDS.find((one) => one === text);
  if (seed === undefined) throw new Error(`SEED is "${text}"; set it to ${SEEDS.join(', ')}.`);
  return seed;
}

/** As the identity provider has them. It becomes a part of addresses. */
function readProjectId(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{2,62}$/.test(text)) {
    throw new Error(`PROJECT_ID is "${text}"; set it to an id of small letters, digits and hyphens.`);
  }
  return text;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Error(`PORT is "${text}"; set it to a number from 0 to 65535.`);
  }
  return port;
}

function readSeconds(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new Error(`TOKEN_SECONDS is "${text}"; set it to a whole number of seconds, at least 1.`);
  }
  return Number(text);
}

function readHosts(text = ''): string[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  const wrong = names.find((name) => !/^[a-z0-9.-]+$/i.test(name));
  if (wrong !== undefined) {
    throw new Error(`ALLOWED_HOSTS has "${wrong}"; write host names without port, separated by commas.`);
  }
  return names;
}

function readOrigin(text = ''): string | undefined {
  if (text === '') return undefined;
  if (!/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text) {
    throw new Error(`GUEST_ORIGIN is "${text}"; set it to an origin like https://photos.example.`);
  }
  return text;
}

/** What is wrong is not quoted: there is a password in it. */
function readDatabaseUrl(text = ''): string | undefined {
  if (text === '') return undefined;
  if (!/^postgres(ql)?:\/\/./.test(text) || !URL.canParse(text)) {
    throw new Error(
      'DATABASE_URL is not a database URL; set it to postgres://user:password@host:5432/database.',
    );
  }
  return text;
}
