import { isRecord } from './is-record.ts';

/** Card numbers go to the service alone. `test` is the test service of the mock, on `pay.localhost`. */
export type PaymentSettings = { service: 'test' } | { service: 'stripe'; publishableKey: string };

/** The part of `/config.json` about payments, which few pages read. @returns null where no card can be entered */
export function parsePaymentSettings(config: unknown): PaymentSettings | null {
  const given = isRecord(config) && isRecord(config.payments) ? config.payments : {};
  const { service, publishableKey } = given;
  if (service === 'test') return { service };
  // A secret key here would be public.
  const isKey = typeof publishableKey === 'string' && /^pk_(test|live)_\w+$/.test(publishableKey);
  return service === 'stripe' && isKey ? { service, publishableKey } : null;
}
