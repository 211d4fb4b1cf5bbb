import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { IDENTITY_FAULTS, identityFault } from './errors';

const thrown = (code: string) => Object.assign(new Error('says the provider'), { code });
i18n.loadAndActivate({ locale: 'en', messages: {} });
const saysOf = (code: string) => i18n._(identityFault(thrown(code)).says);

describe('[provider-errors] each identity code', () => {
  it.each(Object.keys(IDENTITY_FAULTS))(
    '%s is one or two sentences, and none of the provider’s words',
    (code) => {
      expect(saysOf(code)).toMatch(/^[A-Z][^{}]+\.$/);
      expect(saysOf(code)).not.toMatch(/firebase|auth\/|says the provider/i);
    },
  );

  it.each([
    'wrong-password',
    'user-not-found',
    'email-already-in-use',
    'invalid-email',
    'too-many-requests',
    'network-request-failed',
    'popup-closed-by-user',
  ])('%s of the specification has its own message', (code) => {
    expect(IDENTITY_FAULTS).toHaveProperty(`auth/${code}`);
  });

  it('tells nobody who has an account', () => {
    expect(saysOf('auth/wrong-password')).toBe(saysOf('auth/user-not-found'));
    expect(saysOf('auth/wrong-password')).toBe(saysOf('auth/invalid-credential'));
  });

  it.each([thrown('auth/never-heard-of'), new Error('x'), 'x', null, undefined])(
    'has an answer to %s too',
    (error) => {
      const { field, says } = identityFault(error);
      expect([field, i18n._(says)]).toEqual(['form', expect.stringMatching(/again/)]);
    },
  );
});
