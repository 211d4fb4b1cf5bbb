// The sign-up data before the account is created. Stored across tabs, because the link in the email
// opens another one. Contains no password.

import { PENDING_SIGN_IN_KEYS } from '~/identity';
import { stored } from '~/lib/stored';

export interface SignupDraft {
  businessName?: string;
  category?: string;
  /** The plan chosen before sign-up: its id, or its type. */
  plan?: string;
  /** Whether the API has stored the business too. */
  stored?: boolean;
  /** The time of the last confirmation email. */
  sent?: { to: string; at: number };
}

const draft = stored<SignupDraft>(PENDING_SIGN_IN_KEYS.draft, (text) => {
  const read: unknown = JSON.parse(text ?? 'null');
  return isDraft(read) ? read : {};
});

export const readSignupDraft = draft.read;

/** Adds to the stored data. */
export function keepSignupDraft(more: SignupDraft): SignupDraft {
  const whole = { ...readSignupDraft(), ...more };
  draft.write(whole);
  return whole;
}

export const dropDraft = (): boolean => draft.write(null);

function isDraft(value: unknown): value is SignupDraft {
  if (value === null || typeof value !== 'object') return false;
  const { businessName, category, plan, stored, sent } = value as Record<string, unknown>;
  const isText = (one: unknown) => one === undefined || typeof one === 'string';
  if (!isText(businessName) || !isText(category) || !isText(plan)) return false;
  if (stored !== undefined && typeof stored !== 'boolean') return false;
  if (sent === undefined) return true;
  const { to, at } = (sent ?? {}) as Record<string, unknown>;
  return typeof to === 'string' && typeof at === 'number';
}
