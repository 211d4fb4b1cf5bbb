import { type PaymentSettings, parsePaymentSettings } from '~/lib/payment-settings';
import type { CardService } from './card-form';

/** Only the configured service is loaded. @throws Error when it cannot be reached */
export async function openCardService(settings: PaymentSettings): Promise<CardService> {
  if (settings.service === 'stripe') {
    const { openStripe } = await import('./stripe-card-service');
    return openStripe(settings.publishableKey);
  }
  const { testCardService } = await import('./test-card-service');
  return testCardService(new URL(window.location.href));
}

/** @throws Error when the configuration cannot be read */
export async function readPaymentSettings(): Promise<PaymentSettings | null> {
  const answer = await fetch('/config.json');
  if (!answer.ok) throw new Error(`The configuration could not be read (${answer.status}).`);
  return parsePaymentSettings(await answer.json());
}
