import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { getUnreadMessagesQuery } from '~/api/messages';
import { whenIdle } from '~/lib/when-idle';
import styles from './unread-messages.module.css';

const EVERY_MS = 60_000;

/** The number of unread messages; nothing if there are none or the count is unavailable. */
export default function UnreadMessages(): ReactNode {
  const { data } = useQuery({ ...getUnreadMessagesQuery(), refetchInterval: EVERY_MS });
  const unread = data?.unread ?? 0;
  // These then open at once, and also offline.
  useEffect(() => {
    const preload = () =>
      Promise.all([
        import('./user-menu-settings'),
        import('./sign-in-again'),
        import('./notice-history'),
        import('~/components/palette/palette'),
      ]);
    whenIdle(() => void preload().catch(() => {}));
  }, []);
  return (
    <span role="status" className={styles.unread} hidden={unread === 0}>
      {unread > 0 && (
        <>
          <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
          <span className="visually-hidden">
            <Plural value={unread} one="# unread notification" other="# unread notifications" />
          </span>
        </>
      )}
    </span>
  );
}
