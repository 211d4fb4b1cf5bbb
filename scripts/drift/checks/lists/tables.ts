// Checks filters of a table such as an export, by the column with the filter's name.
import { queryPairs } from '../../../contract/cases/parameters.ts';
import { type Json, resolveSchema } from '../../../contract/document.ts';
import type { Operation } from '../../../contract/operations.ts';
import * as names from '../../naming.ts';
import type { Records } from '../../records.ts';
import type { Requests } from '../../requests.ts';
import { type Exchange, type Run, succeeded } from '../../run.ts';
import { enumOf } from './filter-of.ts';

/** A larger table would prove nothing more. */
const MOST_BYTES = 500_000;

export async function checkTable(
  run: Run,
  requests: Requests,
  records: Records,
  operation: Operation,
): Promise<void> {
  const { definition, method, effect, parameters } = operation;
  const types = Object.entries(definition.responses)
    .filter(([status]) => /^2/.test(status))
    .flatMap(([, { content = {} }]) => Object.keys(content));
  const params = requests.proven(operation) ?? records.target(operation);
  if (method !== 'get' || effect !== 'read' || !params || !types.some(isTable)) return;
  const filters = parameters.flatMap((parameter, at) => {
    const { items } = resolveSchema(run.contract.document, parameter.schema);
    const listed = enumOf(run, items ?? parameter.schema);
    const name = names.plain(parameter.name.replace(/^filter\[?|\]$/g, ''));
    return parameter.in === 'query' && listed
      ? [{ parameter, at, name, listed, isList: items !== undefined }]
      : [];
  });
  if (filters.length === 0) return;
  const ask = (query: [string, string][], tried: string) => {
    const plain = requests.plain(operation, params);
    const rest = plain.query.filter(([name]) => !query.some(([own]) => own === name));
    return run.call(operation, { ...plain, query: [...rest, ...query] }, { tried });
  };
  const all = await ask([], 'the whole table');
  for (const { parameter, at, name, listed, isList } of filters) {
    const known = columnOf(all, name, listed);
    const value = known.find((one) => known.some((other) => other !== one));
    if (value === undefined) continue;
    const isWrong = async () => {
      const answer = await ask(queryPairs(parameter, isList ? [value] : value), `${parameter.name}=${value}`);
      return columnOf(answer, name, listed).some((own) => own !== value) ? answer : undefined;
    };
    const answer = (await isWrong()) && (await isWrong());
    if (!answer) continue;
    run.report(answer, {
      kind: 'filter-ignored',
      severity: 'error',
      says: `Its lines are not filtered by ${parameter.name}.`,
      at: parameter.name,
      rule: operation.parameterPointers[at] ?? operation.pointer,
      expected: `only lines with the ${name} asked for`,
      actual: 'others too',
    });
  }
}

const isTable = (type: string): boolean => /^text\/csv\b/.test(type);

/** The values of a column; empty if there is none or its values are not those of the list. */
function columnOf(answer: Exchange, name: string, listed: Json[]): string[] {
  const { reply } = answer;
  if (!succeeded(answer) || !('body' in reply) || !isTable(reply.headers.get('content-type') ?? ''))
    return [];
  if (reply.body.length > MOST_BYTES) return [];
  const [head = [], ...lines] = linesOf(new TextDecoder().decode(reply.body));
  const at = head.findIndex((one) => names.plain(one) === name);
  const cells = lines.map((line) => line[at] ?? '');
  const isRegular = at >= 0 && lines.every(({ length }) => length === head.length);
  return isRegular && cells.every((cell) => listed.includes(cell)) ? cells : [];
}

/** The cells of each line (RFC 4180). */
export function linesOf(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, bare = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end !== ',') lines.push([]);
  }
  // A final line break starts no new line.
  return lines.filter((line) => line.some((cell) => cell !== ''));
}
