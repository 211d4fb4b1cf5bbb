// Validates every response of the mock against the contract.
import type { Judge } from '../scripts/contract/judge.ts';
import type { Operation } from '../scripts/contract/operations.ts';
import type { Finding } from '../src/response-check/finding.ts';
import type { Reply } from './problems.ts';

/** Enough findings for diagnosis; the limit keeps a long-running mock from growing. */
const KEPT = 1000;

export interface SelfCheck {
  /**
   * Validates a response; findings are logged, kept, and sent in the header
   * `x-contract-violations`.
   */
  check(judge: Judge, operation: Operation, reply: Reply): Finding[];
  found(): Finding[];
}

export function createSelfCheck(log: (line: string) => void): SelfCheck {
  const all: Finding[] = [];
  return {
    check(judge, operation, reply) {
      const findings = judge.answer(operation, reply);
      const [first] = findings;
      if (!first) return findings;
      all.splice(0, 0, ...findings);
      all.length = Math.min(all.length, KEPT);
      for (const { status, at, rule, says } of findings) {
        log(`Contract violated by ${operation.id} ${status}${at && ` at ${at}`}: ${says} (${rule})`);
      }
      // Headers allow visible ASCII only, and servers refuse long ones.
      const says = `${findings.length}; ${first.at} ${first.says}`
        .replace(/[^\x20-\x7e]/g, '?')
        .slice(0, 500);
      reply.headers.set('x-contract-violations', says);
      return findings;
    },
    found: () => [...all],
  };
}
