import type { Contract, Place } from '../load.ts';
import { answerRules } from './answer-rules.ts';
import { operationRules } from './operation-rules.ts';
import { runRules } from './rule.ts';
import { schemaRules } from './schema-rules.ts';

export interface Complaint extends Place {
  rule: string;
  says: string;
}

/** Everything in which the contract breaks its own rules, in the order of its files and lines. */
export function lintContract(contract: Contract): Complaint[] {
  const complaints = runRules(contract, { ...operationRules, ...schemaRules, ...answerRules }).map(
    ({ rule, pointer, says }) => ({ rule, says, ...contract.where(pointer) }),
  );
  // A shared response is set in at every use; one line is said once.
  const unique = new Map(complaints.map((c) => [`${c.file}:${c.line}:${c.rule}:${c.says}`, c]));
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
