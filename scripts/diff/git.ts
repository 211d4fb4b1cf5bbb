import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { SourceError } from './source-error.ts';

/** @returns undefined when git fails */
function git(
  args: string[],
  more: { env?: NodeJS.ProcessEnv; input?: string; cwd?: string } = {},
): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1e9, ...more });
  return status === 0 ? stdout : undefined;
}

/**
 * Exports possible contract files of a commit into a folder: every YAML and JSON file, since references may point
 * to any of them. Neither the working folder nor its index is changed.
 * @param given the user's input
 * @param path relative to the top of the repository
 * @throws SourceError
 */
export function readCommit(given: string, ref: string, path: string, folder: string): void {
  const top = git(['rev-parse', '--show-toplevel'])?.trim();
  if (top === undefined) {
    throw new SourceError(
      `There is no file ${given}, and no git repository here; give a file or an address.`,
    );
  }
  const commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])?.trim();
  if (commit === undefined) {
    throw new SourceError(
      `${given} is neither a file nor a commit that git knows; give a file, a branch, tag or commit (main, main:openapi/v1.yaml), or an address. What was not fetched, git does not know.`,
    );
  }
  const listed = git(['ls-tree', '-r', '-z', '--full-tree', '--name-only', commit]) ?? '';
  const files = listed.split('\0').filter((file) => file === path || /\.(ya?ml|json)$/i.test(file));
  if (!files.includes(path)) {
    throw new SourceError(
      `${ref} has no file ${path}; give ${ref}:PATH, with the path from the top of the repository.`,
    );
  }
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '.index') };
  const isRead = git(['read-tree', commit], { env, cwd: top });
  const prefix = `--prefix=${folder}/`;
  const isWritten = git(['checkout-index', prefix, '-z', '--stdin'], {
    env,
    cwd: top,
    input: files.join('\0'),
  });
  if (isRead === undefined || isWritten === undefined) {
    throw new SourceError(`git cannot read the files of ${ref}; look whether "git fsck" is content.`);
  }
}
