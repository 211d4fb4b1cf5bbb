import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../report/usage-error.ts';
import { readOptions } from './options.ts';
import { HELP } from './usage.ts';

const env = {
  TOKEN: 'the-secret-of-main',
  OWNER: 'the-secret-of-owner',
  KEY: 'the-secret-key',
  LOGIN: 'user:the-secret-word',
  EMPTY: '',
  LINES: 'the-secret\n',
};

const target = ['--target', 'http://localhost:8080/v1'];

function read(...args: string[]) {
  const options = readOptions([...target, ...args], env);
  if (options === 'help' || 'har' in options.source) throw new Error('It asks for no target.');
  return { ...options, ...options.source.live };
}

/** The error message, which must be one sentence without secrets. */
function complaint(...args: string[]): string {
  try {
    readOptions(args, env);
  } catch (error) {
    expect(error).toBeInstanceOf(UsageError);
    const { message } = error as UsageError;
    expect(message).toMatch(/^[A-Z-].*\.$/);
    expect(message).not.toMatch(/the-secret/);
    return message;
  }
  throw new Error('Nothing was wrong.');
}

describe('options', () => {
  it('requires only a target', () => {
    expect(readOptions(target, {})).toEqual({
      contract: 'openapi/v1.yaml',
      source: {
        live: {
          target: new URL('http://localhost:8080/v1'),
          mode: 'read',
          credentials: [],
          rate: undefined,
          budget: undefined,
          timeoutMs: 10_000,
          allowSharedWrites: false,
          parallel: false,
          fuzz: 0,
          seed: 1,
        },
      },
      only: undefined,
      skip: [],
      minCoverage: undefined,
      failOn: 'error',
      baseline: undefined,
      writeBaseline: undefined,
      kinds: undefined,
      isVerbose: false,
      format: 'human',
      out: undefined,
    });
  });

  it('accepts both spellings of an option', () => {
    const words =
      '--contract c.yaml --mode=write --only listPets,getPet --rate 0.5 --budget=300 --min-coverage 90';
    const more =
      '--fail-on warning --baseline b.yaml --fuzz 20 --seed 7 --timeout 2.5 --format sarif --out r.sarif';
    expect(read(...`${words} ${more}`.split(' '))).toMatchObject({
      contract: 'c.yaml',
      mode: 'write',
      only: ['listPets', 'getPet'],
      rate: 0.5,
      budget: 300,
      minCoverage: 90,
      failOn: 'warning',
      baseline: 'b.yaml',
      fuzz: 20,
      seed: 7,
      timeoutMs: 2500,
      format: 'sarif',
      out: 'r.sarif',
    });
  });

  it('limits the rate for remote targets', () => {
    const there = readOptions(['--target', 'https://example.org'], env);
    expect(there).toHaveProperty('source.live.rate', 5);
  });

  it('accepts recorded traffic', () => {
    expect(readOptions(['--har', 'run.har', '--only', 'getPet'], env)).toMatchObject({
      source: { har: 'run.har' },
      only: ['getPet'],
    });
  });

  it.each([[['--help']], [['-h']], [['--rate', 'x', '--help']]])('shows the help: %s', (args) => {
    expect(readOptions(args, env)).toBe('help');
  });

  it('lists every option in the help', () => {
    const named = [...HELP.matchAll(/^ {2}(--[\w-]+)/gm)].map(([, option]) => option ?? '');
    const switches = ['--help', '--allow-shared-writes', '--parallel', '--verbose'];
    for (const option of named.filter((name) => !switches.includes(name)))
      expect(complaint(option)).toMatch(/has no value/);
    expect(named).toHaveLength(26);
  });

  it.each([
    ['--skip', ['--skip', 'listPets,,getPet'], /--skip is "listPets,,getPet"; give operationIds/],
    ['a value of a switch', ['--mode', 'write', '--allow-shared-writes=yes'], /takes no value/],
    ['shared writes in read mode', ['--allow-shared-writes'], /needs --mode write/],
  ])('rejects %s', (_name, args, says) => {
    expect(() => readOptions([...target, ...args], {})).toThrow(says);
  });

  it('allows shared writes only on this machine', () => {
    const write = ['--mode', 'write', '--allow-shared-writes'];
    const live = (options: ReturnType<typeof readOptions>) =>
      options !== 'help' && 'live' in options.source ? options.source.live : undefined;
    expect(live(readOptions([...target, ...write], {}))?.allowSharedWrites).toBe(true);
    const elsewhere = ['--target', 'https://api.example.org', '--confirm-host', 'api.example.org'];
    expect(() => readOptions([...elsewhere, ...write], {})).toThrow(
      /your own machine only, and api\.example\.org/,
    );
  });
});

