// Checks the contract against the product's specification, and for completeness.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Json, resolveSchema } from './document.ts';
import { createJudge } from './judge.ts';
import { loadContract } from './load.ts';
import type { Operation } from './operations.ts';

const contract = loadContract();
const judge = createJudge(contract);
const surface = JSON.parse(readFileSync('docs/product-surface.json', 'utf8'));
const schemas = contract.document.components.schemas;

describe('the contract and the specification', () => {
  const specified = contract.operations.filter(({ origin }) => origin === 'specified');
  const calls = Object.entries(surface.calls as Record<string, string[]>);

  it.each(calls)('has every call of %s, marked as specified, under its tag', (tag, expected) => {
    const own = specified.filter((operation) => operation.tag === tag);
    expect(own.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()).toEqual(
      [...expected].sort(),
    );
  });

  it('marks no other call as specified', () => {
    expect(specified).toHaveLength(calls.flatMap(([, list]) => list).length);
    expect(specified).toHaveLength(58);
  });

  it('lists the asset types, the providers and the [categories] of businesses', () => {
    expect(schemas.AssetType?.enum).toEqual(surface.assetTypes);
    expect([...(schemas.IntegrationName?.enum ?? [])].sort()).toEqual(
      Object.values(surface.providers).flat().sort(),
    );
    expect(schemas.BusinessCategory?.enum).toEqual(['beauty', 'pets', 'construction', 'marketing', 'other']);
  });

  it('[user-types] have the numbers of the specification', () => {
    expect(schemas.UserType?.enum).toEqual([0, 1, 2, 3]);
  });

  it('[display-mode] is 0 for normal and 1 for augmented reality', () => {
    expect(schemas.DisplayMode).toMatchObject({ enum: [0, 1], 'x-enum-varnames': ['Normal', 'Ar'] });
    expect(schemas.Session?.properties?.displayMode).toEqual({ $ref: '#/components/schemas/DisplayMode' });
  });

  it('[template-page-size] defaults to 50 templates', () => {
    const list = contract.operations.find(({ id }) => id === 'listTemplates');
    expect(list?.parameters.find(({ name }) => name === 'show')?.schema.default).toBe(50);
  });
});

describe('altering any property of any example turns the judge red', () => {
  let altered = 0;
  it.each(contract.operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    (_, operation) => {
      const unseen: string[] = [];
      for (const { type, status, value } of answers(operation)) {
        const headers = new Headers({ 'content-type': type });
        const verdict = (body: Json) =>
          judge.answer(operation, { status, headers, body: JSON.stringify(body) });
        expect(verdict(value), `the example of ${status}`).toEqual([]);
        for (const [what, body] of alterations(value)) {
          // The optional property: a backend does not have to count a list.
          if (what === 'total left out') continue;
          altered += 1;
          if (verdict(body).length === 0) unseen.push(`${status}: ${what}`);
        }
      }
      for (const value of isOpenBody(operation) ? [] : requests(operation)) {
        const verdict = (body: Json) => wrongFields(operation, body);
        expect(verdict(value)).toEqual([]);
        for (const [what, body] of alterations(value, { remove: false })) {
          altered += 1;
          if (verdict(body).length === 0) unseen.push(`body: ${what}`);
        }
      }
      expect(unseen).toEqual([]);
    },
  );

  it('has altered thousands of properties', () => {
    expect(altered).toBeGreaterThan(2000);
  });
});

