import { useLingui } from '@lingui/react/macro';
import { Icon } from '~/ui/icon';
import { IconBell } from '~/ui/icons';
import { overlays } from './overlays';
import styles from './tools.module.css';
import { UnreadMessages } from './unread-messages';
import { UserMenu } from './user-menu';

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
        <UnreadMessages />
      </span>
    </section>
  );
}
