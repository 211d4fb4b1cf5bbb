import type { Contract } from '../load.ts';
import type { Place } from '../source.ts';
import { answerRules } from './answer-rules.ts';
import { operationRules } from './operation-rules.ts';
import { type Rule, runRules } from './rule.ts';
import { schemaRules } from './schema-rules.ts';

export interface Complaint extends Place {
  rule: string;
  says: string;
}

const ours = { ...operationRules, ...schemaRules, ...answerRules };
/** What also holds for calls whose shape is somebody else's. */
const anybodys = Object.fromEntries(
  Object.entries(ours).filter(([name]) => ['bounded', 'examples', 'headers'].includes(name)),
);

/** Everything in which the contract breaks its own rules, in the order of its files and lines. */
export const lintContract = (contract: Contract): Complaint[] => lint(contract, ours);

/** The same for the contract of the provider's calls. */
export const lintProvider = (contract: Contract): Complaint[] => lint(contract, anybodys);

function lint(contract: Contract, rules: Record<string, Rule>): Complaint[] {
  const complaints = runRules(contract, rules).map(({ rule, pointer, says }) => ({
    rule,
    says,
    ...contract.where(pointer),
  }));
  // A shared response is set in at every use; one line is said once.
  const unique = new Map(complaints.map((c) => [`${c.file}:${c.line}:${c.rule}:${c.says}`, c]));
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
