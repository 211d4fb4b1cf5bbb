// The browser and the tools' judge give the same findings for the same responses.
import { expect, test } from 'vitest';
import { answersOf } from '../../scripts/codegen/answers.ts';
import { valuesFor } from '../../scripts/codegen/validator-pairs.ts';
import { nodeOf } from '../../scripts/contract/cases/node.ts';
import type { Json } from '../../scripts/contract/document.ts';
import { createJudge } from '../../scripts/contract/judge.ts';
import { loadContract } from '../../scripts/contract/load.ts';
import { listOperations, type Operation } from '../../scripts/contract/operations.ts';
import { toStep } from '../../scripts/contract/pointer.ts';
import type { DeclaredAnswers } from '../lib/declared-answers.ts';
import { type AnswerFinding, checkAnswer } from './check-answer.ts';
import { type Finding, fingerprintOf } from './finding.ts';

const contract = loadContract();
const { document, operations } = contract;
const judge = createJudge(contract);
/** In codegen's format. */
const declared: DeclaredAnswers = answersOf(contract);

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: string;
}

const operationOf = (id: string): Operation => {
  const found = operations.find((one) => one.id === id);
  if (!found) throw new Error(`The contract has no ${id}.`);
  return found;
};

function both(operation: Operation, { status, headers = {}, body }: Answer) {
  const given = { status, headers: new Headers(headers), body };
  return {
    browser: checkAnswer(declared, operation, given),
    tool: judge.answer(operation, given),
  };
}

const prints = (findings: Finding[]) => [...new Set(findings.map(fingerprintOf))].sort();
const facts = (findings: Finding[]) =>
  [...new Set(findings.map(({ kind, at, rule }) => `${kind} ${at} ${rule}`))].sort();

function agree(operation: Operation, answer: Answer): AnswerFinding[] {
  const { browser, tool } = both(operation, answer);
  expect(facts(browser), answer.body.slice(0, 300)).toEqual(facts(tool));
  expect(prints(browser)).toEqual(prints(tool));
  return browser;
}

const json = (body: Json, status = 200): Answer => ({
  status,
  headers: {
    'content-type': status < 400 ? 'application/json' : 'application/problem+json',
    'retry-after': '2',
  },
  body: JSON.stringify(body),
});

test('the browser and the tools agree on every response of the contract, valid and with each rule violated', () => {
  const isLong = process.env.TEST_LONG !== undefined;
  const most = isLong ? 200 : 10;
  const kinds = new Set<string>();
  let wrong = 0;
  const seen = new Set<string>();
  for (const operation of operations) {
    for (const [status, { content }] of Object.entries(operation.definition.responses)) {
      for (const [type, { schema = {}, examples = {} }] of Object.entries(content ?? {})) {
        // Problems are the same everywhere, so each is tested once.
        const key = JSON.stringify([schema, status >= '400']);
        if (seen.size === seen.add(key).size || (!isLong && seen.size % 2 > 0)) continue;
        const node = nodeOf(
          document,
          schema,
          `${operation.pointer}/responses/${status}/content/${toStep(type)}/schema`,
        );
        const bases = Object.values(examples).map(({ value }) => value);
        for (const value of valuesFor(document, { node, bases }, most)) {
          const findings = agree(operation, json(value, Number(status)));
          if (findings.length > 0) wrong += 1;
          for (const { rule, kind } of findings) kinds.add(`${kind} ${rule.split('/').at(-1)}`);
        }
      }
    }
  }
  expect(wrong).toBeGreaterThan(isLong ? 600 : 200);
  expect(kinds.size).toBeGreaterThan(15);
});

const exampleOf = (id: string, status = 200): Json => {
  const { content } = operationOf(id).definition.responses[status] ?? {};
  const [media] = Object.values(content ?? {});
  return Object.values(media?.examples ?? {})[0]?.value ?? null;
};

const problemOf = (status: number, headers: Record<string, string> = {}): Answer => ({
  ...json(exampleOf('listAssets', status), status),
  headers: { 'content-type': 'application/problem+json', ...headers },
});

