import { expect, it } from 'vitest';
import { sourceOf } from './source.ts';

const value = {
  'a/b': { '': [1, [], { 'x"y': 'text with "quotes", {braces}, a \\ and a [bracket' }] },
  long: 'x'.repeat(200_000),
  list: [[{ deep: [null, true, -1.5e3] }], 'é\n'],
  last: {},
};

function* pathsIn(inner: unknown, path: string[] = []): Generator<string[]> {
  yield path;
  if (inner === null || typeof inner !== 'object') return;
  for (const [key, one] of Object.entries(inner)) yield* pathsIn(one, [...path, key]);
}

it.each([0, 2])(
  'finds each place of a JSON file where a parser of YAML finds it, indented by %i',
  (indent) => {
    const text = JSON.stringify(value, null, indent);
    const [json, yaml] = [sourceOf('a.json', text), sourceOf('a.yaml', text)];
    for (const path of [...pathsIn(value), ['list', '9'], ['last', 'none'], ['long', 'none']])
      expect([path, json.positionOf(path)]).toEqual([path, yaml.positionOf(path)]);
  },
);
