import type { PaymentSettings } from '~/lib/runtime-config';
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
