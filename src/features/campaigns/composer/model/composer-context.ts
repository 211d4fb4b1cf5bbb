// What the parts of the composer share.
import { createContext, use } from 'react';
import type { Account } from '~/api/account';
import type { Campaign, CampaignCreate, CampaignStatus, CampaignStatusWanted } from '~/api/campaigns';
import type { FormState } from '~/patterns/form/field';
import type { FormValues } from '~/patterns/form/paths';

/** The body of a campaign, possibly incomplete. */
export type CampaignValues = FormValues<CampaignCreate>;

/** Saving can also schedule, send or resume the campaign. */
export type CampaignIntent = CampaignStatusWanted;

export type ComposerState = FormState<CampaignValues, Campaign, CampaignIntent>;

/** What they need besides the values of the form. */
export interface ComposerContextValue {
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

export const ComposerContext = createContext<ComposerContextValue | null>(null);

export function useComposer(): ComposerContextValue {
  const value = use(ComposerContext);
  if (!value) throw new Error('ComposerContext is missing');
  return value;
}
