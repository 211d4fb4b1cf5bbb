// Loads the two contracts from a file, a commit, or an address.
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve, sep } from 'node:path';
import { type Contract, loadContract } from '../contract/load.ts';
import { ContractError, type Place } from '../contract/source.ts';
import { fetchText } from './fetch-text.ts';
import { readCommit } from './git.ts';
import { SourceError } from './source-error.ts';

export interface Source {
  /** Without its places, which keep all files in memory. */
  contract: Omit<Contract, 'where'>;
  /** A location, with the file name of its project or address. */
  where(pointer: string): Place;
}

/** For a commit without a path. */
const USUAL = 'openapi/v1.yaml';

interface Found {
  /** The file to read. */
  file: string;
  /** The name of a file as the user knows it. */
  name(file: string): string;
  /** An error with file names as the user knows them. */
  retell(message: string): string;
}

/**
 * Parses the user's reference to a contract: `openapi/v1.yaml`, `main`, `v1.2:openapi/v1.yaml`,
 * `git:HEAD~1:api.yaml`, `https://api.example/openapi.json`.
 * @throws SourceError with a message
 */
export async function readSource(given: string): Promise<Source> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-diff-'));
  try {
    const { file, name, retell } = await find(given, folder);
    const { where, ...contract } = load(file, retell);
    if (!contract.document.paths)
      throw new SourceError(`${retell(relative('.', file))} has no paths, so there is nothing to compare.`);
    return {
      contract: { ...contract, remarks: contract.remarks.map(retell) },
      where(pointer) {
        const place = where(pointer);
        return { ...place, file: name(resolve(place.file)) };
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const isAddress = (given: string): boolean => /^https?:\/\//.test(given);

async function find(given: string, folder: string): Promise<Found> {
  if (isAddress(given)) {
    const text = await fetchText(given);
    // JSON parses much faster as such.
    const file = join(folder, text.trimStart().startsWith('{') ? 'contract.json' : 'contract.yaml');
    writeFileSync(file, text);
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

/** A ref cannot contain a colon. */
function split(given: string): string[] {
  const colon = given.indexOf(':');
  return colon < 0 ? [given] : [given.slice(0, colon), given.slice(colon + 1)];
}

function load(file: string, retell: Found['retell']): Contract {
  try {
    return loadContract(file, { isLenient: true });
  } catch (error) {
    if (error instanceof ContractError) throw new SourceError(retell(error.message));
    throw error;
  }
}
