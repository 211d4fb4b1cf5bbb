import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../contract/load.ts';
import { compareContracts } from './contract.ts';

/** The changes between two contracts with one operation each, whose response has the given schemas. */
function answers(old: unknown, now: unknown, more: [object, object] = [{}, {}]) {
  const document = (schema: unknown, schemas: object) => ({
    paths: { '/x': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } },
    components: { schemas },
  });
  return compareContracts(document(old, more[0]), document(now, more[1])).map(
    ({ impact, kind }) => `${impact} ${kind}`,
  );
}

/** The same for a request body. */
function requests(old: unknown, now: unknown) {
  const document = (schema: unknown) => ({
    paths: {
      '/x': { post: { requestBody: { content: { 'application/json': { schema } } }, responses: {} } },
    },
  });
  return compareContracts(document(old), document(now)).map(({ impact, kind }) => `${impact} ${kind}`);
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('a contract and itself', () => {
  const other = fileURLToPath(new URL('../contract/cases/other-contract.yaml', import.meta.url));
  it.each(['openapi/v1.yaml', 'openapi/provider.yaml', other])('%s does not differ', (file) => {
    const { document } = loadContract(file);
    expect(compareContracts(document, structuredClone(document))).toEqual([]);
  });
});

describe('recursive schemas', () => {
  const tree = (leaf: string) => ({
    Tree: {
      type: 'object',
      properties: { leaf: { type: leaf }, under: { type: 'array', items: ref('Tree') } },
    },
  });

  it('are compared once', () => {
    expect(answers(ref('Tree'), ref('Tree'), [tree('string'), tree('integer')])).toEqual([
      'breaking response-type-changed',
    ]);
  });

  it('are compared with a removed keyword', () => {
    expect(answers(ref('Tree'), {}, [tree('string'), {}])).toContain('breaking response-type-changed');
    const more = answers({}, ref('Tree'), [{}, tree('string')]);
    expect(more).toContain('addition response-type-changed');
    expect(more.filter((one) => !one.startsWith('addition'))).toEqual([]);
  });

  it('end if a type consists of itself', () => {
    const animals = (more: object) => ({
      Animal: { type: 'object', required: ['kind'], oneOf: [ref('Cat'), ref('Dog')] },
      Cat: { allOf: [ref('Animal'), { properties: { kind: { const: 'cat' }, ...more } }] },
      Dog: { allOf: [ref('Animal'), { properties: { kind: { const: 'dog' } } }] },
    });
    expect(answers(ref('Animal'), ref('Animal'), [animals({}), animals({ age: {} })])).toEqual([
      'addition response-property-added',
    ]);
    expect(answers(ref('Cat'), ref('Animal'), [animals({}), animals({})]).join()).toContain('breaking');
  });
});

describe('equivalent schemas', () => {
  const text = { type: 'string', maxLength: 5 };
  it.each([
    ['null by a list of types, or a word', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
    [
      'null by a list of types, or a choice',
      { type: ['string', 'null'] },
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
    ],
    ['null by a choice either way', { oneOf: [{ type: 'null' }, text] }, { anyOf: [text, { type: 'null' }] }],
    [
      'null beside a value',
      { type: ['string', 'null'], enum: ['a', null] },
      { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] },
    ],
    ['all of one', text, { allOf: [text] }],
    ['one of one', text, { oneOf: [text] }],
    ['all of two halves', text, { allOf: [{ type: 'string' }, { maxLength: 5 }] }],
    ['the stricter of two limits', text, { allOf: [text, { maxLength: 9 }] }],
    ['a type in a list', text, { ...text, type: ['string'] }],
    ['a limit that limits nothing', text, { ...text, minLength: 0 }],
    ['a limit for another type', text, { ...text, minimum: 3 }],
    ['open either way', { type: 'object' }, { type: 'object', additionalProperties: true }],
  ])('%s', (_name, one, other) => {
    expect(answers(one, other)).toEqual([]);
    expect(answers(other, one)).toEqual([]);
    expect(requests(one, other)).toEqual([]);
  });
});

describe('both directions', () => {
  const schema = (values: string[]) => ({ S: { type: 'string', enum: values } });
  const document = (values: string[]) => ({
    paths: {
      '/x': {
        post: {
          operationId: 'makeX',
          requestBody: { content: { 'application/json': { schema: ref('S') } } },
          responses: { 200: { content: { 'application/json': { schema: ref('S') } } } },
        },
        get: {
          operationId: 'getX',
          responses: { 200: { content: { 'application/json': { schema: ref('S') } } } },
        },
      },
    },
    components: { schemas: schema(values) },
  });

  it('reports a shared schema once, in the direction that breaks, with every affected operation', () => {
    const changes = compareContracts(document(['a']), document(['a', 'b']));
    expect(changes.map(({ kind, impact }) => [kind, impact])).toEqual([
      ['response-values-added', 'breaking'],
    ]);
    expect(changes[0]?.operations.map(({ id }) => id).sort()).toEqual(['getX', 'makeX']);
    expect(changes[0]).toMatchObject({
      rule: '/components/schemas/S/enum',
      says: 'In answers, S can now be "b" too.',
      status: 200,
    });
    const less = compareContracts(document(['a', 'b']), document(['a']));
    expect(less.map(({ kind, operations }) => [kind, operations.map(({ id }) => id)])).toEqual([
      ['request-values-removed', ['makeX']],
    ]);
  });

  it('are swapped for webhooks', () => {
    const hook = (required: string[]) => ({
      paths: {},
      webhooks: {
        ping: {
          post: {
            requestBody: {
              content: {
                'application/json': { schema: { type: 'object', required, properties: { id: {} } } },
              },
            },
            responses: {},
          },
        },
      },
    });
    const kinds = (old: string[], now: string[]) =>
      compareContracts(hook(old), hook(now)).map(({ impact }) => impact);
    expect(kinds([], ['id'])).toEqual(['addition']);
    expect(kinds(['id'], [])).toEqual(['breaking']);
  });
});

it('compares callbacks like webhooks', () => {
  const document = (callbacks: object) => ({ paths: { '/x': { post: { responses: {}, callbacks } } } });
  const call = (type: string) => ({
    done: {
      '{$url}': {
        post: { requestBody: { content: { 'application/json': { schema: { type } } } }, responses: {} },
      },
    },
  });
  const kinds = (old: object, now: object) =>
    compareContracts(document(old), document(now)).map(({ kind, impact }) => `${impact} ${kind}`);
  expect(kinds(call('integer'), call('number'))).toEqual(['breaking response-type-changed']);
  expect(kinds(call('number'), call('integer'))).toEqual(['addition response-type-changed']);
  expect(kinds(call('number'), {})).toEqual(['breaking callback-removed']);
  expect(kinds({}, call('number'))).toEqual(['addition callback-added']);
});

describe('a choice', () => {
  const cat = {
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: 'cat' }, age: { type: 'integer' } },
  };
  const dog = { type: 'object', required: ['kind'], properties: { kind: { const: 'dog' } } };
  const old = { ...cat, properties: { ...cat.properties, age: { type: 'string' } } };

  it('is matched by identity', () => {
    expect(answers({ oneOf: [dog, old] }, { oneOf: [cat, dog] })).toEqual(['breaking response-type-changed']);
  });

  it('matches the former whole schema', () => {
    expect(requests(cat, { oneOf: [dog, cat] })).toEqual(['addition request-choice-added']);
    expect(answers({ oneOf: [dog, cat] }, cat)).toEqual(['addition response-choice-removed']);
    expect(answers(cat, { oneOf: [dog, old] })).toEqual([
      'breaking response-type-changed',
      'breaking response-choice-added',
    ]);
  });
});

