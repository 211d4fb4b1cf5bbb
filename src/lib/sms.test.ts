import { describe, expect, it } from 'vitest';
import { costOf, saysHowToOptOut } from './sms';

describe('what an SMS costs', () => {
  it.each([
    ['nothing', '', 'gsm', 0, 0, 160],
    ['one message', 'a'.repeat(160), 'gsm', 160, 1, 0],
    ['one letter more', 'a'.repeat(161), 'gsm', 161, 2, 145],
    ['two whole messages', 'a'.repeat(306), 'gsm', 306, 2, 0],
    ['one letter more than two', 'a'.repeat(307), 'gsm', 307, 3, 152],
    ['a sign that counts twice', '€'.repeat(80), 'gsm', 160, 1, 0],
    ['such a sign at the end', `${'a'.repeat(159)}€`, 'gsm', 161, 2, 145],
    // The first message has room for one more, and the sign takes that of two.
    ['such a sign where a message ends', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm', 306, 3, 152],
    ['a letter of another alphabet', `${'a'.repeat(69)}ł`, 'unicode', 70, 1, 0],
    ['one more of it', `${'a'.repeat(70)}ł`, 'unicode', 71, 2, 63],
    ['letters of another alphabet only', 'ж'.repeat(70), 'unicode', 70, 1, 0],
    ['one more of those', 'ж'.repeat(71), 'unicode', 71, 2, 63],
    ['faces in one message', '🙂'.repeat(35), 'unicode', 70, 1, 0],
    ['faces in three', '🙂'.repeat(67), 'unicode', 134, 3, 65],
    ['faces, which are never cut in two', '🙂'.repeat(36), 'unicode', 72, 2, 61],
  ])('%s', (_what, text, alphabet, characters, segments, left) => {
    expect(costOf(text)).toMatchObject({ alphabet, characters, segments, left });
  });

  it('names the letter that makes it dearer', () => {
    expect(costOf('Zażółć').stranger).toBe('ż');
    expect(costOf('Grüße').stranger).toBeUndefined();
  });
});

it('tells how to opt out from a visit', () => {
  expect(['Reply STOP to end', 'opt-out: 123', 'Unsubscribe here'].every(saysHowToOptOut)).toBe(true);
  expect(['stop by our salon', 'STOPPED', 'an option'].some(saysHowToOptOut)).toBe(false);
});