const assets = (): { items: Record<string, Json>[] } & Record<string, Json> =>
  structuredClone(exampleOf('listAssets')) as ReturnType<typeof assets>;

test.each<[string, Answer, string[]]>([
  ['what is right', json(assets()), []],
  ['a status that is not declared', json({}, 418), ['undeclared-status']],
  ['another media type', { ...json(assets()), headers: {} }, ['undeclared-media-type']],
  [
    'JSON for a problem',
    { ...problemOf(503, { 'retry-after': '2' }), headers: { 'content-type': 'application/json' } },
    ['undeclared-media-type'],
  ],
  [
    'a media type with a parameter',
    { ...json(assets()), headers: { 'content-type': 'Application/JSON; charset=utf-8' } },
    [],
  ],
  ['JSON that breaks off', { ...json(assets()), body: '{"page":1,' }, ['unreadable-body']],
  ['no body', { ...json(assets()), body: '' }, ['unreadable-body']],
  ['a header of another kind', problemOf(503, { 'retry-after': 'soon' }), ['header']],
  ['a header out of its bounds', problemOf(503, { 'retry-after': '0' }), ['header']],
  ['a property that nobody declares', json({ ...assets(), extra: 1 }), ['undeclared-property']],
  ['null for the whole', json(null), ['schema']],
])('%s', (_, answer, kinds) => {
  const findings = agree(operationOf('listAssets'), answer);
  expect([...new Set(findings.map(({ kind }) => kind))].sort()).toEqual(kinds);
});

test('reports a body where none is declared', () => {
  const operation = operationOf('authorizeIntegration');
  const headers = { location: 'https://example.com/' };
  expect(agree(operation, { status: 302, headers, body: '' })).toEqual([]);
  expect(agree(operation, { status: 302, headers, body: 'Moved.' })[0]?.kind).toBe('undeclared-body');
});

test('the same fault in two entries has one fingerprint', () => {
  const page = assets();
  const [first] = page.items;
  if (!first) throw new Error('The example is empty.');
  page.items = [
    { ...first, name: 5 },
    { ...first, id: 'asset-2', name: 6 },
  ];
  const findings = agree(operationOf('listAssets'), json(page)).filter(({ kind }) => kind === 'schema');
  expect(findings.map(({ at }) => at)).toEqual(['/items/0/name', '/items/1/name']);
  expect(prints(findings)).toHaveLength(1);
  expect(findings[0]).toMatchObject({ expected: 'string', found: 'a whole number', place: '/items/*/name' });
});

test('findings contain no values, and no names from the response', () => {
  const secret = 'jo@example.com';
  const page = { ...assets(), [secret]: secret, pages: secret };
  const findings = agree(operationOf('listAssets'), json(page));
  expect(findings.map(({ place }) => place).sort()).toEqual(['/*', '/pages']);
  expect(findings.map(({ says, place, rule }) => `${says} ${place} ${rule}`).join()).not.toContain(secret);
});

test('reports a missing required header, but not one hidden by CORS', () => {
  const strict = structuredClone(document);
  const header = strict.paths['/assets']?.get?.responses[503]?.headers?.['Retry-After'];
  if (!header) throw new Error('A 503 has no Retry-After any more.');
  header.required = true;
  const changed = { ...contract, document: strict, operations: listOperations(strict) };
  const table: DeclaredAnswers = answersOf(changed);
  const operation = changed.operations.find(({ id }) => id === 'listAssets') ?? operationOf('listAssets');
  const { headers, ...answer } = problemOf(503);
  const given = { ...answer, headers: new Headers(headers) };
  const found = checkAnswer(table, operation, given);
  expect(found.map(({ kind }) => kind)).toEqual(['missing-header']);
  expect(facts(found)).toEqual(facts(createJudge(changed).answer(operation, given)));
  expect(checkAnswer(table, operation, { ...given, isCrossOrigin: true })).toEqual([]);
});
