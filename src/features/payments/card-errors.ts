import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** By the payment service's code. */
export const cardErrors: Record<string, MessageDescriptor> = {
  card_declined: msg`Your bank declined the card. Try another card, or ask your bank.`,
  generic_decline: msg`Your bank declined the card. Try another card, or ask your bank.`,
  insufficient_funds: msg`The card doesn't have enough funds. Try another card.`,
  authentication_failed: msg`Your bank could not confirm that it's you. Try again, or use another card.`,
  expired_card: msg`The card has expired. Try another card.`,
  incomplete: msg`Check the marked fields.`,
  setup_expired: msg`The page was open for too long. Reload it and enter the card again.`,
  unreachable: msg`The payment service can't be reached. Try again in a moment.`,
};
