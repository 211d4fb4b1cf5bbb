import { parseArgs } from 'node:util';
import type { Category } from '../../mock-server/sandbox/seed/files.ts';
import { CATEGORIES } from '../../mock-server/sandbox/seed/takes.ts';

export interface Options {
  /** Without a trailing slash. */
  target: string;
  code: string | undefined;
  /** The owner who creates the code, if the booth pairs itself. */
  owner: { email: string; password: string } | undefined;
  model: string;
  /** The folder name of its stored data. */
  name: string;
  keep: boolean;
  /** Photos per minute. */
  rate: number;
  /** How many photos it takes; undefined for no limit. */
  count: number | undefined;
  /** In milliseconds. */
  offline: { after: number; length: number } | undefined;
  /** The kind of business that it photographs; undefined for that of the owner's account. */
  category: Category | undefined;
  /** The interval of reports, in milliseconds. */
  reportEvery: number;
  folder: string;
}

export const HELP = `Simulates a booth that takes sample photos.  npm run booth -- [options]

  --code CODE          the linking code; asked for if missing
  --owner EMAIL        signs in as the owner, creates the code and assigns an active session
  --password WORD      the owner's password
  --target URL         URL of the product (http://localhost:4000)
  --rate N             photos per minute (12)
  --count N            stops after this many photos are taken and sent
  --offline AFTER:FOR  goes offline after AFTER seconds, for FOR seconds
  --model WORDS        device model (iPad Air 11-inch)
  --keep               stores its key, so the next start needs no code and sends waiting photos
  --name NAME          name under which the key is stored (from the model)
  --category WORD      what it photographs: ${CATEGORIES.join(', ')}
  --report SECONDS     interval of its status reports (20)
  --folder PATH        folder for its key and waiting photos (.booth)`;

/** @throws Error with one sentence; `help` if help was requested */
export function readOptions(args: string[]): Options | 'help' {
  const given = parse(args);
  if (given.help) return 'help';
  const { code, owner: email, password, model = 'iPad Air 11-inch', category } = given;
  if (model.trim() === '' || model.length > 80) throw new Error('--model takes 1 to 80 letters.');
  if ((email === undefined) !== (password === undefined)) {
    throw new Error('--owner and --password belong together; give both, or neither.');
  }
  if (category !== undefined && !CATEGORIES.includes(category as Category)) {
    throw new Error(`--category is one of ${CATEGORIES.join(', ')}.`);
  }
  return {
    target: readTarget(given.target ?? 'http://localhost:4000'),
    code,
    owner: email !== undefined && password !== undefined ? { email, password } : undefined,
    model,
    name: readName(given.name ?? slugOf(model)),
    keep: given.keep ?? false,
    rate: readNumber('--rate', given.rate ?? '12', 0.1, 600),
    count: given.count === undefined ? undefined : Math.floor(readNumber('--count', given.count, 0, 1e6)),
    offline: given.offline === undefined ? undefined : readOffline(given.offline),
    category: category as Category | undefined,
    reportEvery: readNumber('--report', given.report ?? '20', 0.1, 3600) * 1000,
    folder: given.folder ?? '.booth',
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      options: {
        ...{ code: text, owner: text, password: text, target: text, rate: text, count: text, offline: text },
        ...{ model: text, name: text, category: text, report: text, folder: text, keep: flag, help: flag },
      },
    }).values;
  } catch (error) {
    // The first sentence of Node's message; the rest is general advice.
    const [sentence] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${sentence?.replace(/\.$/, '')}; --help shows all options.`);
  }
}

function readTarget(text: string): string {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error(`--target is "${text}"; give an address like http://localhost:4000.`);
  }
  return text.replace(/\/+$/, '');
}

function readNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || number < least || number > most) {
    throw new Error(`${option} is "${text}"; give a number from ${least} to ${most}.`);
  }
  return number;
}

function readOffline(text: string): { after: number; length: number } {
  const [, after, length] = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (after === undefined || length === undefined) {
    throw new Error(`--offline is "${text}"; give two numbers of seconds, like 30:60.`);
  }
  return { after: Number(after) * 1000, length: Number(length) * 1000 };
}

/** It is used as a file name. */
function readName(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,79}$/.test(text)) {
    throw new Error(`--name is "${text}"; give small letters, digits and dashes.`);
  }
  return text;
}

const slugOf = (model: string) =>
  model
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'booth';
