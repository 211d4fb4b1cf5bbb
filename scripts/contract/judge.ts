// Validates one request or response against the contract. It is generic: all knowledge comes
// from the document.

import type { Finding, FindingKind } from '../../src/response-check/finding.ts';
import { forAnswers, forRequests } from './direction.ts';
import type { Header, MediaType, Schema } from './document.ts';
import { declaredAnswer, resolveSchema } from './document.ts';
import { requirement } from './error-messages.ts';
import type { Contract } from './load.ts';
import { declaredType, isJson, isParts, mediaType, withoutParameters } from './media.ts';
import type { Operation } from './operations.ts';
import { lengthErrors, plainBodyErrors, plainBodyKind } from './plain-bodies.ts';
import { toStep } from './pointer.ts';
import { compileSchemas, type FieldError, fieldErrors } from './schemas.ts';
import { createTextReader } from './text-values.ts';

export interface GivenAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array | string;
}

export interface GivenRequest {
  /** The path parameters, decoded. */
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /**
   * Parsed JSON, a plain text, or for a multipart body a record of its text parts (a list for a repeated part).
   * Undefined if there is none.
   */
  body?: unknown;
  /** Size in bytes of a body that is neither JSON, parts nor text. */
  size?: number;
  /** File sizes in bytes by part name of a multipart body. If omitted, files are not checked. */
  files?: Record<string, number[]>;
}

export interface Judge {
  /** All differences between a response and the contract; empty if it conforms. */
  answer(operation: Operation, given: GivenAnswer): Finding[];
  /** All errors of a request, by field, for a 422 problem; empty if it is valid. */
  request(operation: Operation, given: GivenRequest): FieldError[];
}

/** A part with a media type is a file, unless a schema describes its text. */
const isFile = ({ contentMediaType, contentSchema, format }: Schema) =>
  (contentMediaType !== undefined && contentSchema === undefined) || format === 'binary';

