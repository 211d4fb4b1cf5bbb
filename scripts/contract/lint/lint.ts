import type { Contract } from '../load.ts';
import { answerRules } from './answer-rules.ts';
import { lintFiles } from './file-rules.ts';
import { operationRules } from './operation-rules.ts';
import { type Complaint, type Rule, runRules } from './rule.ts';
import { schemaRules } from './schema-rules.ts';

const ours = { ...operationRules, ...schemaRules, ...answerRules };
/** Rules that also apply to calls defined by the provider. */
const anybodys = Object.fromEntries(
  Object.entries(ours).filter(([name]) => ['bounded', 'keywords', 'examples', 'headers'].includes(name)),
);

/** All violations of the contract's rules, ordered by file and line. */
export const lintContract = (contract: Contract): Complaint[] => lint(contract, ours);

/** The same for the contract of the provider's calls. */
export const lintProvider = (contract: Contract): Complaint[] => lint(contract, anybodys);

function lint(contract: Contract, rules: Record<string, Rule>): Complaint[] {
  const complaints = runRules(contract, rules).map(({ rule, pointer, says }) => ({
    rule,
    says,
    ...contract.where(pointer),
  }));
  // Shared responses are inlined at every use, so each source line is reported once.
  const all = [...complaints, ...lintFiles(contract.files)];
  const unique = new Map(all.map((c) => [`${c.file}:${c.line}:${c.rule}:${c.says}`, c]));
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
