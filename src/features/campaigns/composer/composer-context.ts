// What the parts of the composer need besides the values of the form.
import { createContext, use } from 'react';
import type { Account } from '~/api/account';
import type { CampaignStatus } from '~/api/campaigns';

export interface Composing {
  account: Account;
  /** Whether the user may also send. */
  maySend: boolean;
  /** Whether the button sends immediately, which is not part of the body. */
  isNow: boolean;
  setNow: (isNow: boolean) => void;
  /** The contact for whom preview and test are rendered; null for a generic one. */
  contact: { id: string; name: string } | null;
  setContact: (contact: { id: string; name: string } | null) => void;
  status: CampaignStatus;
  /** The place above the form where its steps are shown. */
  stepsPlace: HTMLElement | null;
}

export const ComposingContext = createContext<Composing | null>(null);

export function useComposing(): Composing {
  const composing = use(ComposingContext);
  if (!composing) throw new Error('ComposingContext is missing');
  return composing;
}
