import { testCardService } from '~/demo/test-card-service';
import type { CardService } from '~/lib/card-form';
import { type PaymentSettings, parsePaymentSettings } from '~/lib/payment-settings';
import { openStripe } from './stripe-card-service';

/** @throws Error when the service cannot be reached */
export async function openCardService(settings: PaymentSettings): Promise<CardService> {
  if (settings.service === 'stripe') return openStripe(settings.publishableKey);
  return testCardService(new URL(window.location.href));
}

/** @throws Error when the configuration cannot be read */
export async function readPaymentSettings(): Promise<PaymentSettings | null> {
  const answer = await fetch('/config.json');
  if (!answer.ok) throw new Error(`The configuration could not be read (${answer.status}).`);
  return parsePaymentSettings(await answer.json());
}
