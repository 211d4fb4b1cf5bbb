import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Opens what makes a new record, where the link to the page asks for it (`create` of the history's state). */
export function useCreateOnArrival(open: () => void): void {
  const navigate = useNavigate();
  const wanted = useLocation({ select: ({ state }) => state.create });
  const begin = useEffectEvent(() => {
    // Once: not again when the page is reloaded, or on the way back.
    void navigate({ to: '.', search: true, state: { create: undefined }, replace: true, resetScroll: false });
    open();
  });
  useEffect(() => {
    if (wanted) begin();
  }, [wanted]);
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page begins with what makes a new record. */
    create?: true | undefined;
  }
}
