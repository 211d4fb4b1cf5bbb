// Rules for responses and their examples.

import { didYouMean } from '../did-you-mean.ts';
import { type OpenApi, resolveSchema, type Schema } from '../document.ts';
import { requirement } from '../error-messages.ts';
import type { Operation } from '../operations.ts';
import { toStep } from '../pointer.ts';
import { spread } from '../schemas.ts';
import { eachOperation, type Rule, type Subject } from './rule.ts';

const only200 = eachOperation(({ definition: { responses } }, report) => {
  const successes = Object.keys(responses).filter((status) => /^[123]/.test(status));
  // A redirect is not a product call, so the rule 'only 200' does not apply.
  if (successes.join() !== '200' && successes.join() !== '302') {
    report(
      '/responses',
      `only 200 is success (or 302 for a redirect), not ${successes.join(', ') || 'nothing'}`,
    );
  }
  if ('default' in responses) report('/responses', 'declare each status; a default says nothing');
});

const problems = eachOperation(({ definition: { responses }, open, device, parameters }, report) => {
  for (const [status, answer] of Object.entries(responses)) {
    if (!/^[45]/.test(status)) continue;
    const types = Object.keys(answer.content ?? {});
    if (types.join() !== 'application/problem+json')
      report(`/responses/${status}`, 'an error is application/problem+json');
    for (const media of Object.values(answer.content ?? {})) {
      for (const [name, example] of Object.entries(media.examples ?? {})) {
        const stated = (example.value as { status?: unknown } | null)?.status;
        if (`${stated}` !== status)
          report(`/responses/${status}`, `the example ${name} says status ${stated}`);
      }
    }
  }
  // Booths have no roles, so 403 does not apply.
  const refusals = open ? [] : device ? ['401'] : ['401', '403'];
  const must = ['422', '429', '500', '503', ...refusals];
  if (parameters.some((p) => p.in === 'path')) must.push('404');
  for (const status of must)
    if (!responses[status]) report('/responses', `it can be answered ${status}; declare it`);
});

const bodies = eachOperation(({ method, definition: { requestBody, responses } }, report) => {
  if (!requestBody) return;
  if (method === 'get' || method === 'delete')
    report('/requestBody', `a ${method.toUpperCase()} carries no body`);
  if (Object.keys(requestBody.content).length !== 1) report('/requestBody', 'declare one media type');
  for (const status of ['400', '413', '415']) {
    if (!responses[status]) report('/responses', `its body can be answered ${status}; declare it`);
  }
});

const pages = eachOperation(({ id, definition }, report, { document }) => {
  if (!/^(list|search)/.test(id) || definition['x-list'] === 'bare') return;
  const media = definition.responses['200']?.content?.['application/json'];
  const names = Object.keys(media?.schema ? (resolveSchema(document, media.schema).properties ?? {}) : {});
  if (!['page,pages,items', 'page,pages,total,items'].includes(names.join()))
    report('/responses/200', 'a list is {page, pages, total?, items}');
});

/** Named examples feed the mock and the tests, so each success has at least one, and all are valid. */
const examples: Rule = (subject, report) => {
  for (const operation of subject.operations) {
    const { requestBody, responses } = operation.definition;
    const contents = [
      ...Object.entries(requestBody?.content ?? {}).map(([type, media]) => ({
        at: '/requestBody',
        type,
        media,
      })),
      ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
        Object.entries(content).map(([type, media]) => ({ at: `/responses/${status}`, type, media })),
      ),
    ];
    for (const { at, type, media } of contents) {
      const pointer = `${operation.pointer}${at}/content/${toStep(type)}`;
      const named = Object.entries(media.examples ?? {});
      if (named.length === 0 && type.endsWith('json'))
        report(pointer, `${operation.id}: give a named example`);
      if ('example' in media) report(pointer, `${operation.id}: name the example, under examples`);
      for (const [name, { value }] of named) {
        for (const { place, says } of faults(subject, media.schema ?? {}, `${pointer}/schema`, value)) {
          const wrong = `the example ${name} is wrong: ${place || 'it'} ${says}`;
          report(`${pointer}/examples/${toStep(name)}/value${place}`, `${operation.id}: ${wrong}`);
        }
      }
    }
    for (const { name, schema, example } of operation.parameters) {
      if (example === undefined) continue;
      for (const error of subject.schemas.errorsOf(schema, example)) {
        report(operation.pointer, `${operation.id}: the example of ${name} ${error.message}`);
      }
    }
  }
};

/** What is wrong with a value, each with its place in it. */
const faults = ({ schemas }: Subject, schema: Schema, pointer: string, value: unknown) => [
  ...schemas.causes(pointer, value).map((error) => ({ place: error.instancePath, says: requirement(error) })),
  ...schemas.undeclared(schema, value).map((place) => ({ place, says: 'is not declared' })),
];

/** A field is one of the call, or of a record that it acts on: a campaign is not sent without a subject or an address. */
const fields: Rule = ({ document, operations }, report) => {
  const hasName = ({ parameters, definition: { requestBody } }: Operation, name: string) =>
    parameters.some((parameter) => parameter.name === name) ||
    Object.values(requestBody?.content ?? {}).some(
      ({ schema }) => schema && hasField(document, schema, name.split('.')),
    );
  const fieldsOf = ({ parameters, definition: { requestBody } }: Operation) => [
    ...parameters.map(({ name }) => name),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema = {} }) =>
      spread(document, schema).flatMap(({ properties = {} }) => Object.keys(properties)),
    ),
  ];
  const isField = (call: Operation, name: string) =>
    name === 'body' ||
    hasName(call, name) ||
    operations.some(
      (other) =>
        [call.path.replace(/(\{\w+\})\/.*/, '$1'), '/account'].includes(other.path) && hasName(other, name),
    );
  for (const operation of operations) {
    const { id, pointer, definition } = operation;
    for (const [type, { examples = {} }] of Object.entries(definition.responses['422']?.content ?? {})) {
      for (const [name, { value }] of Object.entries(examples)) {
        const { errors = [] } = Object(value) as { errors?: { field: string }[] };
        for (const [i, { field }] of errors.entries()) {
          if (isField(operation, field)) continue;
          const example = `${pointer}/responses/422/content/${toStep(type)}/examples/${toStep(name)}`;
          const says = `it has no field "${field}", which the example ${name} names`;
          const hint = didYouMean(field, fieldsOf(operation));
          report(`${example}/value/errors/${i}/field`, `${id}: ${says}${hint}`);
        }
      }
    }
  }
};

function hasField(document: OpenApi, schema: Schema, steps: string[]): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return true;
  return spread(document, schema).some(({ properties = {}, items, additionalProperties, contentSchema }) => {
    const inner = [
      ...(Object.hasOwn(properties, step) ? [properties[step]] : []),
      ...(/^\d+$/.test(step) ? [items] : []),
      ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ];
    return (
      inner.some((one) => one && hasField(document, one, rest)) ||
      (contentSchema !== undefined && hasField(document, contentSchema, steps))
    );
  });
}

/** Prism sends 0 for a header without an example, which violates most bounds. */
const headers = eachOperation(({ definition: { responses } }, report) => {
  for (const [status, answer] of Object.entries(responses)) {
    for (const [name, header] of Object.entries(answer.headers ?? {})) {
      if (header.example === undefined)
        report(`/responses/${status}/headers/${name}`, 'give the header an example');
    }
  }
});

export const answerRules: Record<string, Rule> = {
  'only-200': only200,
  problems,
  bodies,
  pages,
  examples,
  fields,
  headers,
};
