// Whether a generated validator says of a value what the contract says of it.
import type { ErrorObject } from 'ajv/dist/2020.js';
import type { Json } from '../contract/document.ts';
import type { Contract } from '../contract/load.ts';
import { compileSchemas, type Schemas } from '../contract/schemas.ts';
import accepted from './accepted-verdicts.json' with { type: 'json' };
import { type Issue, type Pair, pairsOf, valuesFor } from './validator-pairs.ts';

/** A difference that is known and left as it is. */
export interface Accepted {
  /** The generated folder: `params` read addresses, `bodies` hold forms. */
  set: string;
  /** Who takes the value; the other one refuses it. */
  takenBy: string;
  /** What the other one says is broken: `uniqueItems`, `type integer`, `format email`. */
  rule: string;
  /** The only validator that this is accepted of; all of the set where it is left out. */
  validator?: string;
  reason: string;
}

export interface Verdicts {
  /** Sentences, one for each difference that is not accepted and each acceptance that nothing needs. */
  wrong: string[];
  values: number;
  validators: number;
}

/**
 * Holds every generated validator against the schema that it was made from.
 * @param folder where `params/` and `bodies/` lie
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
      // One is enough: a choice adds what its other branches ask, and whatever else is wrong has a value of its own.
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

/** Of a choice, what is wrong with each of its branches. */
const leavesOf = (issues: Issue[]): Issue[] =>
  issues.flatMap((issue) => (issue.errors?.length ? leavesOf(issue.errors.flat()) : [issue]));
