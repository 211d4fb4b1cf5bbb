// Parses the command line of `npm run drift`.
import { parseArgs } from 'node:util';
import { FORMATS, type Format } from '../../report/report.ts';
import { UsageError } from '../../report/usage-error.ts';
import type { Credential } from '../auth/credential.ts';
import { type DriftKind, KINDS } from '../findings/kinds.ts';
import { defaultPace, guardHost, guardSharedWrites, readTarget } from '../wire/target.ts';
import { readCredentials } from './auth-options.ts';
import { nearest } from './usage.ts';

/** Options for a live target. */
export interface LiveOptions {
  target: URL;
  mode: 'read' | 'write';
  /** The main credential first; may be empty. */
  credentials: Credential[];
  /** Maximum requests per second; undefined for no limit. */
  rate: number | undefined;
  /** Maximum number of requests; undefined for no limit. */
  budget: number | undefined;
  /** Timeout for one whole response. */
  timeoutMs: number;
  /** Whether existing data is changed and restored. */
  allowSharedWrites: boolean;
  /** Whether several writes may be in flight at once. */
  parallel: boolean;
  /** Random cases per operation. */
  fuzz: number;
  seed: number;
}

export interface DriftOptions {
  /** Path or address of the contract. */
  contract: string;
  /** Where responses come from: a live target or a recording. */
  source: { live: LiveOptions } | { har: string };
  /** operationIds; undefined for all. */
  only: string[] | undefined;
  /** operationIds that are never called. */
  skip: string[];
  /** Minimum percentage of operations to reach; undefined for any. */
  minCoverage: number | undefined;
  failOn: 'error' | 'warning';
  baseline: string | undefined;
  /** Where all findings are written as accepted ones. */
  writeBaseline: string | undefined;
  /** The kinds of findings that are looked for; undefined for all. */
  kinds: ReadonlySet<DriftKind> | undefined;
  /** Whether the report shows each finding instead of each cause. */
  isVerbose: boolean;
  format: Format;
  /** Report file; undefined for standard output. */
  out: string | undefined;
}

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });

/** Single options with a value. */
const TEXTS = [
  ...['target', 'contract', 'mode', 'only', 'skip', 'confirm-host', 'har'],
  ...['rate', 'budget', 'timeout', 'fuzz', 'seed', 'min-coverage'],
  ...['checks', 'exclude-checks', 'fail-on', 'baseline', 'write-baseline', 'format', 'out'],
];
/** Options without a value. */
const SWITCHES = ['allow-shared-writes', 'parallel', 'verbose'];
const KNOWN = [...TEXTS, ...SWITCHES, 'auth', 'as', 'help'];
/** Options for sending requests, which recorded traffic does not do. */
const OF_SENDING = [
  'mode',
  'rate',
  'budget',
  'confirm-host',
  'fuzz',
  'seed',
  'timeout',
  'auth',
  'as',
  'allow-shared-writes',
  'parallel',
];

interface Given {
  texts: Map<string, string>;
  auths: { option: 'auth' | 'as'; text: string }[];
}

/**
 * @throws UsageError
 * @returns `help` if requested
 */
export function readOptions(args: string[], env: Record<string, string | undefined>): DriftOptions | 'help' {
  const given = parse(args);
  if (given === 'help') return 'help';
  const { texts } = given;
  return {
    contract: readFile(texts, 'contract') ?? 'openapi/v1.yaml',
    source: readSource(given, env),
    only: readIds(texts, 'only'),
    skip: readIds(texts, 'skip') ?? [],
    minCoverage: readNumber(texts, 'min-coverage', { least: 0, most: 100 }),
    failOn: readWord(texts, 'fail-on', ['error', 'warning']),
    baseline: readFile(texts, 'baseline'),
    writeBaseline: readFile(texts, 'write-baseline'),
    kinds: readKinds(texts),
    isVerbose: texts.has('verbose'),
    format: readWord(texts, 'format', FORMATS),
    out: readFile(texts, 'out'),
  };
}

function parse(args: string[]): Given | 'help' {
  const text = { type: 'string', multiple: true } as const;
  const options = Object.fromEntries([...TEXTS, 'auth', 'as'].map((name) => [name, text]));
  const { tokens } = parseArgs({
    args,
    options: {
      ...options,
      ...Object.fromEntries(SWITCHES.map((name) => [name, { type: 'boolean' } as const])),
      help: { type: 'boolean', short: 'h' },
    },
    // Node's own messages give unrelated advice and may repeat a secret.
    strict: false,
    tokens: true,
  });
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return 'help';
  const given: Given = { texts: new Map(), auths: [] };
  for (const token of tokens) {
    if (token.kind === 'positional') {
      const before = /^https?:/.test(token.value) ? '--target' : 'its name, like --only,';
      throw new UsageError(`Argument ${token.index + 1} belongs to no option; give ${before} before it.`);
    }
    if (token.kind === 'option') take(given, token);
  }
  return given;
}

