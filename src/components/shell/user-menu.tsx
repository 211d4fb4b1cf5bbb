import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Role } from '~/api/permissions';
import { currentUser, onSession } from '~/identity';
import { useCurrentUser } from '~/session/permissions';
import { Button } from '~/ui/button';
import { Popup } from '~/ui/popup';
import styles from './user-menu.module.css';

const ROLES: Record<Role, MessageDescriptor> = {
  Regular: msg`Owner`,
  Enterprise: msg`Enterprise owner`,
  Manager: msg`Manager`,
  Location: msg`Location`,
  admin: msg`Administrator`,
};

/** When the page is idle: what is loaded then delays nothing. */
export const IDLE_AFTER_MS = 2500;

type Settings = ComponentType<{ close: () => void }>;

/** Loaded once the page is idle, or when the pointer or the focus comes near. Without a connection, signing out remains. */
function useSettings() {
  /** Null where it could not be loaded. */
  const [Settings, setSettings] = useState<Settings | null>();
  const load = useCallback(() => {
    import('./user-menu-settings').then(
      ({ UserMenuSettings }) => setSettings(() => UserMenuSettings),
      () => setSettings(null),
    );
  }, []);
  useEffect(() => {
    const timer = setTimeout(load, IDLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [load]);
  return { Settings, load };
}

/** The signed-in user; pages of the account, language, theme and signing out. */
export function UserMenu() {
  const { t } = useLingui();
  const user = useSyncExternalStore(onSession, currentUser);
  const rights = useCurrentUser();
  const { Settings, load } = useSettings();
  // No user between signing out and leaving the page.
  if (!user || !rights) return null;
  const name = user.name || user.email;
  const role = t(ROLES[rights.admin ? 'admin' : rights.role]);
  return (
    <Popup
      menu
      buttonClass={styles.button}
      preload={load}
      label={
        <>
          <span className={styles.face} aria-hidden>
            {name.charAt(0).toLocaleUpperCase()}
          </span>
          <span className={styles.words}>
            <span className="visually-hidden">{t`User menu`} </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.role}>{role}</span>
          </span>
        </>
      }
    >
      {(close) => (
        <>
          <p className={styles.who}>
            {user.name && <strong>{user.name}</strong>}
            <span className={styles.role}>{user.email}</span>
            <span className={styles.role}>{role}</span>
          </p>
          {Settings !== null && (
            <div className={styles.settings}>{Settings && <Settings close={close} />}</div>
          )}
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
