import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import type { Role } from '~/api/permissions';
import { currentUser, sessionStore } from '~/identity';
import { usePermissionContext } from '~/session/permissions';
import { Button } from '~/ui/button';
import { IconLogout } from '~/ui/icons';
import { Popup } from '~/ui/overlay/popup';
import styles from './user-menu.module.css';
import { UserMenuSettings } from './user-menu-settings';

const ROLES: Record<Role, MessageDescriptor> = {
  Regular: msg`Owner`,
  Enterprise: msg`Enterprise owner`,
  Manager: msg`Manager`,
  Location: msg`Location`,
  admin: msg`Administrator`,
};

/** The signed-in user; pages of the account, language, theme and signing out. */
export function UserMenu() {
  const { t } = useLingui();
  const user = useSelector(sessionStore, currentUser);
  const rights = usePermissionContext();
  // No user between signing out and leaving the page.
  if (!user || !rights) return null;
  const name = user.name || user.email;
  const role = t(ROLES[rights.admin ? 'admin' : rights.role]);
  return (
    <Popup
      menu
      buttonClass={styles.button}
      label={
        <>
          <span className={styles.face} aria-hidden>
            {name.charAt(0).toLocaleUpperCase()}
          </span>
          <span className={styles.words}>
            <span className="visually-hidden">{t`User menu`} </span>
            <span className="clip size-label">{name}</span>
            <span className="hint">{role}</span>
          </span>
        </>
      }
    >
      {(close) => (
        <>
          <p className={styles.who}>
            {user.name && <strong>{user.name}</strong>}
            <span className="hint">{user.email}</span>
            <span className="hint">{role}</span>
          </p>
          <div className={styles.settings}>
            <UserMenuSettings close={close} />
          </div>
          <SignOut close={close} />
        </>
      )}
    </Popup>
  );
}

function SignOut({ close }: { close: () => void }) {
  const navigate = useNavigate();
  const leave = () => {
    close();
    void navigate({ to: '/signin', replace: true, state: { signOut: true } });
  };
  return (
    <Button variant="subtle" icon={<IconLogout size={20} />} onClick={leave}>
      <Trans>Sign out</Trans>
    </Button>
  );
}
