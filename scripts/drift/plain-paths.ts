// Some frameworks end every address with a slash: `/projects/` and `/projects/{slug}/`. What stands below what is told by
// the rest.
import type { Contract } from '../contract/load.ts';
import type { Operation } from '../contract/operations.ts';

/** The contract with its paths told without a slash at their end, unless another path is told so. */
export function withPlainPaths<Read extends Pick<Contract, 'operations'>>(contract: Read): Read {
  const paths = new Set(contract.operations.map(({ path }) => path));
  const isPlain = (path: string) => path === '/' || !path.endsWith('/') || paths.has(path.slice(0, -1));
  const operations = contract.operations.map(
    (one): Operation => (isPlain(one.path) ? one : { ...one, path: one.path.slice(0, -1), slash: true }),
  );
  return { ...contract, operations };
}
