// The sign-up data before the account is created. Stored across tabs, because the link in the email
// opens another one. Contains no password.

import { PENDING_SIGN_IN_KEYS } from '~/identity';

export interface Draft {
  businessName?: string;
  category?: string;
  /** The plan chosen before sign-up: its id, or its type. */
  plan?: string;
  /** Whether the API has stored the business too. */
  stored?: boolean;
  /** The time of the last confirmation email. */
  sent?: { to: string; at: number };
}

const KEY = PENDING_SIGN_IN_KEYS.draft;

export function readDraft(): Draft {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isDraft(read) ? read : {};
  } catch {
    // Storage is disabled, or contains invalid data.
    return {};
  }
}

/** Adds to the stored data. */
export function keepDraft(more: Draft): Draft {
  const draft = { ...readDraft(), ...more };
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage, the user is asked again.
  }
  return draft;
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}

function isDraft(value: unknown): value is Draft {
  if (value === null || typeof value !== 'object') return false;
  const { businessName, category, plan, stored, sent } = value as Record<string, unknown>;
  const isText = (one: unknown) => one === undefined || typeof one === 'string';
  if (!isText(businessName) || !isText(category) || !isText(plan)) return false;
  if (stored !== undefined && typeof stored !== 'boolean') return false;
  if (sent === undefined) return true;
  const { to, at } = (sent ?? {}) as Record<string, unknown>;
  return typeof to === 'string' && typeof at === 'number';
}