describe('the branches of a union', () => {
  const kind = (name: string, more = {}) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: [name] }, ...more },
  });
  const list = (items: object) => ({ type: 'array', items });

  it('are not matched with a new branch of another kind, if one is listed twice', () => {
    const old = { oneOf: [kind('merge'), kind('push'), kind('merge')] };
    const now = { oneOf: [kind('push'), kind('review'), kind('merge')] };
    expect(requests(old, now)).toEqual(['addition request-choice-added']);
    expect(answers(old, now)).toEqual(['breaking response-choice-added']);
  });

  it('are not matched by order, if they are of different kinds', () => {
    const [old, now] = [{ oneOf: [kind('merge'), kind('push')] }, { oneOf: [kind('push'), kind('review')] }];
    expect(requests(old, now)).toEqual(['breaking request-choice-removed', 'addition request-choice-added']);
  });

  it('are not matched by order, if they refer to different schemas', () => {
    const thing = (name: string) => ({
      type: 'object',
      required: [name],
      properties: { [name]: { type: 'string' } },
    });
    const schemas = { A: thing('a'), B: thing('b'), C: thing('c') };
    expect(
      answers({ oneOf: [ref('A'), ref('B')] }, { oneOf: [ref('A'), ref('C')] }, [schemas, schemas]),
    ).toEqual(['addition response-choice-removed', 'breaking response-choice-added']);
  });

  it('can be merged into one that allows all that they did', () => {
    const either = list({ anyOf: [{ type: 'string' }, { type: 'integer' }] });
    const both = { oneOf: [list({ type: 'string' }), list({ type: 'integer' })] };
    expect(requests(both, either).join()).not.toContain('breaking');
    expect(requests(either, { oneOf: [list({ type: 'string' }), list({ type: 'null' })] })).toContain(
      'breaking request-choice-removed',
    );
  });

  it('can replace a required property', () => {
    const whole = {
      type: 'object',
      properties: { state: { type: 'string' }, assignees: { type: 'string' } },
    };
    const old = { ...whole, required: ['state'] };
    const now = { ...whole, anyOf: [{ required: ['state'] }, { required: ['assignees'] }] };
    expect(requests(old, now)).toEqual(['addition request-choice-added']);
    expect(
      requests({ ...whole, required: ['assignees'] }, { ...whole, anyOf: [{ required: ['state'] }] }),
    ).toContain('breaking request-property-required');
  });

  it('can narrow a loose object of answers', () => {
    expect(answers({ type: 'object' }, { oneOf: [kind('merge'), kind('push')] }).join()).not.toContain(
      'breaking',
    );
  });

  it('are named by their only value', () => {
    const document = (values: string[]) => ({
      paths: {
        '/x': {
          get: {
            responses: {
              200: {
                content: {
                  'application/json': { schema: { anyOf: values.map((value) => ({ const: value })) } },
                },
              },
            },
          },
        },
      },
    });
    const [change] = compareContracts(document(['a', 'b']), document(['a', 'b', 'c']));
    expect(change?.says).toContain('can now be "c"');
  });
});

