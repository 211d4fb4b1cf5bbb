import type { Contract } from '../load.ts';
import type { Operation } from '../operations.ts';
import { compileSchemas, type Schemas } from '../schemas.ts';
import type { Place } from '../source.ts';

/** A violation with its place in the contract's files. */
export interface Complaint extends Place {
  rule: string;
  says: string;
}

/** A violation: the pointer in the bundled document, and how to fix it. */
export interface Breach {
  rule: string;
  pointer: string;
  says: string;
}

export interface Subject extends Contract {
  schemas: Schemas;
}

/** Checks the whole contract and reports violations. */
export type Rule = (subject: Subject, report: (pointer: string, says: string) => void) => void;

/** A rule that checks one operation at a time. */
export const eachOperation =
  (
    look: (operation: Operation, report: (at: string, says: string) => void, subject: Subject) => void,
  ): Rule =>
  (subject, report) => {
    for (const operation of subject.operations) {
      look(operation, (at, says) => report(`${operation.pointer}${at}`, `${operation.id}: ${says}`), subject);
    }
  };

export function runRules(contract: Contract, rules: Record<string, Rule>): Breach[] {
  const subject = { ...contract, schemas: compileSchemas(contract.document) };
  return Object.entries(rules).flatMap(([rule, look]) => {
    const found: Breach[] = [];
    look(subject, (pointer, says) => found.push({ rule, pointer, says }));
    return found;
  });
}
