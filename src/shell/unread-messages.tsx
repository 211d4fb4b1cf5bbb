import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { getUnreadMessagesQuery } from '~/api/messages';
import { whenIdle } from '~/lib/when-idle';
import { overlays } from './overlays';
import styles from './unread-messages.module.css';

const EVERY_MS = 60_000;

/** The number of unread messages; nothing if there are none or the count is unavailable. */
export function UnreadMessages(): ReactNode {
  // It delays nothing that the page needs.
  const [isIdle, setIsIdle] = useState(false);
  const { data } = useQuery({ ...getUnreadMessagesQuery(), enabled: isIdle, refetchInterval: EVERY_MS });
  const unread = data?.unread ?? 0;
  useEffect(
    () =>
      whenIdle(() => {
        setIsIdle(true);
        overlays.preload();
      }),
    [],
  );
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