describe('a pattern', () => {
  const text = (pattern: string) => ({ type: 'string', pattern });
  const [hex, digests] = [text('^[0-9a-f]+$'), text('^([0-9a-f]{40}|[0-9a-f]{64})$')];

  it('may become narrower in answers, and wider in requests', () => {
    expect(answers(hex, digests)).toEqual(['addition response-pattern-changed']);
    expect(requests(digests, hex)).toEqual(['addition request-pattern-changed']);
  });

  it('may not become wider in answers, or narrower in requests', () => {
    expect(answers(digests, hex)).toEqual(['breaking response-pattern-changed']);
    expect(requests(hex, digests)).toEqual(['breaking request-pattern-changed']);
    expect(answers(text('^[a-f]+$'), text('^[a-g]+$'))).toEqual(['breaking response-pattern-changed']);
  });
});

it('reports a shared schema with all of its differences in each operation', () => {
  const document = (type: string) => ({
    paths: Object.fromEntries(
      ['/a', '/b', '/c'].map((path) => [
        path,
        {
          get: {
            operationId: path.slice(1),
            responses: {
              200: { content: { 'application/json': { schema: { type: 'array', items: ref('Outer') } } } },
            },
          },
        },
      ]),
    ),
    components: {
      schemas: {
        Outer: { type: 'object', properties: { inner: ref('Inner'), outer: ref('Outer') } },
        Inner: { type: 'object', properties: { value: { type } } },
      },
    },
  });
  const changes = compareContracts(document('string'), document('integer'));
  expect(changes.map(({ kind, operations }) => [kind, operations.map(({ id }) => id)])).toEqual([
    ['response-type-changed', ['a', 'b', 'c']],
  ]);
});

it('reports a new choice on an unrestricted schema', () => {
  expect(requests({}, { type: 'object', maxProperties: 3 })).toEqual([
    'breaking request-type-changed',
    'breaking request-limit-tightened',
  ]);
  expect(requests({ type: 'object' }, { type: 'object', required: ['a'] })).toEqual([
    'breaking request-required-property-added',
  ]);
  const never = { allOf: [{ type: 'string' }, { type: 'integer' }] };
  expect(answers({ type: 'string' }, never)).toEqual(['breaking response-type-changed']);
  expect(requests({ type: 'string' }, false)).toEqual(['breaking request-type-changed']);
});
