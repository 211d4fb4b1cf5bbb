import { useLingui } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '~/ui/icon';
import styles from './tools.module.css';
import { UserMenu } from './user-menu';

const NoticeHistory = lazy(() =>
  import('./notice-history').then(({ NoticeHistory }) => ({ default: NoticeHistory })),
);

/** The current user's menu, and what they were notified of. */
export function Tools() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.tools} aria-label={t`Tools`}>
      <UserMenu />
      <Icon label={t`Past notifications`} onClick={() => setOpen(true)}>
        <IconBell />
      </Icon>
      {open && (
        <Suspense>
          <NoticeHistory onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