describe('credentials', () => {
  const shares = (...args: string[]) =>
    read(...args).credentials.map((credential) => [credential.as, credential.share()]);

  it('are sent to their places', () => {
    const login = Buffer.from(env.LOGIN).toString('base64');
    const bearer = { headers: { Authorization: `Bearer ${env.TOKEN}` }, query: [] };
    expect(shares('--auth', 'bearer=env:TOKEN')).toEqual([[undefined, bearer]]);
    expect(shares('--auth=basic=env:LOGIN')).toEqual([
      [undefined, { headers: { Authorization: `Basic ${login}` }, query: [] }],
    ]);
    expect(
      shares(
        ...'--auth header:X-Key=env:KEY --auth query:key=env:KEY --auth cookie:a=env:KEY'.split(' '),
        '--auth',
        'cookie:b=env:KEY',
      ),
    ).toEqual([
      [
        undefined,
        {
          headers: { 'X-Key': env.KEY, Cookie: `a=${env.KEY}; b=${env.KEY}` },
          query: [['key', env.KEY]],
        },
      ],
    ]);
  });

  it('may belong to two people of one type', () => {
    const words = '--auth bearer=env:OWNER --as owner --auth bearer=env:TOKEN --as owner';
    expect(shares(...words.split(' ')).map(([as]) => as)).toEqual(['owner', 'owner']);
  });

  it('are named by the --as behind them, and the unnamed one is the main one', () => {
    const words =
      '--auth bearer=env:OWNER --auth header:X-Key=env:KEY --as owner --auth bearer=env:TOKEN --as staff';
    const two = shares(...words.split(' '));
    expect(two.map(([as]) => as)).toEqual(['owner', 'staff']);
    expect(two[0]?.[1]).toMatchObject({
      headers: { Authorization: `Bearer ${env.OWNER}`, 'X-Key': env.KEY },
    });
    expect(shares(...words.split(' '), '--auth', 'bearer=env:TOKEN').map(([as]) => as)).toEqual([
      undefined,
      'owner',
      'staff',
    ]);
  });

  it('never print their secrets', () => {
    const options = read('--auth', 'bearer=env:TOKEN', '--auth', 'query:key=env:KEY');
    const printed = [
      `${options.credentials[0]}`,
      JSON.stringify(options),
      inspect(options, { depth: 9, showHidden: true }),
    ];
    for (const text of printed) {
      expect(text).not.toContain('the-secret');
      expect(text).toContain('bearer from $TOKEN, query key from $KEY');
    }
  });

  it.each([
    ['bearer=the-secret-itself', 'never the secret itself'],
    ['bearer=env:the-secret-itself', 'never the secret itself'],
    ['the-secret-itself', 'no such kind'],
    ['token=env:TOKEN', 'no such kind'],
    ['bearer:X=env:TOKEN', 'no such kind'],
    ['header=env:TOKEN', 'no such kind'],
    ['header:=env:TOKEN', 'a name that a header cannot have'],
    ['header:X Y=env:TOKEN', 'a name that a header cannot have'],
    ['bearer=env:NOWHERE', 'takes NOWHERE, which is not set; set it'],
    ['bearer=env:EMPTY', 'takes EMPTY, which is empty; set it'],
    ['bearer=env:LINES', 'LINES has a line break'],
    ['basic=env:TOKEN', 'user:password'],
  ])('cannot be %s', (text, says) => {
    expect(complaint(...target, '--auth', text)).toContain(says);
  });

  it.each([
    ['--as owner', '--as owner has no --auth'],
    ['--auth bearer=env:TOKEN --as owner --as staff', '--as staff has no --auth'],
    ['--auth bearer=env:TOKEN --auth basic=env:LOGIN', 'Two --auth set the header authorization of one user'],
    ['--auth query:a=env:TOKEN --auth query:a=env:KEY', 'Two --auth set the query a of one user'],
  ])('cannot be named %s', (words, says) => {
    expect(complaint(...target, ...words.split(' '))).toContain(says);
  });
});

describe('invalid options', () => {
  it.each([
    ['--traget http://localhost', 'There is no option --traget; --target is the nearest.'],
    ['--confirm x', 'There is no option --confirm; --confirm-host is the nearest.'],
    ['--wholly-else=the-secret', 'There is no option --wholly-else; --help shows all.'],
    ['-x', 'There is no option -x; --help shows all.'],
    ['http://localhost', 'Argument 1 belongs to no option; give --target before it.'],
    ['--rate 5 the-secret', 'Argument 3 belongs to no option; give its name, like --only, before it.'],
    ['', '--target is missing; give the address of the backend, like --target http://localhost:8080/v1.'],
    ['--target --mode read', '--target has no value; give one after it.'],
    ['--out=', '--out has no value; give one after it.'],
    ['--seed 1 --seed 2', '--seed is given twice; give it once.'],
  ])('%s', (words, says) => {
    expect(complaint(...words.split(' ').filter(Boolean))).toBe(says);
  });

  it.each([
    ['--rate NaN', 'a number from 0.01 to 10000'],
    ['--rate -5', '--rate is "-5"; give'],
    ['--rate 0', 'a number from'],
    ['--budget 1.5', 'a whole number from 1'],
    ['--budget 0', 'a whole number from 1'],
    ['--budget 1e3', 'a whole number from 1'],
    ['--min-coverage 101', 'a number from 0 to 100'],
    ['--fuzz -1', 'a whole number from 0'],
    ['--seed x', 'a whole number from 0'],
    ['--timeout 0', 'a number from 0.1 to 600'],
    ['--timeout Infinity', 'a number from 0.1 to 600'],
    ['--mode wirte', '--mode is "wirte"; give read or write.'],
    ['--fail-on note', 'give error or warning.'],
    ['--format xml', 'give human, json, junit, sarif, or md.'],
    ['--only a,,b', 'operationIds with a comma between them'],
    ['--checks schema,heder', '--checks names "heder", which is no check; the nearest is header.'],
  ])('%s', (words, says) => {
    expect(complaint(...target, ...words.split(' '))).toContain(says);
  });

  it('rejects recorded traffic combined with a target or with sending options', () => {
    expect(complaint(...target, '--har', 'a.har')).toContain('--har or --target, not both');
    expect(complaint('--har', 'a.har', '--rate', '5')).toContain('--rate means nothing');
    expect(complaint('--har', 'a.har', '--auth', 'bearer=env:TOKEN')).toContain('--auth means nothing');
  });

  it('rejects writing to an unconfirmed host', () => {
    const there = ['--target', 'https://example.org', '--mode', 'write'];
    expect(complaint(...there)).toContain('give --confirm-host example.org if that is meant.');
    expect(readOptions([...there, '--confirm-host', 'example.org'], env)).toHaveProperty(
      'source.live.mode',
      'write',
    );
  });
});
