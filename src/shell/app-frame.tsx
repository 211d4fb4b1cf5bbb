import { Trans, useLingui } from '@lingui/react/macro';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { CatchBoundary, Outlet, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { type RefObject, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { sessionStore } from '~/identity';
import { RouteError } from '~/parts/feedback/route-error';
import { backgroundTask } from '~/session/background-task';
import { accountCacheKey, onIdentityChange, viewing } from '~/session/viewing';
import { Toaster } from '~/ui/feedback/toaster';
import { Spinner } from '~/ui/spinner';
import { AccountSwitcher } from './account-switcher';
import styles from './app-frame.module.css';
import { CommandMenu } from './command-menu';
import { ConfirmBanner } from './confirm-banner';
import { DeletionBanner } from './deletion-banner';
import { AreaTabs } from './navigation/area-tabs';
import { BottomBar } from './navigation/bottom-bar';
import { SideNavigation } from './navigation/side-navigation';
import { OfflineNotice } from './offline-notice';
import { SignInAgain } from './sign-in-again';
import { SuspensionBanner } from './suspension-banner';
import { Tools } from './tools';
import { ViewingBanner } from './viewing-banner';

/** Few accounts are suspended or about to be deleted. */
function AccountBanners({ isSignedIn }: { isSignedIn: boolean }) {
  const { data } = useQuery({ ...getOwnAccountQuery(), enabled: isSignedIn });
  return (
    <>
      {data?.status === 'suspended' && <SuspensionBanner />}
      {data?.deletionAt && <DeletionBanner at={data.deletionAt} />}
    </>
  );
}

/** The signed-in product: navigation beside the page; on a phone, a bar above it and one below. */
export function AppFrame() {
  const { t } = useLingui();
  // The context is a new object for each page, but not what is in it.
  const queryClient = useRouteContext({ from: '/_app', select: (context) => context.queryClient });
  const accountKey = useRouteContext({ from: '/_app', select: (context) => context.accountKey });
  const acting = useSyncExternalStore(onIdentityChange, accountCacheKey);
  const session = useSelector(sessionStore);
  const { viewed, ended } = useSelector(viewing);
  const task = useSelector(backgroundTask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the account
  useEffect(() => () => backgroundTask.setState(() => null), [acting]);
  const user = session.status === 'signed-out' ? null : session.user;
  const main = useRef<HTMLElement>(null);
  return (
    <>
      {/* Remounts the tree for another user, so that no state of the previous one survives. */}
      <QueryClientProvider key={accountKey} client={queryClient}>
        <a className="skip-link" href="#main">
          <Trans>Skip to content</Trans>
        </a>
        <div className={styles.frame}>
          <div className={styles.viewing} role="status">
            {(viewed ?? ended) && <ViewingBanner />}
            {user?.unconfirmed && <ConfirmBanner email={user.email} />}
            <AccountBanners isSignedIn={user !== null} />
          </div>
          <header className={styles.side}>
            <AccountSwitcher />
            <CommandMenu />
            <nav className={styles.navigation} aria-label={t`Main`}>
              <SideNavigation />
            </nav>
            {acting === accountKey && task}
            <Tools />
          </header>
          <AreaTabs />
          <main ref={main} id="main" className={styles.main} tabIndex={-1}>
            <OfflineNotice />
            {/* What is open belongs to whom one looked at before, until the next page is there. */}
            {acting === accountKey ? <Page /> : <Spinner label={t`Opening the account`} />}
          </main>
          <nav className={styles.bottom} aria-label={t`Areas`}>
            <BottomBar />
          </nav>
        </div>
        {session.status === 'ended' && <SignInAgain email={session.user.email} />}
        <Toaster label={t`Notifications`} deleteLabel={t`delete notification`} />
      </QueryClientProvider>
      <FocusOnNewPage main={main} accountKey={accountKey} />
    </>
  );
}

function Page() {
  // The page that is shown: a former page's error would be caught again while the next one loads.
  const href = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href ?? '' });
  return (
    // A page's own error component may be in the chunk that failed to load.
    <CatchBoundary getResetKey={() => href} errorComponent={RouteError}>
      {/* The code of a page's placeholder may still be loading; the navigation stays meanwhile. */}
      <Suspense>
        <Outlet />
      </Suspense>
    </CatchBoundary>
  );
}

/**
 * Moves the focus to a new page, or to the same page of another account, as a page load would. A component, because the
 * frame need not render again with each page.
 */
function FocusOnNewPage({ main, accountKey }: { main: RefObject<HTMLElement | null>; accountKey: string }) {
  const { routesById } = useRouter();
  const pathname = useRouterState({
    select({ location, resolvedLocation, matches }) {
      // A tab without its own component is rendered by its parent, and is no new page.
      const screen = matches.findLast(({ routeId }) => routesById[routeId].options.component);
      // The first page counts before it has loaded: one may leave it before that.
      const { pathname } = resolvedLocation ?? location;
      return `${screen === matches.at(-1) ? pathname : screen?.pathname} ${accountKey}`;
    },
  });
  const former = useRef(pathname);
  useEffect(() => {
    // A menu of the shell can be opened while the page is still loading; it closes when it loses the focus. A new
    // contact starts in its first field.
    const isInUse = document.querySelector('[popover="auto"]:popover-open, #main form :focus') !== null;
    if (former.current !== pathname && !isInUse) main.current?.focus({ preventScroll: true });
    former.current = pathname;
  }, [pathname, main]);
  return null;
}
