import { describe, expect, it } from 'vitest';
import { parsePaymentSettings } from '../../src/lib/payment-settings.ts';
import { parseRuntimeConfig } from '../../src/lib/runtime-config.ts';
import { contentSecurityPolicy } from './headers.ts';

const plain = { projectId: 'p-1', apiKey: 'k', appId: '1:1:web:1' };

/** All sources of a directive except the page's origin. */
function policy(config: object) {
  const text = contentSecurityPolicy(
    '<script>1</script>',
    parseRuntimeConfig({ ...plain, ...config }),
    parsePaymentSettings(config),
  );
  const rules = new Map(
    text.split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources] as const;
    }),
  );
  return {
    text,
    of: (rule: string) => (rules.get(rule) ?? []).filter((source) => /^[a-z]/.test(source)),
  };
}

describe('the content policy', () => {
  it('lists no other host if everything is on the page’s origin', () => {
    const { text } = policy({
      ...{ providerOrigin: 'self', ownDomain: 'frameside.example', authDomain: 'auth.example' },
      signIn: { phone: true, federated: 'google.com' },
    });
    expect(text).not.toMatch(/https?:|unsafe/);
    expect(text).toContain("; worker-src 'self';");
    expect(text).toContain("; font-src 'self';");
  });

  it('lists the hosts of the payment service only where it is configured', () => {
    const hosts = (payments: object) => {
      const { of } = policy({ providerOrigin: 'self', payments });
      return [of('script-src'), of('frame-src'), of('connect-src')].flat().join(' ');
    };
    expect(hosts({})).toBe('');
    expect(hosts({ service: 'stripe', publishableKey: 'sk_secret' })).toBe('');
    expect(hosts({ service: 'test' })).toBe('http://pay.localhost:*');
    expect(hosts({ service: 'stripe', publishableKey: 'pk_test_1' })).toBe(
      'https://js.stripe.com https://*.js.stripe.com https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://api.stripe.com',
    );
  });

  it('lists the API’s origins and the provider’s hosts only', () => {
    const { text, of } = policy({
      ...{
        apiUrl: 'https://api.example/base',
        apiOrigins: ['https://next.example', 'https://*.evil.example'],
      },
      signIn: { password: true },
    });
    const api = ['https://api.example', 'https://next.example'];
    expect(of('connect-src')).toEqual([
      ...api,
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firebaseinstallations.googleapis.com',
      'https://firebaseremoteconfig.googleapis.com',
    ]);
    expect(of('img-src')).toEqual(['blob:', ...api]);
    expect(of('media-src')).toEqual(['blob:', ...api]);
    expect(of('script-src')).toEqual([]);
    expect(text).not.toMatch(/\*|unsafe|https:( |;|$)|google-analytics|frame-src/);
  });

  it('lists the hosts of a sign-in method only if it is offered', () => {
    const authDomain = 'login.example';
    const window = policy({ authDomain, signIn: { federated: 'google.com' } });
    expect(window.of('script-src')).toEqual(['https://apis.google.com']);
    expect(window.of('frame-src')).toEqual(['https://login.example']);
    const check = policy({ authDomain, signIn: { phone: true } });
    expect(check.text).not.toMatch(/apis\.google|login\.example/);
    expect(check.of('script-src')).toEqual([
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(check.of('frame-src')).toEqual([
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ]);
    expect(policy({ authDomain }).text).not.toMatch(/recaptcha|apis\.google|login\.example|frame-src/);
  });

  it('lists the hosts of web analytics only for a custom domain', () => {
    const { of } = policy({ ownDomain: 'frameside.example' });
    expect(of('script-src')).toEqual(['https://www.googletagmanager.com']);
    expect(of('worker-src')).toEqual([]);
    expect(of('connect-src')).toContain('https://firebase.googleapis.com');
  });

  it('lists the receiver of drift reports, by origin only', () => {
    const { of } = policy({ answerCheck: { reportTo: 'https://reports.example/drift' } });
    expect(of('connect-src')).toContain('https://reports.example');
    expect(policy({ answerCheck: { reportTo: '/drift' } }).text).not.toContain('drift');
  });
});
