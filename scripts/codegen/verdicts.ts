// Checks that a generated validator agrees with the contract on each value.
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json } from '../contract/document.ts';
import type { Contract } from '../contract/load.ts';
import { compileSchemas, type Schemas } from '../contract/schemas.ts';
import accepted from './accepted-verdicts.json' with { type: 'json' };
import { type Issue, type Pair, pairsOf, valuesFor } from './validator-pairs.ts';

/** A known and accepted difference. */
export interface Accepted {
  /** The generated folder: `params` validate URLs, `bodies` forms. */
  set: string;
  /** The side that accepts the value; the other one refuses it. */
  takenBy: string;
  /** The rule that the other side reports: `uniqueItems`, `type integer`, `format email`. */
  rule: string;
  /** The only validator for which it is accepted; all of the folder if omitted. */
  validator?: string;
  reason: string;
}

export interface Verdicts {
  /** Messages, one per unaccepted difference and unused acceptance. */
  wrong: string[];
  values: number;
  validators: number;
}

/**
 * Compares every generated validator with its source schema.
 * @param folder contains `params/` and `bodies/`
 */
export async function compareVerdicts(
  contract: Contract,
  folder: string,
  list: Accepted[] = accepted,
): Promise<Verdicts> {
  const schemas = compileSchemas(contract.document);
  const pairs = await pairsOf(contract, folder, schemas);
  const needed = new Set<Accepted>();
  const wrong = new Set<string>();
  let values = 0;
  for (const pair of pairs) {
    for (const value of valuesFor(contract.document, pair)) {
      values += 1;
      const errors = pair.errors(value);
      const { success, error } = pair.validator.safeParse(pair.given(value));
      if (success === (errors.length === 0)) continue;
      const takenBy = success ? 'zod' : 'schema';
      const rules = success ? errors.map(ruleOf) : leavesOf(error?.issues ?? []).map(ruleOfIssue);
      // One match is sufficient: a choice adds the errors of its other branches, and other rules have their own values.
      const known = list.find(
        (one) =>
          one.set === pair.set &&
          one.takenBy === takenBy &&
          rules.includes(one.rule) &&
          (one.validator === undefined || one.validator === pair.name),
      );
      if (known) needed.add(known);
      else wrong.add(sentence(pair, takenBy, rules, errors, schemas, value));
    }
  }
  const idle = list.filter((one) => !needed.has(one));
  return {
    wrong: [
      ...wrong,
      ...idle.map(
        ({ set, takenBy, rule, validator }) =>
          `Take "${rule}" (${validator ?? set}, taken by ${takenBy}) out of scripts/codegen/accepted-verdicts.json: no value needs it.`,
      ),
    ],
    values,
    validators: pairs.length,
  };
}

function sentence(
  { name }: Pair,
  takenBy: string,
  rules: string[],
  errors: ErrorObject[],
  schemas: Schemas,
  value: Json,
): string {
  const where = errors[0] ? ` (${schemas.rule(errors[0])})` : '';
  const who = takenBy === 'zod' ? 'takes what the contract refuses' : 'refuses what the contract takes';
  return `${name} ${who}, by ${[...new Set(rules)].join(', ')}${where}: ${JSON.stringify(value).slice(0, 200)}`;
}

function ruleOf({ keyword, params }: ErrorObject): string {
  if (keyword === 'type') return `type ${[params.type].flat().join(' or ')}`;
  return keyword === 'format' ? `format ${params.format}` : keyword;
}

function ruleOfIssue({ code, format, expected }: Issue): string {
  if (code === 'invalid_type') return `type ${expected}`;
  return code === 'invalid_format' ? `format ${format}` : code;
}

/** The errors of all branches of a choice. */
const leavesOf = (issues: Issue[]): Issue[] =>
  issues.flatMap((issue) => (issue.errors?.length ? leavesOf(issue.errors.flat()) : [issue]));
