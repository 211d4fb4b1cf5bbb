import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('defaults suit a first trial', () => {
  expect(readOptions([])).toEqual({
    target: 'http://localhost:4000',
    code: undefined,
    owner: undefined,
    model: 'iPad Air 11-inch',
    name: 'ipad-air-11-inch',
    keep: false,
    rate: 12,
    count: undefined,
    offline: undefined,
    category: undefined,
    reportEvery: 20_000,
    folder: '.booth',
  });
  expect(readOptions(['--help'])).toBe('help');
});

test('parses the given options', () => {
  const text =
    '--code K7PM4XRT --target http://booth.example:1/ --rate 0.5 --count 3 --offline 30:2.5 --model Ä --keep';
  expect(readOptions([...text.split(' '), '--owner', 'a@b.example', '--password', 'x'])).toMatchObject({
    ...{ code: 'K7PM4XRT', target: 'http://booth.example:1', rate: 0.5, count: 3, keep: true, model: 'Ä' },
    ...{
      offline: { after: 30_000, length: 2500 },
      name: 'booth',
      owner: { email: 'a@b.example', password: 'x' },
    },
  });
});

test.each([
  ['--speed 3', "Unknown option '--speed'; --help shows all options."],
  ['photos', "Unexpected argument 'photos'; --help shows all options."],
  ['--rate fast', '--rate is "fast"; give a number from 0.1 to 600.'],
  ['--count -1', "Option '--count' argument is ambiguous; --help shows all options."],
  ['--offline 30', '--offline is "30"; give two numbers of seconds, like 30:60.'],
  ['--target localhost', '--target is "localhost"; give an address like http://localhost:4000.'],
  ['--name ../up', '--name is "../up"; give small letters, digits and dashes.'],
  ['--owner a@b.example', '--owner and --password belong together; give both, or neither.'],
  ['--category cats', '--category is one of beauty, pets, construction, marketing, other.'],
])('refuses %s with one sentence', (args, sentence) => {
  expect(() => readOptions(args.split(' '))).toThrow(new Error(sentence));
});
