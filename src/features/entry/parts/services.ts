import type { SignInSettings } from '~/lib/runtime-config';

/** Brand names are not translated. */
const NAMES: Record<NonNullable<SignInSettings['federated']>, string> = {
  'google.com': 'Google',
  'apple.com': 'Apple',
  'microsoft.com': 'Microsoft',
};

export const serviceName = (service: SignInSettings['federated']): string => (service ? NAMES[service] : '');
