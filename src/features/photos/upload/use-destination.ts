import { useState } from 'react';
import type { Session } from '~/api/sessions';
import { useSessions } from '~/entities/pickers/session-choices';
import { byStatus } from '~/entities/session-status';
import { stored } from '~/lib/stored';
import type { UploadDestination } from './use-photo-queue';

/** The session of the last upload in this browser: the next one is probably for it as well. */
const lastSession = stored('upload-session', (text) => text);

/**
 * Where the chosen photos go: the session, and what their guests agreed to.
 * @param shownSession that the gallery shows; otherwise that of the last upload is suggested, else the first
 */
export function useDestination(shownSession: string | undefined) {
  const { sessions: newestFirst, pending } = useSessions(true);
  const sessions: readonly Session[] = newestFirst.toSorted(byStatus);
  const [chosen, setChosen] = useState<{ id: string; shownSession: string | undefined } | null>(null);
  const [consentGiven, setConsent] = useState(false);
  const [shows, setShows] = useState(false);
  const wishes = [
    // The gallery may show another session by now.
    chosen?.shownSession === shownSession ? chosen?.id : null,
    shownSession,
    lastSession.read(),
    sessions[0]?.id,
  ];
  const sessionId = wishes.find((wish) => sessions.some(({ id }) => id === wish)) ?? null;
  return {
    ...{ sessions, pending, sessionId, consentGiven, setConsent, shows, setShows },
    choose: (id: string) => setChosen({ id, shownSession }),
    /** The destination of an upload that starts now. */
    take(): UploadDestination | null {
      if (sessionId === null) return null;
      lastSession.write(sessionId);
      // What the people in other photos agreed to is another question.
      setConsent(false);
      setShows(false);
      return { sessionId, consentGiven, shows: shows && consentGiven };
    },
  };
}
