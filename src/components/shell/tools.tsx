import { useLingui } from '@lingui/react/macro';
import { IconBell } from '@tabler/icons-react';
import { Icon } from '~/ui/icon';
import { overlays } from './overlays';
import styles from './tools.module.css';
import { UserMenu } from './user-menu';

/** The current user's menu, and what they were notified of. */
export function Tools() {
  const { t } = useLingui();
  return (
    <section className={styles.tools} aria-label={t`Tools`}>
      <UserMenu />
      <Icon label={t`Past notifications`} onClick={() => overlays.open('notices')}>
        <IconBell />
      </Icon>
    </section>
  );
}
