import { Trans, useLingui } from '@lingui/react/macro';
import { IconBell, IconBuildingStore, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { LanguageMenu } from '~/components/language/language-menu';
import { signOut } from '~/identity';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { notify } from '~/ui/notifications';
import { colorScheme, useColorScheme } from '~/ui/use-color-scheme';
import { isWithin } from './navigation';
import { OwnAccounts, useOwnsAccounts } from './own-accounts';
import styles from './top-bar.module.css';
import { useNavigation } from './use-navigation';

const NoticeHistory = lazy(() =>
  import('./notice-history').then(({ NoticeHistory }) => ({ default: NoticeHistory })),
);

/** Theme and sign-out; on a phone also the pages of the area one is in. */
export function TopBar() {
  const { t } = useLingui();
  const scheme = useColorScheme();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const area = useNavigation().find(({ destinations }) =>
    destinations.some(({ to }) => isWithin(pathname, to)),
  );
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    // No header element: a panel that opens over the page has one, and there may be one banner.
    <div className={styles.bar}>
      {area && (
        <nav className={styles.pages} aria-label={t(area.label)}>
          {area.destinations.map(({ to, label }) => (
            <Link key={to} to={to} className={styles.page} activeProps={{ 'aria-current': 'page' }}>
              {t(label)}
            </Link>
          ))}
        </nav>
      )}
      <section className={styles.actions} aria-label={t`Tools`}>
        <Accounts />
        {/* Its place stays empty where English is all there is: before the others that is no gap. */}
        <LanguageMenu />
        <PastNotices />
        <Icon
          label={other === 'dark' ? t`Use the dark theme` : t`Use the light theme`}
          onClick={() => colorScheme.choose(other)}
        >
          {other === 'dark' ? <IconMoon /> : <IconSun />}
        </Icon>
        <SignOut />
      </section>
    </div>
  );
}

/** On a phone, where the name of the business has no room. */
function Accounts() {
  const { t } = useLingui();
  if (!useOwnsAccounts()) return null;
  return (
    <span className={styles.narrow}>
      <OwnAccounts
        button={(open) => (
          <Icon label={t`Your accounts`} onClick={open}>
            <IconBuildingStore />
          </Icon>
        )}
      />
    </span>
  );
}

function PastNotices() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Icon label={t`Past notifications`} onClick={() => setOpen(true)}>
        <IconBell />
      </Icon>
      {open && (
        <Suspense>
          <NoticeHistory onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function SignOut() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const leave = () => {
    signOut().catch(() =>
      notify({
        text: t`You are signed out here. The sign-in service will be notified when it can be reached.`,
        type: 'warning',
      }),
    );
    // The guard keeps the page for whoever returns; somebody who leaves on purpose is done with it, and with what is
    // still being sent from it.
    void navigate({ to: '/signin', replace: true, ignoreBlocker: true });
  };
  return (
    <Button variant="subtle" size="s" icon={<IconLogout size={18} />} onClick={leave}>
      <span className={styles.words}>
        <Trans>Sign out</Trans>
      </span>
    </Button>
  );
}
