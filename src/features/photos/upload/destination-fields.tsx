import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Session } from '~/api/sessions';
import { useSessionStatusText } from '~/components/session-status';
import styles from './upload.module.css';
import type { Suggestion, useDestination } from './use-destination';

/** Where the chosen photos go, and what their guests agreed to. */
export function DestinationFields({ destination }: { destination: ReturnType<typeof useDestination> }) {
  const { t } = useLingui();
  const { sessions, sessionId, suggestion, choose, consentGiven, setConsent, shows, setShows } = destination;
  const statusText = useSessionStatusText();
  /** What the status of the session means for its guests; null for what they expect. */
  const guestNote = ({ status, galleryVisibility }: Session) => {
    if (galleryVisibility === 'private')
      return t`The gallery of this session is private: guests only see photos they get a link to.`;
    if (status === 'draft') return t`The session is a draft: guests only see photos they get a link to.`;
    if (status === 'paused') return t`The session is paused. Guests can still see its photos.`;
    return status === 'ended' ? t`The session has ended. Guests can still see its photos.` : null;
  };
  const session = sessions.find(({ id }) => id === sessionId);
  const reasons: Record<Suggestion, string | null> = {
    filter: t`Suggested because the gallery shows this session.`,
    last: t`Suggested because your last upload was for this session.`,
    first:
      sessions.length > 1 && session?.status === 'active' ? t`Suggested: your newest active session.` : null,
  };
  const reason = suggestion && reasons[suggestion];
  const notes = [reason, session ? guestNote(session) : null].filter((note) => note !== null);
  return (
    <>
      <div className={styles.session}>
        <label htmlFor="upload-session">
          <Trans>Session</Trans>
        </label>
        <select
          id="upload-session"
          value={sessionId ?? ''}
          aria-describedby={notes.length > 0 ? 'session-notes' : undefined}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {sessions.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name} · {statusText(choice)}
            </option>
          ))}
        </select>
        {notes.length > 0 && <small id="session-notes">{notes.join(' ')}</small>}
      </div>
      <div className={styles.ticks}>
        <Tick
          isOn={consentGiven}
          onChange={setConsent}
          otherwise={<Trans>Otherwise they stay out of the gallery until you confirm it.</Trans>}
        >
          <Trans>Everyone in these photos agreed to be shown to others</Trans>
        </Tick>
        {consentGiven && (
          <Tick
            isOn={shows}
            onChange={setShows}
            otherwise={<Trans>Otherwise they stay out of the gallery until you show them.</Trans>}
          >
            <Trans>Show them in the gallery as soon as they are uploaded</Trans>
          </Tick>
        )}
      </div>
    </>
  );
}

interface TickProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** What happens without it. */
  otherwise: ReactNode;
  children: ReactNode;
}

function Tick({ isOn, onChange, otherwise, children }: TickProps) {
  return (
    <label className={styles.consent}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {children}
        {!isOn && <small>{otherwise}</small>}
      </span>
    </label>
  );
}
