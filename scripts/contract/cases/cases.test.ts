import { describe, expect, it, vi } from 'vitest';
import type { Json } from '../document.ts';
import { createJudge } from '../judge.ts';
import { loadContract } from '../load.ts';
import type { Operation } from '../operations.ts';
import { type Case, type CaseKind, type CaseRequest, jsonIn, type Place } from './case.ts';
import { toGiven, toWire } from './http.ts';
import { createCaseMaker } from './make.ts';
import type { DeclaredBody } from './maker.ts';
import { bodyOf as partsBody } from './parts.ts';
import { type Rule, rulesOfRequest } from './rules-of-request.ts';

vi.setConfig({ testTimeout: 60_000 });

const CONTRACTS = {
  'our contract': 'openapi/v1.yaml',
  'a contract that has nothing in common with it': 'scripts/contract/cases/other-contract.yaml',
  'a contract of every keyword': 'scripts/contract/cases/keyword-contract.yaml',
};

/** Why a keyword has no invalid case; undefined if it must have one. */
function excuse({ keyword, value, schema, where, isBranch, isText, pointer }: Rule): string | undefined {
  const types = [schema.type ?? []].flat();
  if (keyword === 'type' && isText && types.some((type) => ['string', 'array', 'object'].includes(type))) {
    return 'sent as text, everything is one';
  }
  if (keyword === 'type' && types.includes('string') && pointer.includes('x-www-form-urlencoded'))
    return 'what is inside of a part of a form is sent as text too';
  if (keyword === 'type' && where === 'query') return 'inside of a parameter, other rules are broken';
  if (keyword === 'type' && isBranch)
    return 'what is of no type of a choice is told once, for all its branches';
  if (keyword === 'minLength' && Number(value) <= 1 && ['path', 'header'].includes(where)) {
    return 'neither a path nor a header can carry an empty text';
  }
  if (keyword === 'minItems' && Number(value) <= 1 && where === 'query')
    return 'a list without entries is no parameter';
  if (keyword === 'maxLength' && Number(value) > 32 * 1024 * 1024) return 'too large a file to be made';
  if (keyword === 'format' && ['password', 'binary'].includes(`${value}`))
    return 'a hint that everything fits';
  if (/^(additional|unevaluated)Properties$/.test(keyword) && value !== false)
    return 'what is inside has its own cases';
  if (keyword === 'maxProperties' && schema.additionalProperties === true)
    return 'a form has no more fields than are known';
  if (schema.readOnly) return 'never sent';
  if (keyword === 'uniqueItems' && value === false) return 'asks nothing';
  return undefined;
}

