// The settings of the mock and their sources. No other module of the mock reads them from the
// environment.
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { LOG_FORMATS, logIn, logRequestsIn } from './log-format.ts';
import type { RequestEntry } from './request-log.ts';
import { SEEDS, type Seed } from './sandbox/seed/sizes.ts';

export interface Settings {
  /** The address on which the front door listens. */
  host: string;
  /** Other host names of the product besides `localhost` and `host`, as behind a proxy. */
  allowedHosts: string[];
  /** The address of a proxy in front, whose X-Forwarded-For and X-Forwarded-Proto tell about the clients. */
  trustedProxy: string | undefined;
  /** 0 means any free port. */
  port: number;
  /** False when the caller mounts `handle` in another server. */
  listen: boolean;
  /** The folder for the data of sandbox and identity. */
  dataDir: string;
  /** A PostgreSQL database for the sandbox's rows; undefined keeps them in the data folder. */
  databaseUrl: string | undefined;
  /** A bucket of an S3-compatible store for the files; undefined keeps them in the data folder. */
  filesUrl: string | undefined;
  /** The data with which the first start fills an empty database. */
  seed: Seed;
  /** Whether the booths of the demo data report, so that they stay online. */
  demoBooths: boolean;
  /** If disabled, Prism answers all requests. */
  sandbox: boolean;
  /** Sign-in, and the other services of the identity provider's SDK. */
  identity: boolean;
  /** Lifetime of the provider's browser tokens in seconds; Google's is a week. */
  tokenSeconds: number;
  /** The public site's origin; undefined for `guest.localhost` on the same port. */
  guestOrigin: string | undefined;
  /** The identity provider's project. Only a `demo-` project accepts unsigned tokens. */
  projectId: string;
  /**
   * The signing key of card tokens for the test payment service and the sandbox; random at each
   * start.
   */
  paymentKey: string;
  /** The contract's root file. */
  contract: string;
  /** Logs one line. */
  log(line: string): void;
  /** Logs a request; undefined if requests are not logged. */
  logRequest: ((entry: RequestEntry) => void) | undefined;
  /** Who sends it as a bearer token may read the metrics; undefined if there are none. */
  metricsToken: string | undefined;
}

/**
 * Settings for one mock: given values, else the environment (HOST, ALLOWED_HOSTS, TRUSTED_PROXY, PORT,
 * DATA_DIR, DATABASE_URL, PROJECT_ID, SEED, DEMO_BOOTHS, CONTRACT, TOKEN_SECONDS, GUEST_ORIGIN, FILES_URL, LOG_FORMAT, METRICS_TOKEN),
 * else defaults.
 * @throws Error with one sentence for an invalid setting
 */
export function readSettings(given: Partial<Settings> = {}, env: NodeJS.ProcessEnv = process.env): Settings {
  const logFormat = readLogFormat(env.LOG_FORMAT ?? 'text');
  return {
    host: given.host ?? env.HOST ?? '127.0.0.1',
    allowedHosts: given.allowedHosts ?? readHosts(env.ALLOWED_HOSTS),
    trustedProxy: given.trustedProxy ?? readProxy(env.TRUSTED_PROXY),
    port: given.port ?? readPort(env.PORT ?? '4010'),
    listen: given.listen ?? true,
    dataDir: given.dataDir ?? env.DATA_DIR ?? 'data',
    // An explicit undefined disables the environment's database, so that a given folder is used.
    databaseUrl: 'databaseUrl' in given ? given.databaseUrl : readDatabaseUrl(env.DATABASE_URL),
    filesUrl: 'filesUrl' in given ? given.filesUrl : readFilesUrl(env.FILES_URL),
    seed: given.seed ?? readSeed(env.SEED ?? 'demo'),
    demoBooths: given.demoBooths ?? env.DEMO_BOOTHS === 'true',
    sandbox: given.sandbox ?? true,
    identity: given.identity ?? true,
    tokenSeconds: given.tokenSeconds ?? readSeconds(env.TOKEN_SECONDS ?? '604800'),
    guestOrigin: given.guestOrigin ?? readOrigin(env.GUEST_ORIGIN),
    projectId: given.projectId ?? readProjectId(env.PROJECT_ID ?? 'demo-frameside'),
    paymentKey: given.paymentKey ?? env.PAYMENT_KEY ?? randomBytes(32).toString('hex'),
    contract: given.contract ?? env.CONTRACT ?? 'openapi/v1.yaml',
    log: given.log ?? logIn(logFormat),
    logRequest: given.logRequest ?? logRequestsIn(logFormat),
    metricsToken: given.metricsToken ?? readMetricsToken(env.METRICS_TOKEN),
  };
}

/** Why a server could not listen, in a sentence naming the setting. */
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

function readLogFormat(text: string) {
  const format = LOG_FORMATS.find((one) => one === text);
  if (format === undefined)
    throw new Error(`LOG_FORMAT is "${text}"; set it to ${LOG_FORMATS.join(' or ')}.`);
  return format;
}

/** The error does not quote the value, because it is a secret. */
function readMetricsToken(text = ''): string | undefined {
  if (text === '') return undefined;
  if (!/^[\w.~+/=-]{16,}$/.test(text)) {
    throw new Error('METRICS_TOKEN is too easy to guess; set it to 16 or more letters and digits.');
  }
  return text;
}

/** In the identity provider's format, because it becomes part of URLs. */
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

function readProxy(text = ''): string | undefined {
  if (text === '') return undefined;
  if (!isIP(text)) throw new Error(`TRUSTED_PROXY is "${text}"; set it to the proxy's IP address.`);
  return text;
}

function readOrigin(text = ''): string | undefined {
  if (text === '') return undefined;
  if (!/^https?:/.test(text) || !URL.canParse(text) || new URL(text).origin !== text) {
    throw new Error(`GUEST_ORIGIN is "${text}"; set it to an origin like https://photos.example.`);
  }
  return text;
}

/** The error does not quote the value, because it contains a password. */
function readDatabaseUrl(text = ''): string | undefined {
  if (text === '') return undefined;
  if (!/^postgres(ql)?:\/\/./.test(text) || !URL.canParse(text)) {
    throw new Error(
      'DATABASE_URL is not a database URL; set it to postgres://user:password@host:5432/database.',
    );
  }
  return text;
}

export function readFilesUrl(text = ''): string | undefined {
  if (text === '') return undefined;
  if (!/^s3:\/\/[a-z0-9][a-z0-9.-]{2,62}(\/[\w.-]+)*$/.test(text))
    throw new Error(`FILES_URL is "${text}"; set it to s3://bucket or s3://bucket/folder.`);
  return text;
}
