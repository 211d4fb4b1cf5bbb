// The cards of the test payment service, with Stripe's test numbers. All other numbers are refused,
// so that no real card is entered.
import type { TokenCard } from './tokens.ts';

export interface CardEntry {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
  postalCode: string;
}

export interface CardFault {
  code: string;
  field: keyof CardEntry;
}

interface TestCard {
  brand: TokenCard['brand'];
  /** Why the bank refuses the card. */
  refused?: 'card_declined' | 'insufficient_funds';
  /** Whether the bank asks the owner to confirm. */
  challenges?: true;
  /** Whether it can be stored but not charged. */
  declines?: true;
}

const CARDS: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa' },
  '4000056655665556': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': { brand: 'visa', refused: 'card_declined' },
  '4000000000009995': { brand: 'visa', refused: 'insufficient_funds' },
  '4000002500003155': { brand: 'visa', challenges: true },
  '4000000000000341': { brand: 'visa', declines: true },
};

export type CardCheck = { faults: CardFault[] } | { card: TokenCard; challenges: boolean };

export function checkCard({ number, expiry, cvc, name, postalCode }: CardEntry, now: Date): CardCheck {
  const digits = number.replace(/[ -]/g, '');
  const known = Object.hasOwn(CARDS, digits) ? CARDS[digits] : undefined;
  const date = readExpiry(expiry);
  const faults: CardFault[] = [];
  const isNumber = /^\d{12,19}$/.test(digits) && passesLuhn(digits);
  if (!isNumber) faults.push({ code: 'incorrect_number', field: 'number' });
  else if (!known) faults.push({ code: 'not_a_test_card', field: 'number' });
  if (!date) faults.push({ code: 'invalid_expiry', field: 'expiry' });
  else if (new Date(Date.UTC(date.year, date.month, 1)) <= now)
    faults.push({ code: 'expired_card', field: 'expiry' });
  if (!/^\d{3,4}$/.test(cvc.trim())) faults.push({ code: 'incorrect_cvc', field: 'cvc' });
  if (faults.length === 0 && known?.refused) faults.push({ code: known.refused, field: 'number' });
  if (faults.length > 0 || !known || !date) return { faults };
  return {
    card: {
      brand: known.brand,
      last4: digits.slice(-4),
      expMonth: date.month,
      expYear: date.year,
      name: name.trim().slice(0, 80) || null,
      postalCode: postalCode.trim().slice(0, 16) || null,
      declines: known.declines === true,
    },
    challenges: known.challenges === true,
  };
}

/** `11/29`, `11 / 2029` */
function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|20\d{2})\s*$/.exec(text) ?? [];
  return month === undefined ? undefined : { month: Number(month), year: 2000 + (Number(year) % 100) };
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
