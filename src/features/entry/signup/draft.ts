// What somebody said while signing up, until their account is made. It outlives the tab: the link in the mail opens
// another one. There is no password in it.

import { PENDING_SIGN_IN_KEYS } from '~/identity';

export interface Draft {
  businessName?: string;
  category?: string;
  /** The plan that was chosen on the way here. */
  plan?: string;
  /** Whether the API has the business too. */
  stored?: boolean;
  /** The last message that asked to confirm the address. */
  sent?: { to: string; at: number };
}

const KEY = PENDING_SIGN_IN_KEYS.draft;

export function readDraft(): Draft {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isDraft(read) ? read : {};
  } catch {
    // Storage is forbidden, or holds what is not ours.
    return {};
  }
}

/** Adds to what is kept. */
export function keepDraft(more: Draft): Draft {
  const draft = { ...readDraft(), ...more };
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Then it is asked for again.
  }
  return draft;
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
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
