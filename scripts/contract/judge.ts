// Holds one request or one answer against the contract. It knows no path of any contract: everything it says comes
// from the document.

import type { Finding, FindingKind } from '../../src/contract/finding.ts';
import type { Header, Parameter, Schema } from './document.ts';
import { resolveSchema } from './document.ts';
import type { Contract } from './load.ts';
import type { Operation } from './operations.ts';
import { toStep } from './pointer.ts';
import { compileSchemas, type FieldError, fieldErrors } from './schemas.ts';

export interface GivenAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array | string;
}

export interface GivenRequest {
  /** Values of the path's blanks, decoded. */
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, or for a multipart body a record of its text parts. Undefined when there is none. */
  body?: unknown;
}

export interface Judge {
  /** Everything in which an answer disagrees with the contract; empty when it agrees. */
  answer(operation: Operation, given: GivenAnswer): Finding[];
  /** Everything wrong with a request, by field, ready for a 422 problem; empty when it is right. */
  request(operation: Operation, given: GivenRequest): FieldError[];
}

export function createJudge({ document }: Pick<Contract, 'document'>): Judge {
  const schemas = compileSchemas(document);

  const answer: Judge['answer'] = (operation, given) => {
    const finding = (kind: FindingKind, at: string, rule: string, says: string): Finding => ({
      kind,
      operationId: operation.id,
      status: given.status,
      at,
      rule,
      says,
    });
    const declared = operation.definition.responses[given.status];
    const rule = `${operation.pointer}/responses/${given.status}`;
    if (!declared) {
      const statuses = Object.keys(operation.definition.responses).join(', ');
      return [
        finding(
          'undeclared-status',
          '',
          `${operation.pointer}/responses`,
          `Declared are ${statuses}; the status is ${given.status}.`,
        ),
      ];
    }
    const findings = headerFindings(declared.headers ?? {}, given.headers).map(([kind, name, says]) =>
      finding(kind, `header:${name}`, `${rule}/headers/${name}`, says),
    );
    const text = typeof given.body === 'string' ? given.body : new TextDecoder().decode(given.body);
    const content = declared.content ?? {};
    const types = Object.keys(content);
    if (types.length === 0) {
      return text === ''
        ? findings
        : [...findings, finding('unreadable-body', '', rule, 'No body is declared, but there is one.')];
    }
    const type = mediaType(given.headers);
    const media = content[type];
    if (!media?.schema) {
      const says = `Declared is ${types.join(', ')}; the media type is ${type || 'absent'}.`;
      return [...findings, finding('undeclared-media-type', 'header:content-type', `${rule}/content`, says)];
    }
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      const says = text === '' ? 'A body is declared, but there is none.' : 'The body is not valid JSON.';
      return [...findings, finding('unreadable-body', '', `${rule}/content`, says)];
    }
    const pointer = `${rule}/content/${toStep(type)}/schema`;
    for (const error of schemas.errors(pointer, body)) {
      const named = error.params.missingProperty;
      const at = named === undefined ? error.instancePath : `${error.instancePath}/${named}`;
      findings.push(finding('schema', at, schemas.rule(error), `${error.message}.`));
    }
    for (const at of schemas.undeclared(media.schema, body)) {
      findings.push(finding('undeclared-property', at, pointer, 'The contract declares no such property.'));
    }
    return findings;
  };

  const headerFindings = (declared: Record<string, Header>, given: Headers) =>
    Object.entries(declared).flatMap(([name, header]): [FindingKind, string, string][] => {
      const text = given.get(name);
      if (text === null) return header.required ? [['missing-header', name, 'The header is required.']] : [];
      const errors = schemas.errorsOf(header.schema, fromText(header.schema, text));
      return errors.map((error) => ['header', name, `The header ${error.message}.`]);
    });

  const fromText = (schema: Schema, text: string): unknown => {
    const { type } = resolveSchema(document, schema);
    const types = [type ?? []].flat();
    if (types.includes('integer') || types.includes('number')) {
      // As JSON writes numbers: `Number` would also take 0x10, 1e2 and blanks.
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    }
    if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
    return text;
  };

  const parameterValue = (parameter: Parameter, { params, query, headers }: GivenRequest): unknown => {
    if (parameter.in === 'path') return params[parameter.name];
    if (parameter.in === 'header') return headers.get(parameter.name) ?? undefined;
    const all = query.getAll(parameter.name);
    if (all.length === 0) return undefined;
    const schema = resolveSchema(document, parameter.schema);
    const { items } = schema;
    if (schema.type === 'array' && items) return all.map((text) => fromText(items, text));
    // A value given twice is no value: it is refused as text that fits nothing.
    return all.length > 1 ? all : fromText(parameter.schema, all[0] ?? '');
  };

  const request: Judge['request'] = (operation, given) => {
    const wrong = operation.parameters.flatMap((parameter) => {
      const value = parameterValue(parameter, given);
      if (value === undefined) {
        return parameter.required ? [{ field: parameter.name, message: 'This is required.' }] : [];
      }
      return fieldErrors(schemas.errorsOf(parameter.schema, value), parameter.name);
    });
    const { requestBody } = operation.definition;
    if (!requestBody) return wrong;
    if (given.body === undefined) {
      return requestBody.required ? [...wrong, { field: 'body', message: 'A body is required.' }] : wrong;
    }
    const [type = '', media] = Object.entries(requestBody.content)[0] ?? [];
    if (type.startsWith('multipart/')) return [...wrong, ...partErrors(media?.schema ?? {}, given.body)];
    const pointer = `${operation.pointer}/requestBody/content/${toStep(type)}/schema`;
    return [...wrong, ...fieldErrors(schemas.errors(pointer, given.body))];
  };

  /** Text parts of a multipart body. Files are judged by whoever reads them. */
  const partErrors = (schema: Schema, body: unknown): FieldError[] => {
    const declared = resolveSchema(document, schema).properties ?? {};
    return Object.entries(body as Record<string, string>).flatMap(([name, text]) => {
      // The sender names the part, and every object has a `constructor`.
      const schema = Object.hasOwn(declared, name) ? declared[name] : undefined;
      const part = schema && resolveSchema(document, schema);
      if (!part) return [{ field: name, message: 'There is no such field; leave it out.' }];
      const errors = fieldErrors(schemas.errorsOf(part, fromText(part, text)), name);
      if (errors.length > 0 || !part.contentSchema) return errors;
      try {
        return fieldErrors(schemas.errorsOf(part.contentSchema, JSON.parse(text)), name);
      } catch {
        return [{ field: name, message: 'Give valid JSON.' }];
      }
    });
  };

  return { answer, request };
}

/** `application/json` for `application/json; charset=utf-8`. */
export const mediaType = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
