// Stripe Elements, as documented at https://docs.stripe.com/js. The script is always loaded from
// Stripe's host, and the fields are frames of Stripe's origin. No test runs this file against the
// real service.
import type { CardForm, CardFormOptions, CardService } from '~/lib/card-form';

const SCRIPT = 'https://js.stripe.com/v3/';

interface StripeError {
  code?: string;
  decline_code?: string;
  message?: string;
}

interface StripeElement {
  mount(target: HTMLElement): void;
  destroy(): void;
  on(event: 'ready', handle: () => void): void;
  on(event: 'loaderror', handle: () => void): void;
}

interface StripeClient {
  elements(options: { locale: string }): {
    create(type: 'card', options: { style: object; hidePostalCode: boolean }): StripeElement;
  };
  confirmCardSetup(
    clientSecret: string,
    data: { payment_method: { card: StripeElement } },
  ): Promise<{ setupIntent?: { payment_method: string | { id: string } | null }; error?: StripeError }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeClient;
  }
}

/** @throws Error when Stripe's script cannot be loaded */
export async function openStripe(publishableKey: string): Promise<CardService> {
  if (!window.Stripe) await loadScript();
  const stripe = window.Stripe?.(publishableKey);
  if (!stripe) throw new Error('The payment service could not be loaded.');
  return { mount: (container, options) => mount(stripe, container, options) };
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The payment service could not be loaded.'));
    };
    document.head.append(script);
  });
}

function mount(stripe: StripeClient, container: HTMLElement, options: CardFormOptions): CardForm {
  const { locale, onReady, onFailed } = options;
  const card = stripe
    .elements({ locale })
    .create('card', { style: styleOf(container), hidePostalCode: false });
  card.on('ready', onReady);
  card.on('loaderror', onFailed);
  card.mount(container);
  return {
    async submit(clientSecret) {
      // Stripe shows the bank's challenge in a separate dialog.
      const { setupIntent, error } = await stripe
        .confirmCardSetup(clientSecret, { payment_method: { card } })
        .catch((cause: unknown) => ({ setupIntent: undefined, error: { message: String(cause) } }));
      const method = setupIntent?.payment_method;
      if (method) return { token: typeof method === 'string' ? method : method.id };
      return { error: { code: codeOf(error), message: error?.message ?? '' } };
    },
    destroy: () => card.destroy(),
  };
}

/** The decline code is more specific than the error code. */
function codeOf(error: StripeError | undefined): string {
  if (error?.code === 'card_declined') return error.decline_code ?? 'card_declined';
  return error?.code === 'setup_intent_authentication_failure'
    ? 'authentication_failed'
    : (error?.code ?? 'unknown');
}

/** Styles do not cascade into Stripe's frame. */
function styleOf(container: HTMLElement): object {
  const { color, fontFamily, fontSize } = getComputedStyle(container);
  return { base: { color, fontFamily, fontSize } };
}
