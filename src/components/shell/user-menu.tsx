import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Role } from '~/api/permissions';
import { currentUser, onSession } from '~/identity';
import { useCurrentUser } from '~/session/permissions';
import { Popup } from '~/ui/popup';
import styles from './user-menu.module.css';

// They show once the menu is open.
const UserSettings = lazy(() =>
  import('./user-settings').then(({ UserSettings }) => ({ default: UserSettings })),
);

const ROLES: Record<Role, MessageDescriptor> = {
  Regular: msg`Owner`,
  Enterprise: msg`Enterprise owner`,
  Manager: msg`Manager`,
  Location: msg`Location`,
  admin: msg`Administrator`,
};

/** Who is signed in, with their settings. */
export function UserMenu() {
  const { t } = useLingui();
  const user = useSyncExternalStore(onSession, currentUser);
  const rights = useCurrentUser();
  // Between signing out and leaving the page.
  if (!user || !rights) return null;
  const name = user.name || user.email;
  const role = t(ROLES[rights.admin ? 'admin' : rights.role]);
  return (
    <Popup
      buttonClass={styles.button}
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
            <span>{user.email}</span>
            <span className={styles.role}>{role}</span>
          </p>
          <Suspense>
            <UserSettings close={close} />
          </Suspense>
        </>
      )}
    </Popup>
  );
}
