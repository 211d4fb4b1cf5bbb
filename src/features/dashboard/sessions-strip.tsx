import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getOwnAccountQuery } from '~/api/account';
import type { AttentionItem } from '~/api/analytics';
import { mediaUrl } from '~/api/media-url';
import type { Session } from '~/api/sessions';
import { byStatus, SessionStatus } from '~/entities/session-status';
import { ButtonLink } from '~/parts/links/button-link';
import { usePermission } from '~/session/permissions';
import { IconCamera } from '~/ui/icons';
import common from './dashboard.module.css';
import styles from './sessions.module.css';

const SHOWN = 6;

interface SessionsStripProps {
  sessions: readonly Session[];
  /** Undefined if it could not be loaded. */
  attention: readonly AttentionItem[] | undefined;
}

/** The sessions, active ones first. */
export function SessionsStrip({ sessions, attention = [] }: SessionsStripProps) {
  const { t } = useLingui();
  const mayCreate = usePermission('createSession');
  const offline = new Set(attention.flatMap((item) => (item.kind === 'deviceOffline' ? item.deviceId : [])));
  const sorted = sessions.toSorted(byStatus);
  if (sessions.length === 0)
    return (
      <div className={common.nothing}>
        <IconCamera size={28} stroke={1.5} aria-hidden />
        <Trans>A session is what a booth runs.</Trans>
        {mayCreate && (
          <ButtonLink variant="secondary" size="s" to="/session">
            <Trans>Create a session</Trans>
          </ButtonLink>
        )}
      </div>
    );
  return (
    <div className={styles.strip}>
      <ul className={styles.sessions} aria-label={t`Sessions`}>
        {sorted.slice(0, SHOWN).map((session) => (
          <li key={session.id}>
            <SessionCard
              session={session}
              offline={session.deviceIds.filter((id) => offline.has(id)).length}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SessionCard({ session, offline }: { session: Session; offline: number }) {
  const { id, name, deviceIds, photos } = session;
  return (
    <Link to="/session/$sessionId/general" params={{ sessionId: id }} className={styles.session}>
      <Cover session={session} />
      <span className={styles.sessionWords}>
        <strong className="clip fits weight-medium">{name}</strong>
        <SessionStatus session={session} />
        <small className="hint">
          <Plural value={deviceIds.length} _0="No device" one="# device" other="# devices" />
          {offline > 0 && (
            <em>
              {', '}
              <Plural value={offline} one="# offline" other="# offline" />
            </em>
          )}
        </small>
        <small className="hint">
          <Plural value={photos} one="# photo" other="# photos" />
        </small>
      </span>
    </Link>
  );
}

/** The latest photo of the session, or its color until there is one. */
function Cover({ session: { lastPhotoThumbUrl, primaryColor } }: { session: Session }) {
  const { data } = useQuery(getOwnAccountQuery());
  return (
    <span className={styles.cover} style={{ '--brand': primaryColor ?? data?.brandColor ?? undefined }}>
      {lastPhotoThumbUrl === null ? (
        <IconCamera size={24} stroke={1.5} aria-hidden />
      ) : (
        <img className="cover overlay" src={mediaUrl(lastPhotoThumbUrl)} alt="" decoding="async" />
      )}
    </span>
  );
}