describe.each(Object.entries(CONTRACTS))('%s', (_, file) => {
  const contract = loadContract(file);
  // The short run takes a part of our own contract, which is large.
  const step = contract.operations.length > 100 && !process.env.TEST_LONG ? 6 : 1;
  const operations = contract.operations.filter((_, i) => i % step === 0);
  const fewOperations = operations.filter((_, i) => i % 4 === 0);
  const judge = createJudge(contract);
  const maker = createCaseMaker(contract, judge);
  const cases = new Map(operations.map((operation) => [operation.id, maker.of(operation)]));
  const all = [...cases.values()].flat();

  const wrongFields = ({ operation, request }: Case) => {
    const given = toGiven(request);
    return given && judge.request(operation, given).map(({ field }) => field);
  };
  const nameOf = ({ operation, name }: Case) => `${operation.id} ${name}`;

  it('accepts every valid case', () => {
    const valid = all.filter(({ kind }) => kind === 'valid');
    expect(valid.filter((one) => wrongFields(one)?.length !== 0).map(nameOf)).toEqual([]);
    expect(valid.every(({ expects }) => expects !== 'refused')).toBe(true);
  });

  it('has a valid case for each operation', () => {
    const without = [...cases].filter(([, list]) => !list.some(({ kind }) => kind === 'valid'));
    expect(without.map(([id]) => id)).toEqual([]);
  });

  it('refuses every invalid case, and names the field at fault', () => {
    const invalid = all.filter(({ kind }) => kind === 'invalid');
    const unnamed = invalid.filter((one) => {
      const { field, keyword } = one.broken ?? { field: 'none', keyword: '' };
      // A value that matches no branch gets the errors of the branches.
      const isInside = ['oneOf', 'anyOf'].includes(keyword) && field !== 'body';
      return !wrongFields(one)?.some(
        (other) =>
          other === field ||
          (isInside && other.startsWith(field)) ||
          (keyword === 'anyOf' && field === 'body'),
      );
    });
    expect(unnamed.map(nameOf)).toEqual([]);
    expect(invalid.every(({ expects }) => expects === 'refused')).toBe(true);
  });

  it('breaks one thing at a time', () => {
    // A value that matches no branch of a choice is wrong in all of them, so each of their fields is named.
    const several = all.filter(
      (one) =>
        one.broken && wrongFields(one)?.some((field) => field !== one.broken?.field) && !isOfChoice(one),
    );
    expect(several.map(nameOf)).toEqual([]);
  });

  it('has an invalid case for every keyword that applies to a request', () => {
    const without = operations.flatMap((operation) => {
      const broken = new Set(
        cases.get(operation.id)?.map(({ kind, rule }) => (kind === 'invalid' ? rule : '')),
      );
      return rulesOfRequest(contract.document, operation)
        .filter((rule) => excuse(rule) === undefined && !broken.has(rule.pointer))
        .map(({ pointer }) => `${operation.id} ${pointer}`);
    });
    expect(without).toEqual([]);
  });

  it('gives each case of an operation a unique name', () => {
    for (const list of cases.values()) {
      const names = list.map(({ kind, name }) => `${kind} ${name}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('generates the same bytes for the same seed', () => {
    const wire = (list: Case[]) =>
      list.map(({ request }) => {
        const { body, ...head } = toWire(small(request));
        return JSON.stringify([head, body && Buffer.from(body).toString('latin1')]);
      });
    for (const operation of fewOperations) {
      const [one, again, other] = [7, 7, 8].map((seed) => wire(maker.of(operation, { seed, limit: 25 })));
      expect(again).toEqual(one);
      expect(other?.length).toBe(one?.length);
    }
  });

  it('samples cases that differ', () => {
    for (const operation of operations) {
      const whole = cases.get(operation.id) ?? [];
      const few = maker.of(operation, { limit: 40 });
      expect(few.length).toBe(Math.min(40, whole.length));
      const kinds = (list: Case[]) => new Set(list.map(({ kind }) => kind));
      expect(kinds(few)).toEqual(kinds(whole));
      const limit = { valid: 3, invalid: 2, malformed: 1, hostile: 0 };
      const counts = Object.groupBy(maker.of(operation, { limit }), ({ kind }) => kind);
      for (const [kind, most] of Object.entries(limit) as [CaseKind, number][]) {
        const there = whole.filter((one) => one.kind === kind).length;
        expect(counts[kind]?.length ?? 0).toBe(Math.min(most, there));
      }
    }
  });

  it('has an inner value for each value at a limit', () => {
    const edges = fewOperations.flatMap((operation) =>
      maker.attempts(operation).flatMap((attempt) => {
        const one = attempt.inner && attempt.make();
        const inner = attempt.inner?.().make();
        return one && inner ? [{ operation, one, inner }] : [];
      }),
    );
    expect(edges.length).toBeGreaterThan(10);
    for (const { operation, one, inner } of edges) {
      expect(inner.rule).toBe(one.rule);
      expect(inner.request).not.toEqual(one.request);
      expect(wrongFields({ operation, name: '', ...inner })).toEqual([]);
    }
  });

  it('asks the caller for known values, except for the field under test', () => {
    for (const operation of operations) {
      const asked = new Set<string>();
      const context = {
        value: ({ field, testing, in: where }: Place) => {
          if (where === 'body') expect(field).not.toBe(testing);
          asked.add(field);
          return undefined;
        },
      };
      maker.of(operation, { context, limit: 80 });
      for (const { name } of operation.parameters) expect(asked).toContain(name);
    }
  });
});

it('tries inner values in a known valid value first, then elsewhere', () => {
  const contract = loadContract('scripts/contract/cases/other-contract.yaml');
  const maker = createCaseMaker(contract);
  const operation = contract.operations.find(({ path, method }) => path === '/shelves' && method === 'post');
  if (!operation) throw new Error('There is no such operation any more.');
  const partsOf = (request?: CaseRequest) => {
    const body = request && jsonIn(request);
    return (body as { parts?: Json[] } | undefined)?.parts;
  };
  const json = jsonIn(maker.plain(operation));
  const taken = [{ ...(json as object), parts: [{ name: 'known' }, { name: 'other' }] }];
  const attempt = maker
    .attempts(operation, { json, taken })
    .find(({ name }) => name === 'parts.0.parts: 2 entries');
  expect(partsOf(attempt?.make()?.request)).toMatchObject([{ name: 'known' }, { name: 'other' }]);
  const elsewhere = attempt?.elsewhere?.().map((one) => partsOf(one.make()?.request)) ?? [];
  expect(elsewhere).toHaveLength(1);
  expect(elsewhere[0]).not.toMatchObject([{ name: 'known' }]);
});

it('generates values that satisfy conditions and the required kinds of entries', () => {
  const contract = loadContract('scripts/contract/cases/other-contract.yaml');
  const operation = contract.operations.find(({ path, method }) => path === '/shelves' && method === 'post');
  if (!operation) throw new Error('There is no such operation any more.');
  const cases = createCaseMaker(contract).of(operation);
  const sent = (kind: CaseKind, name: string) => {
    const one = cases.find((other) => other.kind === kind && other.name === name);
    return one && jsonIn(one.request);
  };
  const bodyOf = (kind: CaseKind, name: string) => sent(kind, name) as Record<string, Json> | undefined;
  expect(bodyOf('valid', 'body: every property')).toHaveProperty('lentUntil');
  expect(bodyOf('valid', 'body: with lentTo')).toHaveProperty('lentUntil');
  expect(bodyOf('valid', 'state.is: "damaged"')?.state).toHaveProperty('damage');
  expect(bodyOf('valid', 'price: the lowest')?.price).toBe(0.07);
  expect(bodyOf('invalid', 'price: below')?.price).toBe(0.06);
  expect(bodyOf('valid', 'size: 3 entries')?.size).toHaveLength(3);
  expect(bodyOf('invalid', 'size: an entry too many')?.size).toHaveLength(4);
  const isMain = (wood: Json) => `${wood}`.startsWith('main:');
  const woods = (kind: CaseKind, name: string) => (bodyOf(kind, name)?.woods ?? []) as Json[];
  expect(woods('valid', 'woods: 2 entries of a kind').filter(isMain)).toHaveLength(2);
  expect(woods('valid', 'woods: 5 entries').filter(isMain)).toHaveLength(1);
  const twice = woods('invalid', 'woods: an entry twice');
  expect(new Set(twice).size).toBe(twice.length - 1);
  expect([1, 2]).toContain(twice.filter(isMain).length);
  expect(woods('invalid', 'woods: 3 entries of a kind').filter(isMain)).toHaveLength(3);
  expect(bodyOf('invalid', 'keeper: what it may not be')?.keeper).toBe('nobody');
});

it('sends texts, files and other media types for a body or a part', () => {
  const contract = loadContract('scripts/contract/cases/other-contract.yaml');
  const cases = contract.operations.flatMap((operation) => createCaseMaker(contract).of(operation));
  const bodyOf = (id: string, name: string) => {
    const request = cases.find((one) => one.operation.id === id && one.name === name)?.request;
    const { body, headers } = request ? toWire(request) : {};
    return {
      type: headers?.['content-type'],
      size: body?.byteLength,
      text: Buffer.from(body ?? []).toString(),
    };
  };
  expect(bodyOf('note.write', 'body: as it should be')).toMatchObject({ type: 'text/plain', text: 'Dusty.' });
  expect(bodyOf('note.write', 'body: 501 characters')).toMatchObject({ type: 'text/plain', size: 501 });
  expect(bodyOf('note.write', 'body: as application/xml').text).toBe('Dusty.');
  const bytes = { type: 'application/octet-stream' };
  expect(bodyOf('plan.replace', 'body: 8192 bytes')).toMatchObject({ ...bytes, size: 8192 });
  expect(bodyOf('plan.replace', 'body: 8193 bytes')).toMatchObject({ ...bytes, size: 8193 });
  expect(bodyOf('plan.replace', 'body: 1 bytes')).toMatchObject({ ...bytes, size: 1 });
  expect(bodyOf('covers.add', 'file pages: of another type').text).toContain('Content-Type: text/plain');
  // A description of a file without a schema lists no types.
  expect(cases.some(({ name }) => name === 'file cover: of another type')).toBe(false);
});

it('states the content type of each part if the contract does', () => {
  const body = {
    type: 'multipart/form-data',
    media: { encoding: { about: { contentType: 'application/json' } } },
  };
  const parts = [
    { name: 'about', text: '{}' },
    { name: 'about', text: '<a/>', type: 'application/xml' },
    { name: 'note', text: 'Dusty.' },
  ];
  // Nothing else is read from it.
  expect(partsBody(body as unknown as DeclaredBody, parts)).toMatchObject({
    parts: [{ type: 'application/json' }, { type: 'application/xml' }, { name: 'note', text: 'Dusty.' }],
  });
});

it('serializes objects in a form according to their encoding', () => {
  const contract = loadContract('scripts/contract/cases/other-contract.yaml');
  const operation = contract.operations.find(({ id }) => id === 'readers.add') as Operation;
  const cases = createCaseMaker(contract).of(operation);
  const formOf = (name: string) => {
    const body = cases.find((one) => one.name === name)?.request.body;
    return body && 'form' in body ? Object.fromEntries(body.form) : undefined;
  };
  expect(formOf('parts: with address')).toEqual({ 'address[city]': 'Oslo', 'address[floor]': '2' });
  expect(formOf('part address.floor: below')).toMatchObject({ 'address[floor]': '-1' });
  expect(Object.keys(formOf('part marks: 4 properties') ?? {})).toHaveLength(4);
  // A request without a body has no media type.
  expect(cases.find(({ name }) => name === 'body: as text/plain')?.expects).toBe('either');
});

/** Whether the field is inside a choice without a discriminator. */
const isOfChoice = ({ operation, broken }: Case): boolean =>
  operation.path === '/shelves' || operation.path === '/tools'
    ? /^(owner|tagged)/.test(broken?.field ?? '')
    : operation.path === '/books/search';

/** Replaces bodies of megabytes by their size. */
const small = (request: Case['request']): Case['request'] =>
  request.body && 'raw' in request.body
    ? { ...request, body: { type: request.body.type, raw: () => Buffer.from('raw') } }
    : request;