function take(
  { texts, auths }: Given,
  { name, rawName, value }: { name: string; rawName: string; value?: string | undefined },
): void {
  if (!KNOWN.includes(name)) {
    const near = nearest(name, KNOWN);
    throw new UsageError(
      `There is no option ${rawName}; ${near === undefined ? '--help shows all' : `--${near} is the nearest`}.`,
    );
  }
  if (SWITCHES.includes(name)) {
    if (value !== undefined) throw new UsageError(`--${name} takes no value; give it alone.`);
    texts.set(name, '');
    return;
  }
  // Node would take the next option as the value; a negative number is a value, though an invalid one.
  if (value === undefined || value === '' || value.startsWith('--')) {
    throw new UsageError(`--${name} has no value; give one after it.`);
  }
  if (name === 'auth' || name === 'as') {
    auths.push({ option: name, text: value });
  } else {
    if (texts.has(name)) throw new UsageError(`--${name} is given twice; give it once.`);
    texts.set(name, value);
  }
}

function readSource(
  { texts, auths }: Given,
  env: Record<string, string | undefined>,
): DriftOptions['source'] {
  const har = readFile(texts, 'har');
  const address = texts.get('target');
  if (har !== undefined) {
    if (address !== undefined) {
      throw new UsageError(
        '--har judges recorded traffic and asks no target; give --har or --target, not both.',
      );
    }
    const idle = OF_SENDING.find((name) => texts.has(name) || auths.some(({ option }) => option === name));
    if (idle !== undefined) {
      throw new UsageError(`--har sends nothing, so --${idle} means nothing; give one of them.`);
    }
    return { har };
  }
  if (address === undefined) {
    throw new UsageError(
      '--target is missing; give the address of the backend, like --target http://localhost:8080/v1.',
    );
  }
  const target = readTarget(address);
  const mode = readWord(texts, 'mode', ['read', 'write']);
  guardHost(target, mode, texts.get('confirm-host'));
  const allowSharedWrites = texts.has('allow-shared-writes');
  if (allowSharedWrites) guardSharedWrites(target, mode);
  const seconds = readNumber(texts, 'timeout', { least: 0.1, most: 600 }) ?? 10;
  return {
    live: {
      target,
      mode,
      credentials: readCredentials(auths, env),
      rate: readNumber(texts, 'rate', { least: 0.01, most: 10_000 }) ?? defaultPace(target),
      budget: readNumber(texts, 'budget', { least: 1, most: 1e9, whole: true }),
      timeoutMs: seconds * 1000,
      allowSharedWrites,
      parallel: texts.has('parallel'),
      fuzz: readNumber(texts, 'fuzz', { least: 0, most: 100_000, whole: true }) ?? 0,
      seed: readNumber(texts, 'seed', { least: 0, most: 2 ** 31 - 1, whole: true }) ?? 1,
    },
  };
}

function readNumber(
  texts: Map<string, string>,
  name: string,
  { least, most, whole = false }: { least: number; most: number; whole?: boolean },
): number | undefined {
  const text = texts.get(name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!(whole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) || number < least || number > most) {
    throw new UsageError(
      `--${name} is "${text}"; give a ${whole ? 'whole ' : ''}number from ${least} to ${most}.`,
    );
  }
  return number;
}

/** @param words the first is the default */
function readWord<Word extends string>(
  texts: Map<string, string>,
  name: string,
  words: readonly [Word, ...Word[]],
): Word {
  const text = texts.get(name) ?? words[0];
  const word = words.find((one) => one === text);
  if (word === undefined) {
    throw new UsageError(`--${name} is "${text}"; give ${LIST.format(words)}.`);
  }
  return word;
}

function readFile(texts: Map<string, string>, name: string): string | undefined {
  const file = texts.get(name);
  if (file?.trim() === '') throw new UsageError(`--${name} has no name; give that of a file.`);
  return file;
}

function readIds(texts: Map<string, string>, name: string): string[] | undefined {
  const text = texts.get(name);
  const ids = text?.split(',').map((id) => id.trim());
  if (ids?.includes('')) {
    throw new UsageError(
      `--${name} is "${text}"; give operationIds with a comma between them, like listPets,getPet.`,
    );
  }
  return ids;
}

function readKinds(texts: Map<string, string>): ReadonlySet<DriftKind> | undefined {
  const [only, without] = ['checks', 'exclude-checks'].map((name) =>
    texts
      .get(name)
      ?.split(',')
      .map((text) => {
        const kind = KINDS.find((one) => one === text.trim());
        if (kind) return kind;
        const near = nearest(text.trim(), KINDS);
        throw new UsageError(
          `--${name} names "${text.trim()}", which is no check; ${near ? `the nearest is ${near}` : `there are ${KINDS.join(', ')}`}.`,
        );
      }),
  );
  if (!only && !without) return undefined;
  return new Set((only ?? KINDS).filter((kind) => !without?.includes(kind)));
}
