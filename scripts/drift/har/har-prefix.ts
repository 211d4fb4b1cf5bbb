// Finds the path prefix of the API in a recording: the contract names one, and proxies may add others.
import type { Contract } from '../../contract/load.ts';
import { findOperation, methodsOf } from '../../contract/operations.ts';

export interface Prefixes {
  /** Counts a request. */
  see(method: string, url: URL): void;
  /** The prefix for each origin with matching requests; call it after counting. */
  chosen(): Map<string, string>;
}

/** Longer paths do not belong to an API. */
const MOST_STEPS = 40;

export function createPrefixes(contract: Contract): Prefixes {
  const stated = statedPrefix(contract);
  /** Origin -> prefix -> score. */
  const votes = new Map<string, Map<string, number>>();
  return {
    see(method, { origin, pathname }) {
      const steps = pathname.split('/').slice(0, MOST_STEPS);
      for (let i = 1; i < steps.length; i += 1) {
        const [prefix, rest] = [steps.slice(0, i).join('/'), `/${steps.slice(i).join('/')}`];
        const weight = weightOf(method, rest);
        if (weight === 0) continue;
        const ofOrigin = votes.get(origin) ?? new Map<string, number>();
        votes.set(origin, ofOrigin);
        ofOrigin.set(prefix, (ofOrigin.get(prefix) ?? 0) + weight);
      }
    },
    chosen: () => new Map([...votes].map(([origin, prefixes]) => [origin, best(prefixes)])),
  };

  /** A path of parameters only matches everything and proves nothing. */
  function weightOf(method: string, path: string): number {
    const found = findOperation(contract, method, path);
    const literal = (template: string) =>
      template.split('/').filter((step) => step !== '' && !step.startsWith('{')).length;
    if (found) return found.operation.path === '/' ? 0 : literal(found.operation.path);
    // A wrong method still counts for the path, but less.
    return methodsOf(contract, path).length > 0 && literal(path) > 0 ? 0.1 : 0;
  }

  function best(prefixes: Map<string, number>): string {
    const rank = ([prefix, count]: [string, number]) => count + (prefix.endsWith(stated) ? 0.5 : 0);
    const [first] = [...prefixes].sort((a, b) => rank(b) - rank(a) || a[0].length - b[0].length);
    return first?.[0] ?? '';
  }
}

/** The path of the contract's server, which may be relative and have variables: `/v1`. */
function statedPrefix({ document }: Contract): string {
  const url = document.servers?.[0]?.url ?? '';
  return url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/\/+$/, '');
}
