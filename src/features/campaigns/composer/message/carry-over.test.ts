import { expect, it } from 'vitest';
import { bodyOf, smsOf } from './carry-over';

const STOP = 'Reply STOP to opt out.';

it('keeps the words and links of an email in an SMS, and adds how to opt out', () => {
  const body = '# News\n\nHi **{{firstName}}**, [look]({{photoLink}}).\n\n{{photo}}\n\n[Book now]({{link}})';
  expect(smsOf(body, STOP)).toBe(`News\nHi {{firstName}}, look {{photoLink}}.\nBook now: {{link}} ${STOP}`);
  expect(smsOf('Reply STOP', STOP)).toBe('Reply STOP');
  const long = smsOf('word '.repeat(200), STOP);
  expect([long.length <= 480, long.endsWith(STOP)]).toEqual([true, true]);
});

it('leaves out a placeholder that does not fit into an SMS completely', () => {
  const room = 480 - STOP.length - 2;
  const placeholder = '{{firstName}}';
  for (let fits = 1; fits <= placeholder.length; fits++) {
    const words = 'x'.repeat(room - fits);
    const start = fits === placeholder.length ? words + placeholder : words;
    expect(smsOf(`${words}${placeholder} and more than fits`, STOP)).toBe(`${start}… ${STOP}`);
  }
});

it('leaves the opt-out line out of an email', () => {
  expect(bodyOf(`Hi {{firstName}} ${STOP}`, STOP)).toBe('Hi {{firstName}}');
});
