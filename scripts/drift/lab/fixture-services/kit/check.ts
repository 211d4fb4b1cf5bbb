// Validates a fixture service's responses against its contract, for its own tests.

import {
  type AnswerObject,
  type Document,
  matchPath,
  operationsOf,
  resolve,
  type Schema,
} from './contract.ts';
import { createAjv } from './rules.ts';

export interface Met {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** Statuses that every server may send undeclared. */
const TRANSPORT = [400, 404, 405, 413, 415];

/**
 * @param pathname without the server's prefix
 * @returns one sentence per fault
 */
export function createCheck(contract: Document): (method: string, pathname: string, met: Met) => string[] {
  const document = structuredClone(contract);
  forAnswers(document);
  const operations = operationsOf(document);
  const ajv = createAjv(document);
  const faults = (schema: Schema, value: unknown, where: string) =>
    ajv.validate(schema, value) ? [] : [`${where}: ${ajv.errorsText()}`];

  return (method, pathname, { status, headers, bytes }) => {
    const wanted = matchPath(operations, pathname)?.operations.find((one) => one.method === method);
    const answers = wanted?.answers ?? {};
    const declared: AnswerObject | undefined =
      answers[status] ?? answers[`${Math.floor(status / 100)}XX`] ?? answers.default;
    if (!declared) return TRANSPORT.includes(status) ? [] : [`${status} is not declared`];
    const wrong = Object.entries(declared.headers ?? {}).flatMap(([name, given]) => {
      const header = resolve(document, given);
      const text = headers.get(name);
      if (text === null) return header.required ? [`${name} is missing`] : [];
      const isNumber = resolve(document, header.schema).type === 'integer';
      return faults(header.schema, isNumber ? Number(text) : text, name);
    });
    const content = declared.content ?? {};
    if (Object.keys(content).length === 0 || method === 'HEAD') {
      return bytes.length === 0 ? wrong : [...wrong, 'there is a body where none is declared'];
    }
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    const media = content[type];
    if (!media) return [...wrong, `${type || 'no media type'} is not declared`];
    if (!type.endsWith('json')) return wrong;
    try {
      return [...wrong, ...faults(media.schema ?? {}, JSON.parse(new TextDecoder().decode(bytes)), 'body')];
    } catch (error) {
      return [...wrong, `the body is no JSON: ${error}`];
    }
  };
}

/** Write-only properties must not be returned. */
function forAnswers(value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  const schema = value as Schema;
  const { properties } = schema;
  if (properties && !Array.isArray(properties)) {
    for (const [name, inner] of Object.entries(properties)) {
      if (!inner.writeOnly) continue;
      Object.assign(properties, { [name]: false });
      if (schema.required) schema.required = schema.required.filter((one) => one !== name);
    }
  }
  for (const inner of Object.values(value)) forAnswers(inner);
}
