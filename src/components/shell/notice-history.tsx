import { useLingui } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatTime } from '~/lib/format';
import { notifications } from '~/ui/notifications';
import { ResultBlock } from '~/ui/result-block';
import { SidePanel } from '~/ui/side-panel';
import { Text } from '~/ui/text';
import styles from './notice-history.module.css';

/** What the page has told, also what is gone: no error lives only as long as its notice. */
export function NoticeHistory({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const past = useSyncExternalStore(notifications.subscribe, notifications.past);
  return (
    <SidePanel onClose={onClose} size="sm" title={t`Past notifications`}>
      {past.length === 0 ? (
        <ResultBlock
          icon={<IconBell />}
          title={t`Nothing yet`}
          description={t`Notifications stay here until you sign out.`}
        />
      ) : (
        <ul className={styles.list}>
          {past.map(({ id, text, subject, detail, type, at }) => (
            <li key={id} className={styles.item} data-type={type}>
              <span>{text}</span>
              <time className={styles.time} dateTime={new Date(at).toISOString()}>
                {formatTime(at, i18n.locale)}
              </time>
              {subject && <Text tone="muted">{subject}</Text>}
              {detail && <Text tone="muted">{detail}</Text>}
            </li>
          ))}
        </ul>
      )}
    </SidePanel>
  );
}
