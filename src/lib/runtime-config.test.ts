import { describe, expect, it } from 'vitest';
import { parseRuntimeConfig } from './runtime-config';

const whole = { projectId: 'demo-x', apiKey: 'key', appId: '1:1:web:1' };

describe('[config-required] the configuration', () => {
  it.each([
    ['projectId', 'a project identifier (projectId)'],
    ['apiKey', 'an API key (apiKey)'],
    ['appId', 'an application identifier (appId)'],
  ])('is refused without %s, in a sentence that names it', (name, words) => {
    expect(() => parseRuntimeConfig({ ...whole, [name]: '' })).toThrow(
      `The configuration lacks ${words}; add it to config.json.`,
    );
  });

  it('names everything that is missing at once, also when there is nothing at all', () => {
    for (const given of [{}, null, 'x', []])
      expect(() => parseRuntimeConfig(given)).toThrow(/projectId.*apiKey.*appId/);
  });

  it('fills in what has a default', () => {
    expect(parseRuntimeConfig(whole)).toMatchObject({
      productName: 'Frameside',
      apiUrl: '/api',
      providerOrigin: null,
    });
  });

  it('offers the ways to sign in that it says, and the password where it says none', () => {
    const ways = (signIn: unknown, more: object = { providerOrigin: 'self' }) =>
      parseRuntimeConfig({ ...whole, ...more, signIn }).signIn;
    expect(ways({ password: false, phone: true, federated: 'google.com' })).toEqual({
      ...{ password: false, emailLink: false, phone: true, federated: 'google.com' },
    });
    const all = { password: true, emailLink: true, phone: true, federated: 'google.com' };
    expect(ways(all, { authDomain: 'login.example' })).toEqual(all);
    // Another service's window has no page to come back to.
    for (const authDomain of [undefined, 'login.example; script-src *', 'https://login.example/']) {
      expect(ways(all, { authDomain })).toEqual({ ...all, federated: null });
    }
    const alone = { password: true, emailLink: false, phone: false, federated: null };
    for (const given of [undefined, 'all', { password: false }, { federated: 'evil.example' }]) {
      expect(ways(given)).toEqual(alone);
    }
  });

  it('lets the API move to origins that it names, and takes nothing else for one', () => {
    const apiOrigins = [
      ...['https://api.example', 'https://api.example/v1', '*', 7, 'api.example', 'https://*.example'],
      ...['https://a.example; script-src *', 'ftp://api.example', 'https://api.example:443'],
    ];
    expect(parseRuntimeConfig({ ...whole, apiOrigins }).apiOrigins).toEqual(['https://api.example']);
  });

  it('checks one answer in a hundred, and tells nobody, unless it says otherwise', () => {
    const check = (answerCheck: unknown) => parseRuntimeConfig({ ...whole, answerCheck }).answerCheck;
    const plain = { share: 0.01, reportTo: '', panel: false };
    for (const given of [undefined, null, 'all', {}, { share: 2, reportTo: 7, panel: 'yes' }])
      expect(check(given)).toEqual(plain);
    for (const reportTo of [
      '//evil.example/x',
      'reports',
      'https://a.example; script-src *',
      'data:text/plain,x',
    ])
      expect(check({ reportTo })).toEqual(plain);
    for (const reportTo of ['/reports', 'https://reports.example/drift?app=1'])
      expect(check({ share: 1, reportTo, panel: true })).toEqual({ share: 1, reportTo, panel: true });
  });
});
