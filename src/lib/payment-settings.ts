import type { PaymentSettings, RuntimeConfig } from './runtime-config';

let settings: PaymentSettings | null = null;

export function configurePayments({ payments }: Pick<RuntimeConfig, 'payments'>): void {
  settings = payments;
}

/** Where cards are entered; null where none can be. */
export const paymentSettings = (): PaymentSettings | null => settings;
