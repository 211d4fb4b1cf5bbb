// Checks that values sent as a form, often with a file, are returned as sent.

import type { BodyPart, CaseRequest } from '../../../contract/cases/case.ts';
import type { Json } from '../../../contract/document.ts';
import { isJson } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import { propertiesOf, typesOf } from '../../model/shapes.ts';
import type { Context } from '../../records/context.ts';
import type { Requests } from '../../requests/requests.ts';
import { differences, schemaIn } from '../shared/stored.ts';

export async function checkForms({ run, requests, records }: Context): Promise<void> {
  for (const operation of run.operations) {
    if (run.ended !== undefined) return;
    const [type, media] = Object.entries(operation.definition.requestBody?.content ?? {})[0] ?? [];
    if (!isChange(run, operation) || type === undefined || isJson(type) || !media?.schema) continue;
    const names = [...propertiesOf(run.contract.document, media.schema).keys()];
    const params = records.target(operation);
    if (!params || !names.some((name) => schemaIn(run, operation, name))) continue;
    const plain = requests.plain(operation, params);
    const fields = propertiesOf(run.contract.document, media.schema);
    // A default value would look like a value that was sent.
    const isDefault = ({ name, ...part }: BodyPart) =>
      'text' in part && part.text === `${fields.get(name)?.default}`;
    const cases = casesOf(run, requests, operation, params);
    const full = withAll(
      plain,
      cases.map((parts) => parts.filter((part) => !isDefault(part))),
    );
    const exchange = await run.call(operation, full, {
      tried: 'a form with all it can hold',
      lenient: [422],
    });
    if (!succeeded(exchange)) continue;
    await records.learnMade(exchange);
    report(run, operation, exchange, valuesIn(run, operation, full));
  }
}

/** A create may recognize an existing record by name and return that one. */
const isChange = (run: Run, operation: Operation): boolean =>
  operation.effect === 'write' &&
  (/^(put|patch)$/.test(operation.method) ||
    run.resources.some(({ updates }) => updates.includes(operation)));

function report(run: Run, operation: Operation, exchange: Exchange, sent: Record<string, Json>): void {
  for (const { field, expected, actual } of differences(run, operation, sent, exchange.json)) {
    run.report(exchange, {
      kind: 'not-stored',
      says: `The response has another ${field} than was sent.`,
      at: field,
      rule: operation.pointer,
      expected,
      actual,
    });
  }
}

const partsOf = ({ body }: CaseRequest): BodyPart[] =>
  body && 'parts' in body
    ? body.parts
    : body && 'form' in body
      ? body.form.map(([name, text]) => ({ name, text }))
      : [];

/** The valid cases, each with its optional parts. */
function casesOf(
  run: Run,
  requests: Requests,
  operation: Operation,
  params: Record<string, string>,
): BodyPart[][] {
  const attempts = run.cases.attempts(operation, {
    seed: run.seed,
    context: requests.context(operation, params),
  });
  return attempts
    .filter(({ kind }) => kind === 'valid')
    .flatMap((attempt) => {
      const made = attempt.make();
      return made ? [partsOf(made.request)] : [];
    });
}

/** Number of values for a part that may repeat. */
const MOST_TIMES = 3;

/** A request with every part that occurs in a case; repeatable parts get several different values. */
function withAll(plain: CaseRequest, cases: BodyPart[][]): CaseRequest {
  const parts = new Map(Map.groupBy(partsOf(plain), ({ name }) => name));
  for (const one of cases) {
    for (const [name, some] of Map.groupBy(one, (part) => part.name)) {
      const had = parts.get(name)?.length ?? 0;
      if (had === 0 || (some.length > had && some.length <= MOST_TIMES)) parts.set(name, some);
    }
  }
  for (const [name, some] of parts) {
    // Equal values would look like a single one.
    const others = cases.flat().filter((part) => part.name === name && 'text' in part && part.text !== '');
    const unlike = new Map([...some, ...others].map((part) => ['text' in part ? part.text : part, part]));
    if (some.length > 1 && unlike.size > 1) parts.set(name, [...unlike.values()].slice(0, some.length));
  }
  const all = [...parts.values()].flat();
  const { body } = plain;
  if (!body || !('parts' in body || 'form' in body)) return plain;
  const form = all.flatMap((part): [string, string][] => ('text' in part ? [[part.name, part.text]] : []));
  return { ...plain, body: 'form' in body ? { type: body.type, form } : { type: body.type, parts: all } };
}

/** The form's texts, as the response's schema types them. */
function valuesIn(run: Run, operation: Operation, request: CaseRequest): Record<string, Json> {
  const texts = partsOf(request).flatMap((part) => ('text' in part ? [{ ...part }] : []));
  return Object.fromEntries(
    [...Map.groupBy(texts, ({ name }) => name)].flatMap(([name, some]): [string, Json][] => {
      const schema = schemaIn(run, operation, name);
      const types = schema ? typesOf(run.contract.document, schema) : [];
      const all = some.map(({ text }) => text);
      if (types.includes('array')) return [[name, all]];
      const [text = ''] = all;
      if (types.includes('string')) return [[name, text]];
      return types.includes('integer') || types.includes('number') ? [[name, Number(text)]] : [];
    }),
  );
}
