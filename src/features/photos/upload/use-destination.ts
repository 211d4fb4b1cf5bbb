import { useState } from 'react';
import type { Session } from '~/api/sessions';
import { useSessions } from '~/components/pickers/session-choices';
import { byStatus } from '~/components/session-status';
import { keepSession, lastSession } from './last-session';
import type { Destination } from './use-photo-queue';

/** Why a session is suggested. */
export type Suggestion = 'filter' | 'last' | 'first';

/**
 * Where the chosen photos go: the session, and what their guests agreed to.
 * @param shownSession that the gallery shows; otherwise that of the last upload is suggested, else the first
 */
export function useDestination(shownSession: string | undefined) {
  const { sessions: newestFirst, pending } = useSessions(true);
  const sessions: readonly Session[] = newestFirst.toSorted(byStatus);
  const [chosen, choose] = useState<string | null>(null);
  const [formerlyShown, setFormerlyShown] = useState(shownSession);
  if (formerlyShown !== shownSession) {
    setFormerlyShown(shownSession);
    choose(null);
  }
  const [consentGiven, setConsent] = useState(false);
  const [shows, setShows] = useState(false);
  const known = (id: string | null | undefined) => sessions.some((session) => session.id === id);
  const wishes: [Suggestion, string | null | undefined][] = [
    ['filter', shownSession],
    ['last', lastSession()],
    ['first', sessions[0]?.id],
  ];
  const [suggestion = 'first', suggested = null] = wishes.find(([, id]) => known(id)) ?? [];
  const sessionId = chosen ?? suggested;
  return {
    sessions,
    pending,
    /** Whether guests see its photos only by a link that they get. */
    needsLink: (id: string | null) =>
      sessions.some(
        (session) =>
          session.id === id && (session.galleryVisibility === 'private' || session.status === 'draft'),
      ),
    sessionId,
    /** Null once the user chose one. */
    suggestion: chosen === null ? suggestion : null,
    choose,
    consentGiven,
    setConsent,
    shows,
    setShows,
    /** The destination of an upload that starts now. */
    take(): Destination | null {
      if (sessionId === null) return null;
      keepSession(sessionId);
      // What the people in other photos agreed to is another question.
      setConsent(false);
      setShows(false);
      return { sessionId, consentGiven, shows: shows && consentGiven };
    },
  };
}
