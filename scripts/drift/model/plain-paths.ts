// Removes trailing slashes from paths, `/projects/` and `/projects/{slug}/`, so that nesting is recognized.
import type { Contract } from '../../contract/load.ts';
import type { Operation } from '../../contract/operations.ts';

/** The contract without trailing slashes, unless a path would collide. */
export function withPlainPaths<Read extends Pick<Contract, 'operations'>>(contract: Read): Read {
  const paths = new Set(contract.operations.map(({ path }) => path));
  const isPlain = (path: string) => path === '/' || !path.endsWith('/') || paths.has(path.slice(0, -1));
  const operations = contract.operations.map(
    (one): Operation => (isPlain(one.path) ? one : { ...one, path: one.path.slice(0, -1), slash: true }),
  );
  return { ...contract, operations };
}
