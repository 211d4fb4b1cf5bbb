import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@tanstack/react-store';
import { formatTime } from '~/lib/format';
import { notifications } from '~/ui/feedback/notifications';
import { SidePanel } from '~/ui/overlay/side-panel';
import { Text } from '~/ui/text';
import { Messages } from './messages';
import styles from './notice-history.module.css';

/** Notifications since the user's last visit, and the notices of this page. */
export function NoticeHistory({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <SidePanel onClose={onClose} size="sm" title={t`Notifications`}>
      <Messages onOpen={onClose} />
      <Notices />
    </SidePanel>
  );
}

/** Includes closed notices, so that no error disappears with its notice. */
function Notices() {
  const { i18n } = useLingui();
  const past = useSelector(notifications.state, (state) => state.past);
  if (past.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>
        <Trans>From this visit</Trans>
      </h3>
      <ul className="stack-2">
        {past.map(({ id, text, subject, detail, pastAction, type, at }) => (
          <li key={id} className={styles.item} data-type={type}>
            <span>{text}</span>
            <time className={styles.time} dateTime={new Date(at).toISOString()}>
              {formatTime(at, i18n.locale)}
            </time>
            {subject && <Text tone="muted">{subject}</Text>}
            {detail && <Text tone="muted">{detail}</Text>}
            {pastAction}
          </li>
        ))}
      </ul>
    </>
  );
}
