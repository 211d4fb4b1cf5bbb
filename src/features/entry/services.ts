import type { SignInWays } from '~/lib/runtime-config';

/** Brand names are not translated. */
const NAMES: Record<NonNullable<SignInWays['federated']>, string> = {
  'google.com': 'Google',
  'apple.com': 'Apple',
  'microsoft.com': 'Microsoft',
};

export const serviceName = (service: SignInWays['federated']): string => (service ? NAMES[service] : '');
