// The schemes against examples of the services' own documentation and libraries.
import { describe, expect, test } from 'vitest';
import {
  isSignedBySendgrid,
  isSignedByTwilio,
  newSendgridKeys,
  signAsSendgrid,
} from './provider-signatures.ts';

describe('SendGrid', () => {
  const KEY =
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEDr2LjtURuePQzplybdC+u4CwrqDqBaWjcMMsTbhdbcwHBcepxo7yAQGhHPTnlvFYPAZFceEu/1FwCM/QmGUhA==';
  const SIGNED = {
    signature:
      'MEUCIQCtIHJeH93Y+qpYeWrySphQgpNGNr/U+UyUlBkU6n7RAwIgJTz2C+8a8xonZGi6BpSzoQsbVRamr2nlxFDWYNH2j/0=',
    timestamp: '1588788367',
  };
  const BODY = Buffer.from('{"category":"example_payload","event":"test_event","message_id":"message_id"}');
  const at = (seconds: number) => new Date((1588788367 + seconds) * 1000);

  test('accepts the example of its library, within five minutes', () => {
    expect(isSignedBySendgrid(KEY, BODY, SIGNED, at(10))).toBe(true);
    expect(isSignedBySendgrid(KEY, BODY, SIGNED, at(299))).toBe(true);
    expect(isSignedBySendgrid(KEY, BODY, SIGNED, at(301))).toBe(false);
    expect(isSignedBySendgrid(KEY, BODY, SIGNED, at(-301))).toBe(false);
  });

  test.each([
    ['another body', { body: Buffer.from(`${BODY} `) }],
    ['another time', { timestamp: '1588788368' }],
    ['another key', { key: newSendgridKeys().hookKey }],
    ['no signature', { signature: null }],
    ['no time', { timestamp: null }],
    ['a signature that is none', { signature: 'bm90IGEgc2lnbmF0dXJl' }],
    ['a time that is none', { timestamp: '1588788367abc' }],
  ])('refuses %s', (_, change) => {
    const { key = KEY, body = BODY, ...signed } = { key: undefined, body: undefined, ...change };
    expect(isSignedBySendgrid(key, body, { ...SIGNED, ...signed }, at(10))).toBe(false);
  });

  test('accepts what its stand-in signs', () => {
    const { hookKey, hookSecret } = newSendgridKeys();
    const now = new Date('2026-06-15T12:00:00.900Z');
    expect(isSignedBySendgrid(hookKey, BODY, signAsSendgrid(hookSecret, BODY, now), now)).toBe(true);
  });
});

describe('Twilio', () => {
  const URL_GIVEN = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  const parameters = new URLSearchParams({
    Digits: '1234',
    To: '+18005551212',
    From: '+14158675309',
    Caller: '+14158675309',
    CallSid: 'CA1234567890ABCDE',
  });
  const SIGNATURE = 'RSOYDt4T1cUTdK1PDd93/VVr8B8=';

  test('accepts the example of its documentation, and nothing else', () => {
    expect(isSignedByTwilio('12345', URL_GIVEN, parameters, SIGNATURE)).toBe(true);
    expect(isSignedByTwilio('12346', URL_GIVEN, parameters, SIGNATURE)).toBe(false);
    expect(isSignedByTwilio('12345', `${URL_GIVEN}&x=1`, parameters, SIGNATURE)).toBe(false);
    expect(isSignedByTwilio('12345', URL_GIVEN, parameters, null)).toBe(false);
    const more = new URLSearchParams([...parameters, ['Extra', '1']]);
    expect(isSignedByTwilio('12345', URL_GIVEN, more, SIGNATURE)).toBe(false);
  });
});
