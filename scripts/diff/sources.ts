// Where the two contracts come from: a file, a commit, or an address.
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { type Contract, loadContract } from '../contract/load.ts';
import { ContractError, type Place } from '../contract/source.ts';
import { fetchText } from './fetch-text.ts';
import { readCommit } from './git.ts';
import { checkOutline } from './outline.ts';
import { SourceError } from './source-error.ts';

export interface Source {
  contract: Contract;
  /** Where something stands, with the file as it is called in its project or at its address. */
  where(pointer: string): Place;
}

/** Of a commit for which no path is given. */
const USUAL = 'openapi/v1.yaml';

interface Found {
  /** The file to read. */
  file: string;
  /** What people call a file that was read. */
  name(file: string): string;
  /** An error in which files are called as people call them. */
  retell(message: string): string;
}

/**
 * Reads what a person calls a contract: `openapi/v1.yaml`, `main`, `v1.2:openapi/v1.yaml`, `git:HEAD~1:api.yaml`,
 * `https://api.example/openapi.json`.
 * @throws SourceError with a sentence
 */
export async function readSource(given: string): Promise<Source> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  try {
    const { file, name, retell } = await find(given, folder);
    checkOutline(file, retell);
    const contract = load(file, retell);
    return {
      contract,
      where(pointer) {
        const place = contract.where(pointer);
        return { ...place, file: name(resolve(place.file)) };
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function find(given: string, folder: string): Promise<Found> {
  if (/^https?:\/\//.test(given)) {
    const file = join(folder, 'contract.yaml');
    writeFileSync(file, await fetchText(given));
    return { file, name: () => given, retell: (message) => message.replaceAll(relative('.', file), given) };
  }
  if (!given.startsWith('git:') && existsSync(given)) {
    if (!statSync(given).isFile())
      throw new SourceError(`${given} is a folder; give the contract's root file in it.`);
    return {
      file: given,
      name: (path) => relative('.', path).split(sep).join('/'),
      retell: (message) => message,
    };
  }
  const [ref = '', path = USUAL] = split(given.replace(/^git:/, ''));
  readCommit(given, ref, path, folder);
  return {
    file: join(folder, path),
    name: (one) => relative(folder, one).split(sep).join('/'),
    retell: (message) => message.replaceAll(`${relative('.', folder)}${sep}`, `${ref}:`),
  };
}

/** A ref holds no colon. */
function split(given: string): string[] {
  const colon = given.indexOf(':');
  return colon < 0 ? [given] : [given.slice(0, colon), given.slice(colon + 1)];
}

function load(file: string, retell: Found['retell']): Contract {
  try {
    return loadContract(file);
  } catch (error) {
    if (error instanceof ContractError) throw new SourceError(retell(error.message));
    throw error;
  }
}