export function createJudge({ document }: Pick<Contract, 'document'>): Judge {
  const ofRequests = forRequests(document);
  const ofAnswers = forAnswers(document);
  const schemas = compileSchemas(ofRequests);
  const { fromText, itemsOf, parameterValue, deepObject } = createTextReader(document);
  const answers = ofAnswers === ofRequests ? schemas : compileSchemas(ofAnswers);

  const answer: Judge['answer'] = (operation, given) => {
    const finding = (
      kind: FindingKind,
      at: string,
      rule: string,
      says: string,
      both?: Required<Pick<Finding, 'expected' | 'actual'>>,
    ): Finding => ({ kind, operationId: operation.id, status: given.status, at, rule, says, ...both });
    const found = declaredAnswer(operation.definition, given.status);
    if (!found) {
      const statuses = Object.keys(operation.definition.responses).join(', ');
      // An operation without declared responses allows any.
      if (statuses === '') return [];
      return [
        finding(
          'undeclared-status',
          '',
          `${operation.pointer}/responses`,
          `The contract does not declare status ${given.status}.`,
          { expected: statuses, actual: `${given.status}` },
        ),
      ];
    }
    const declared = found.answer;
    const rule = `${operation.pointer}/responses/${found.key}`;
    const findings = headerFindings(declared.headers ?? {}, given.headers).map(([kind, name, says]) =>
      finding(kind, `header:${name}`, `${rule}/headers/${toStep(name)}`, says),
    );
    // A HEAD response is declared with a body, but has none.
    if (operation.method === 'head') return findings;
    const text = typeof given.body === 'string' ? given.body : new TextDecoder().decode(given.body);
    const content = declared.content ?? {};
    const types = Object.keys(content);
    if (types.length === 0) {
      return text === ''
        ? findings
        : [
            ...findings,
            finding('undeclared-body', '', rule, 'The contract declares no body, but there is one.'),
          ];
    }
    const type = mediaType(given.headers);
    const key = declaredType(types, type);
    const media = key === undefined ? undefined : content[key];
    if (key === undefined || !media) {
      const says = 'The contract does not declare this media type.';
      const both = { expected: types.join(', '), actual: type || 'absent' };
      return [
        ...findings,
        finding('undeclared-media-type', 'header:content-type', `${rule}/content`, says, both),
      ];
    }
    const pointer = `${rule}/content/${toStep(key)}/schema`;
    if (!isJson(type)) {
      if (!media.schema) return findings;
      const wrong = plainBodyErrors(document, media.schema, { pointer, type, ...given }, errorsAt).map(
        ([at, says]) => finding('schema', '', at, says),
      );
      // An empty text is valid if its schema allows it.
      const mayBeEmpty = plainBodyKind(document, type, media.schema) === 'text' && wrong.length === 0;
      const isNone = text === '' && !(mayBeEmpty && type === 'text/plain');
      const empty = 'The contract declares a body, but there is none.';
      return isNone
        ? [...findings, finding('unreadable-body', '', `${rule}/content`, empty)]
        : [...findings, ...wrong];
    }
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      const says =
        text === '' ? 'The contract declares a body, but there is none.' : 'The body is not valid JSON.';
      return [...findings, finding('unreadable-body', '', `${rule}/content`, says)];
    }
    if (!media.schema) return findings;
    for (const error of answers.causes(pointer, body)) {
      const named = error.params.missingProperty;
      const at = named === undefined ? error.instancePath : `${error.instancePath}/${named}`;
      findings.push(finding('schema', at, answers.rule(error), `It ${requirement(error)}.`));
    }
    for (const at of answers.undeclared(media.schema, body)) {
      findings.push(finding('undeclared-property', at, pointer, 'The contract declares no such property.'));
    }
    return findings;
  };

  const errorsAt = (pointer: string, schema: Schema, text: string): [rule: string, says: string][] =>
    answers
      .errors(pointer, fromText(schema, text))
      .map((error) => [answers.rule(error), `It ${requirement(error)}.`]);

  const headerFindings = (declared: Record<string, Header>, given: Headers) =>
    Object.entries(declared).flatMap(([name, header]): [FindingKind, string, string][] => {
      // The keys of `content` declare the media type.
      if (name.toLowerCase() === 'content-type') return [];
      const text = given.get(name);
      if (text === null) return header.required ? [['missing-header', name, 'The header is required.']] : [];
      const { schema } = header;
      if (!schema) return [];
      const items = itemsOf(schema);
      const value = items ? text.split(/, */).map((one) => fromText(items, one)) : fromText(schema, text);
      return answers
        .errorsOf(schema, value)
        .map((error) => ['header', name, `The header ${requirement(error)}.`]);
    });

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
    if (given.body === undefined && given.size === undefined) {
      return requestBody.required ? [...wrong, { field: 'body', message: 'A body is required.' }] : wrong;
    }
    const { content } = requestBody;
    const named = mediaType(given.headers);
    const type = Object.hasOwn(content, named) ? named : (Object.keys(content)[0] ?? '');
    if (isParts(type)) {
      const { schema = {}, encoding = {} } = content[type] ?? {};
      const body = withObjects(schema, encoding, given.body);
      const errors = [...partErrors(schema, body), ...fileErrors(schema, { ...given, body })];
      return [...wrong, ...errors, ...countErrors(schema, body, given.files)];
    }
    const pointer = `${operation.pointer}/requestBody/content/${toStep(type)}/schema`;
    if (isJson(type) || isJson(named)) return [...wrong, ...fieldErrors(schemas.errors(pointer, given.body))];
    const schema = content[type]?.schema;
    const kind = schema && plainBodyKind(document, withoutParameters(type), schema);
    if (kind === 'bytes' && given.size !== undefined) {
      const errors = lengthErrors(document, schema ?? {}, given.size);
      return [...wrong, ...errors.map(({ message }) => ({ field: 'body', message: `This ${message}.` }))];
    }
    if (kind !== 'text' || typeof given.body !== 'string') return wrong;
    return [...wrong, ...fieldErrors(schemas.errors(pointer, fromText(schema ?? {}, given.body)))];
  };

  /** Combines the parts of an object, `address[city]`, into one JSON text. */
  const withObjects = (schema: Schema, encoding: MediaType['encoding'], body: unknown): unknown => {
    const declared = resolveSchema(document, schema).properties ?? {};
    const pairs = Object.entries(Object(body) as Record<string, string | string[]>);
    const names = Object.keys(declared).filter((name) => encoding?.[name]?.style === 'deepObject');
    const objects = names.flatMap((name) => {
      const own = pairs.flatMap(([key, text]) => [text].flat().map((one): [string, string] => [key, one]));
      const value = deepObject(name, declared[name] ?? {}, own);
      return value === undefined ? [] : [[name, JSON.stringify(value)] as const];
    });
    const isOfObject = (key: string) => names.some((name) => key.startsWith(`${name}[`) && key.endsWith(']'));
    return Object.fromEntries([...pairs.filter(([key]) => !isOfObject(key)), ...objects]);
  };

  /** The text parts of a body. */
  const partErrors = (schema: Schema, body: unknown): FieldError[] => {
    const { properties: declared = {}, additionalProperties: others } = resolveSchema(document, schema);
    return Object.entries(body as Record<string, string | string[]>).flatMap(([name, given]) => {
      // Part names come from the sender, and every object inherits `constructor`.
      const schema = Object.hasOwn(declared, name)
        ? declared[name]
        : typeof others === 'object'
          ? others
          : undefined;
      if (!schema && others === true) return [];
      const part = schema && resolveSchema(document, schema);
      if (!part) return [{ field: name, message: 'Unknown field. Remove it.' }];
      const items = itemsOf(part);
      if (items) {
        const list = [given].flat().map((text) => fromText(items, text));
        return fieldErrors(schemas.errorsOf(part, list), name);
      }
      if (Array.isArray(given)) return [{ field: name, message: 'Send this once.' }];
      const isJson = part.type === 'object';
      const errors = isJson ? [] : fieldErrors(schemas.errorsOf(part, fromText(part, given)), name);
      const inner = isJson ? part : part.contentSchema;
      if (errors.length > 0 || !inner) return errors;
      try {
        return fieldErrors(schemas.errorsOf(inner, JSON.parse(given)), name);
      } catch {
        return [{ field: name, message: 'Give valid JSON.' }];
      }
    });
  };

  /** Whether there are too few or too many parts; a repeated part counts once. */
  const countErrors = (schema: Schema, body: unknown, files = {}): FieldError[] => {
    const { minProperties = 0, maxProperties = Number.POSITIVE_INFINITY } = resolveSchema(document, schema);
    const count = new Set(Object.keys({ ...Object(body), ...files })).size;
    if (count < minProperties) return [{ field: 'body', message: `Send at least ${minProperties} fields.` }];
    return count > maxProperties ? [{ field: 'body', message: `Send at most ${maxProperties} fields.` }] : [];
  };

  /** Missing parts, and invalid numbers and sizes of files. */
  const fileErrors = (schema: Schema, { body, files }: GivenRequest): FieldError[] => {
    if (!files) return [];
    const { properties = {}, required = [] } = resolveSchema(document, schema);
    const missing = required.filter(
      (name) => !Object.hasOwn(files, name) && !Object.hasOwn(Object(body), name),
    );
    const wrong = Object.entries(files).flatMap(([name, sizes]) => {
      const part = Object.hasOwn(properties, name)
        ? resolveSchema(document, properties[name] ?? {})
        : undefined;
      const file = part && resolveSchema(document, part.items ?? part);
      if (!file || !isFile(file)) return [{ field: name, message: 'Unknown file. Remove it.' }];
      const most = part.items ? (part.maxItems ?? Number.POSITIVE_INFINITY) : 1;
      if (sizes.length > most) return [{ field: name, message: `Send at most ${most}.` }];
      if (sizes.length < (part.minItems ?? 0))
        return [{ field: name, message: `Send at least ${part.minItems}.` }];
      const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = file;
      return sizes.flatMap((size, i) => {
        const field = part.items ? `${name}.${i}` : name;
        if (size < minLength)
          return [{ field, message: size === 0 ? 'The file is empty.' : 'The file is too small.' }];
        return size > maxLength ? [{ field, message: 'The file is too large.' }] : [];
      });
    });
    return [...missing.map((field) => ({ field, message: 'This is required.' })), ...wrong];
  };

  return { answer, request };
}
