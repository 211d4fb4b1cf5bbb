// What the parts of the composer know besides what stands in the form.
import { createContext, use } from 'react';
import type { Account } from '~/api/account';

export interface Composing {
  account: Account;
  /** Whether whoever writes may also send. */
  maySend: boolean;
  /** Whether it is to go out as soon as the button is pressed: nothing that a draft could hold. */
  isNow: boolean;
  setNow: (isNow: boolean) => void;
  /** The contact whose message the preview shows and a test looks like; null for nobody in particular. */
  contact: { id: string; name: string } | null;
  setContact: (contact: { id: string; name: string } | null) => void;
  /** The id under which the draft is stored, once it is. */
  storedId: () => string | undefined;
}

export const ComposingContext = createContext<Composing | null>(null);

export function useComposing(): Composing {
  const composing = use(ComposingContext);
  if (!composing) throw new Error('a part of the composer stands outside of it');
  return composing;
}
