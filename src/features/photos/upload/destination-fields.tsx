import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '~/api/sessions';
import { useSessionStatusText } from '~/entities/session-status';
import inputs from '~/patterns/form/inputs/inputs.module.css';
import uploadStyles from '~/patterns/upload/upload.module.css';
import type { useDestination } from './use-destination';

/** Where the chosen photos go, and what their guests agreed to. */
export function DestinationFields({ destination }: { destination: ReturnType<typeof useDestination> }) {
  const { t } = useLingui();
  const { sessions, sessionId, choose, consentGiven, setConsent, shows, setShows } = destination;
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
  const note = session && guestNote(session);
  return (
    <div className="stack-2 size-label">
      <label htmlFor="upload-session">
        <Trans>Session</Trans>
      </label>
      <select
        id="upload-session"
        className={inputs.input}
        value={sessionId ?? ''}
        aria-describedby={note ? 'session-note' : undefined}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {sessions.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name} · {statusText(choice)}
          </option>
        ))}
      </select>
      {note && (
        <small id="session-note" className={uploadStyles.hint}>
          {note}
        </small>
      )}
      <div className={inputs.checks}>
        <label>
          <input
            type="checkbox"
            checked={consentGiven}
            onChange={(event) => setConsent(event.target.checked)}
          />
          <span>
            <Trans>Everyone in these photos agreed to be shown to others</Trans>
            {!consentGiven && (
              <small className="block muted">{t`Otherwise they stay out of the gallery until you confirm it.`}</small>
            )}
          </span>
        </label>
        {consentGiven && (
          <label>
            <input type="checkbox" checked={shows} onChange={(event) => setShows(event.target.checked)} />
            <span>
              <Trans>Show them in the gallery as soon as they are uploaded</Trans>
              {!shows && (
                <small className="block muted">{t`Otherwise they stay out of the gallery until you show them.`}</small>
              )}
            </span>
          </label>
        )}
      </div>
    </div>
  );
}
