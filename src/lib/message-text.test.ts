import { expect, test } from 'vitest';
import { withoutName } from './message-text';

test.each([
  ['Hi {{firstName}}, it is time.', 'Hi there, it is time.', 'there'],
  ['We miss you, {{firstName}}', 'We miss you', 'there'],
  ['{{firstName}}, your photo is waiting', 'Your photo is waiting', 'there'],
  ['Time for a trim, {{firstName}}?', 'Time for a trim?', 'there'],
  ['Hallo {{firstName}}, suchen Sie noch etwas?', 'Hallo, suchen Sie noch etwas?', undefined],
  ['Hola {{firstName}}:\n\n{{firstName}}, élite', 'Hola:\n\nÉlite', undefined],
  ['Kommst du, {{firstName}}, zu {{business}}?', 'Kommst du, zu {{business}}?', undefined],
])('leaves out an unknown first name: %s', (text, expected, instead) => {
  expect(withoutName(text, instead)).toBe(expected);
});
