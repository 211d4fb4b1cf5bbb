// Checks our stated limits.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const written = globSync('{src,scripts,mock-server,e2e}/**/*.{ts,tsx,mjs,js,css}').filter(
  (file) => !/generated|\.gen\.ts$/.test(file),
);
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').length;

it('files have a median of at most 120 lines, and none but tests has more than 400', () => {
  const lengths = written.map(linesOf).sort((one, other) => one - other);
  expect(written.length).toBeGreaterThan(200);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(120);
  const product = written.filter((file) => !/\.(test|e2e)\.tsx?$/.test(file));
  expect(product.filter((file) => linesOf(file) > 400)).toEqual([]);
});

it('a route is a declaration of at most 60 lines', () => {
  expect(written.filter((file) => file.startsWith('src/routes/') && linesOf(file) > 60)).toEqual([]);
});

/** They tell a newcomer nothing: a name is the term of the field. */
const VAGUE = /^(asked|deeds?|given|givens|kept|nothing|told|ways?)$/i;

const ofApp = written.filter((file) => file.startsWith('src/'));
const exportsOf = (file: string) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);

it('no file and no exported name of the app contains a vague word', () => {
  const names = ofApp.flatMap((file) => [file, ...exportsOf(file)]);
  expect(names.length).toBeGreaterThan(2000);
  const words = (name: string) => name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/);
  expect(names.filter((name) => words(name).some((word) => VAGUE.test(word)))).toEqual([]);
});

it('an exported name of the app has one meaning', () => {
  // Each route is a `Route`, and each language has its `texts`.
  const files = ofApp.filter(
    (file) => !/^src\/(routes|testing|features\/campaigns\/ideas\/texts)\//.test(file),
  );
  const places = Map.groupBy(
    files.flatMap((file) => [...new Set(exportsOf(file))].map((name) => ({ name, file }))),
    ({ name }) => name,
  );
  expect(places.size).toBeGreaterThan(2000);
  expect([...places.values()].filter((same) => same.length > 1).flat()).toEqual([]);
});

it('only the store bypasses the plugin that limits a query to one account', () => {
  const sandbox = written.filter(
    (file) => file.startsWith('mock-server/') && !file.startsWith('mock-server/sandbox/store/'),
  );
  expect(sandbox.length).toBeGreaterThan(100);
  expect(sandbox.filter((file) => /without(Plugins|Plugin)\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
