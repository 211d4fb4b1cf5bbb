import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { whenIdle } from '~/lib/when-idle';
import { Icon } from '~/ui/icon';
import { IconBell } from '~/ui/icons';
import { overlays } from './overlays';
import styles from './tools.module.css';
import { UserMenu } from './user-menu';

// Loaded once the page is idle, so it delays nothing. Where it cannot be loaded, the bell has no number.
const UnreadMessages = lazy(async () => {
  await new Promise<void>(whenIdle);
  return import('./unread-messages').catch(() => ({ default: () => null }));
});

/** The user menu and the notifications. */
export function Tools() {
  const { t } = useLingui();
  return (
    <section className={styles.tools} aria-label={t`Tools`}>
      <UserMenu />
      <span className="rigid relative">
        <Icon label={t`Notifications`} onClick={() => overlays.open('notices')}>
          <IconBell />
        </Icon>
        <Suspense>
          <UnreadMessages />
        </Suspense>
      </span>
    </section>
  );
}
