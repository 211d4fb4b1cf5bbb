import type { MessageDescriptor } from '@lingui/core';
import { createContext, type Dispatch, use } from 'react';
import type { Account } from '~/api/account';
import type { Session, SessionUpdate } from '~/api/sessions';
import type { Template } from '~/api/templates';
import { brandOf } from './brand';
import type { PreviewAction, PreviewState } from './preview-state';
import { useOnlyLocation } from './session-queries';

interface SessionContextValue {
  session: Session;
  account: Account;
  templates: readonly Template[];
  /** The lockable fields. */
  fields: readonly { path: string; label: MessageDescriptor }[];
  preview: PreviewState;
  dispatchPreview: Dispatch<PreviewAction>;
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
