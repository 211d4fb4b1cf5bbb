import { expect, test } from 'vitest';
import { type CaptureField, UpdateSessionBody } from '~/api/sessions';
import { accepts } from '~/patterns/form/rules';
import { offeredChannels } from '../model/channels';
import { canAskOwn, DETAILS, ownQuestion } from './questions';

test('gives each question of the business its own key, which the contract accepts', () => {
  const capture: CaptureField[] = [];
  while (canAskOwn(capture)) capture.push(ownQuestion(capture, 'Where do you marry?'));
  expect(capture).toHaveLength(10);
  expect(new Set(capture.map(({ key }) => key)).size).toBe(10);
  expect(accepts(UpdateSessionBody, { capture })).toBe(true);
});

test('reuses the key of a question that was removed', () => {
  const first = ownQuestion([], 'A');
  expect(ownQuestion([first], 'B').key).not.toBe(first.key);
  expect(ownQuestion([], 'B').key).toBe(first.key);
});

test('knows the six details of the contract', () => {
  const capture = DETAILS.map(({ key, kind }) => ({ key, kind, label: 'A', required: false }));
  expect(capture).toHaveLength(6);
  expect(accepts(UpdateSessionBody, { capture })).toBe(true);
});

test('offers only the channels that the booth has an address for, and a QR code without any', () => {
  const email = { key: 'emailAddress', kind: 'email', label: 'Email', required: false } as const;
  expect(offeredChannels({ shareChannels: ['email', 'sms', 'print'], capture: [email] })).toEqual({
    offered: ['email', 'print'],
    leftOut: ['sms'],
  });
  expect(offeredChannels({ shareChannels: [], capture: [] })).toEqual({ offered: ['qr'], leftOut: [] });
});
