// Tokens of cards, as the payment service issues them.
import { createPaymentTokens, type TokenCard } from '../../payment-service/tokens.ts';
import { PAYMENT_KEY } from '../testing.ts';

const tokens = createPaymentTokens(PAYMENT_KEY);

export const CARD: TokenCard = {
  brand: 'visa',
  last4: '4242',
  expMonth: 11,
  expYear: 2099,
  name: 'Mara Lindqvist',
  postalCode: 'M5V 2T6',
  declines: false,
};

/** @param clientSecret of a setup */
export function tokenFor(clientSecret: string, card: Partial<TokenCard> = {}, now = new Date()): string {
  const setup = tokens.readSetup(clientSecret, now);
  if (!setup) throw new Error('the setup is not one of this server');
  return tokens.createToken(setup, { ...CARD, ...card });
}
