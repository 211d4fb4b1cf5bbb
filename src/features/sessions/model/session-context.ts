import type { MessageDescriptor } from '@lingui/core';
import { createContext, use } from 'react';
import type { Account } from '~/api/account';
import type { Session, SessionUpdate } from '~/api/sessions';
import type { Template } from '~/api/templates';
import { brandOf } from './brand';
import type { Step } from './preview-steps';
import { useOnlyLocation } from './session-queries';

interface SessionContextValue {
  session: Session;
  account: Account;
  templates: readonly Template[];
  /** The lockable fields. */
  fields: readonly { path: string; label: MessageDescriptor }[];
  /** The position of the experience in the preview; null for the first that guests see. */
  shownExperience: number | null;
  showExperience: (index: number) => void;
  /** The step of the preview that a field asked for last. */
  shownStep: { step: Step } | null;
  showStep: (step: Step) => void;
  /** Whether a narrow screen shows the preview. */
  previewOpen: boolean;
  setPreviewOpen: (open: boolean) => void;
}

/** What the inputs and the preview of a session need besides its values. */
export const SessionContext = createContext<SessionContextValue | null>(null);

export function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (value === null) throw new Error('There is no session around this component.');
  return value;
}

/** What the session inherits from, given the selected locations. */
export function useParents({ locationIds }: Partial<SessionUpdate>) {
  const { account } = useSessionContext();
  return { account, location: useOnlyLocation(locationIds) };
}

export function useBrand(values: Partial<SessionUpdate>) {
  const { session } = useSessionContext();
  return brandOf(values, session, useParents(values));
}
