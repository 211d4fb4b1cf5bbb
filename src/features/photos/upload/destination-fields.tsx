import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionStatus } from '~/api/sessions';
import { sessionStatusOptions } from '~/components/session-status';
import styles from './upload.module.css';
import type { Suggestion, useDestination } from './use-destination';

/** Where the chosen photos go, and what their guests agreed to. */
export function DestinationFields({ destination }: { destination: ReturnType<typeof useDestination> }) {
  const { t } = useLingui();
  const { sessions, sessionId, suggestion, choose, consentGiven, setConsent, shows, setShows } = destination;
  const statusWord = (status: SessionStatus) => {
    const label = sessionStatusOptions.find(({ value }) => value === status)?.label;
    return label ? t(label) : status;
  };
  const reasons: Record<Suggestion, string | null> = {
    filter: t`Suggested because the gallery shows this session.`,
    last: t`Suggested because your last upload was for this session.`,
    first: sessions.length > 1 ? t`Suggested as your newest session. Choose another one if needed.` : null,
  };
  const reason = suggestion && reasons[suggestion];
  return (
    <>
      <div className={styles.session}>
        <label htmlFor="upload-session">
          <Trans>Session</Trans>
        </label>
        <select
          id="upload-session"
          value={sessionId ?? ''}
          aria-describedby={reason === null ? undefined : 'suggested-session'}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {sessions.map(({ id, name, status }) => (
            <option key={id} value={id}>
              {name} · {statusWord(status)}
            </option>
          ))}
        </select>
        {reason !== null && <small id="suggested-session">{reason}</small>}
      </div>
      <div className={styles.ticks}>
        <label className={styles.consent}>
          <input
            type="checkbox"
            checked={consentGiven}
            onChange={({ currentTarget }) => setConsent(currentTarget.checked)}
          />
          <span>
            <Trans>Everyone in these photos agreed that guests may see them</Trans>
            {!consentGiven && (
              <small>
                <Trans>Otherwise they stay hidden until you confirm it.</Trans>
              </small>
            )}
          </span>
        </label>
        {consentGiven && (
          <label className={styles.consent}>
            <input
              type="checkbox"
              checked={shows}
              onChange={({ currentTarget }) => setShows(currentTarget.checked)}
            />
            <span>
              <Trans>Show them to guests as soon as they are uploaded</Trans>
              {!shows && (
                <small>
                  <Trans>Otherwise they stay hidden until you show them.</Trans>
                </small>
              )}
            </span>
          </label>
        )}
      </div>
    </>
  );
}
