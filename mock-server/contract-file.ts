import type { Contract } from '../scripts/contract/load.ts';
import { contractFiles } from '../scripts/contract/published.ts';
import { problem, type Reply } from './problems.ts';
import type { RequestContext } from './request-context.ts';

const TYPES: Record<string, string> = {
  'openapi.json': 'application/json',
  'openapi.yaml': 'application/yaml',
};

/** Cached, because writing YAML takes a while. */
const written = new WeakMap<Contract, Record<string, string>>();

/** The contract in use as one file: `/openapi.json` or `/openapi.yaml`. */
export function contractFile({ request, url }: RequestContext, contract: Contract): Reply {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return problem(405, 'The contract is read only.', undefined, { allow: 'GET, HEAD' });
  const files = written.get(contract) ?? contractFiles(contract);
  written.set(contract, files);
  const name = url.pathname.slice(1);
  return {
    status: 200,
    headers: new Headers({
      'content-type': `${TYPES[name]}`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }),
    body: files[name] ?? '',
  };
}