describe("the booths' calls", () => {
  it('have their own tag, except for the call that issues the key', () => {
    const keyed = contract.operations.filter(({ device }) => device).map(({ id }) => id);
    const tagged = contract.operations.filter(({ tag }) => tag === 'booth').map(({ id }) => id);
    expect(keyed.sort()).toEqual(['createBoothPhoto', 'getBoothSession', 'reportBooth']);
    expect(tagged.sort()).toEqual([...keyed, 'linkBooth'].sort());
  });

  it('are not called by the app, which uses neither their header nor their security scheme', () => {
    const own = globSync('src/**/*.{ts,tsx}').filter(
      (file) => !/^src\/api\/(generated\/|booth\.ts$)/.test(file),
    );
    expect(own.length).toBeGreaterThan(0);
    const wrong = own.filter((file) => /x-device-key|['/]api\/booth'/i.test(readFileSync(file, 'utf8')));
    expect(wrong).toEqual([]);
  });
});

it.each(['constructor', '__proto__', 'toString'])('names an undeclared part: %s', (name) => {
  const upload = contract.operations.find(({ id }) => id === 'createAssets') as Operation;
  const body = JSON.parse(`{"${name}":"x"}`);
  const query = new URLSearchParams({ type: 'logo' });
  expect(judge.request(upload, { params: {}, query, headers: new Headers(), body })).toEqual([
    { field: name, message: 'Unknown field. Remove it.' },
  ]);
});

const seenResponses = new Set<string>();

/** The examples of responses that no earlier operation has. */
function answers({ definition }: Operation) {
  return Object.entries(definition.responses)
    .filter((response) => seenResponses.size < seenResponses.add(JSON.stringify(response)).size)
    .flatMap(([status, { content = {} }]) =>
      Object.entries(content).flatMap(([type, { examples = {} }]) =>
        Object.values(examples).map(({ value }) => ({ type, status: Number(status), value })),
      ),
    );
}

function requests({ definition }: Operation): Json[] {
  return Object.entries(definition.requestBody?.content ?? {}).flatMap(([type, { examples = {} }]) =>
    type.startsWith('multipart/') ? [] : Object.values(examples).map(({ value }) => value),
  );
}

/** What a provider sends may have fields that it has not documented. */
const isOpenBody = ({ id }: Operation) => id === 'reportSendgridEvents' || id === 'reportTwilioEvent';

/** Errors of the body only; parameters are the contract's examples. */
function wrongFields(operation: Operation, body: Json) {
  const values = operation.parameters.flatMap(({ name, in: where, required, example }) =>
    required && where !== 'header' ? [[name, `${example}`]] : [],
  );
  const given = Object.fromEntries(values);
  return judge.request(operation, {
    params: given,
    query: new URLSearchParams(given),
    headers: new Headers(),
    body,
  });
}

/** Properties that are objects with free names. */
const FREE = new Set(
  Object.values(schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, schema]) =>
      typeof resolveSchema(contract.document, schema).additionalProperties === 'object' ? [name] : [],
    ),
  ),
);

/**
 * Changes one property at a time: another type, another name, and (if requested) missing. The other name has a space,
 * which objects with free names refuse too.
 */
function alterations(value: Json, { remove = true } = {}): [string, Json][] {
  return paths(value).flatMap((path) => {
    const what = path.join('.');
    const old = path.reduce<Json>((inner, step) => (inner as Record<string, Json>)[step] as Json, value);
    const other: Json = old !== null && typeof old === 'object' ? 'altered' : { altered: true };
    const changes: [string, Json][] = [
      [`${what} of another type`, change(value, path, () => other)],
      [`${what} renamed`, change(value, path, () => undefined, `${path.at(-1)} renamed`)],
    ];
    // Properties of an object with free names are optional.
    const isFree = path.slice(0, -1).some((step) => FREE.has(step));
    return remove && !isFree
      ? [...changes, [`${what} left out`, change(value, path, () => undefined)]]
      : changes;
  });
}

/** The paths of all properties, including those inside objects and inside one of the entries of a list that are alike. */
function paths(value: Json, above: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [];
  const seen = new Set<string>();
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...above, key];
    if (!Array.isArray(value)) return [path, ...paths(inner, path)];
    return seen.size < seen.add(shapeOf(inner)).size ? paths(inner, path) : [];
  });
}

/** The names and types of all properties, and the values that choose a branch. */
const shapeOf = (value: Json): string =>
  JSON.stringify(value, (key, inner) =>
    inner === null || typeof inner === 'object' || ['type', 'kind'].includes(key) ? inner : typeof inner,
  );

function change(value: Json, path: string[], to: (old: Json) => Json | undefined, rename?: string): Json {
  const copy = structuredClone(value);
  const parent = path
    .slice(0, -1)
    .reduce<Json>((inner, step) => (inner as Record<string, Json>)[step] as Json, copy);
  const record = parent as Record<string, Json>;
  const key = path.at(-1) ?? '';
  const old = record[key] as Json;
  const next = to(old);
  if (next === undefined) delete record[key];
  else record[key] = next;
  if (rename) record[rename] = old;
  return copy;
}
