import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, Outlet, useMatches, useRouteContext } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { NotFound } from '~/components/feedback/not-found';
import { RouteError } from '~/components/feedback/route-error';
// Both frames have it: named here, it comes with the first script and not as two files of its own.
import '~/components/language/language-menu';
import { languages } from '~/i18n';

/** What stands around every page. Nothing is shown before its words are there. */
export function RootFrame() {
  const ready = useSyncExternalStore(languages.subscribe, () => languages.state().locale !== '');
  // Said in English: it stands for the messages that are not there yet. index.html says the same before us.
  if (!ready) return <p className="boot-text">Loading text...</p>;
  return (
    <I18nProvider i18n={i18n}>
      <PageTitle />
      <Outlet />
    </I18nProvider>
  );
}

/** Outside every frame: the page is nothing but this. */
export function RootNotFound() {
  return (
    <main id="main">
      <NotFound />
    </main>
  );
}

export function RootError(props: ErrorComponentProps) {
  return (
    <main id="main">
      <RouteError {...props} />
    </main>
  );
}

/** The product's name; inside the app with the screen before it, so that tabs and history can be told apart. */
function PageTitle() {
  const { t } = useLingui();
  const { config } = useRouteContext({ from: '__root__' });
  const title = useMatches({
    select: (matches) =>
      matches.some(({ routeId }) => routeId === '/_app') ? matches.at(-1)?.staticData.title : undefined,
  });
  const text = title ? `${t(title)} · ${config.productName}` : config.productName;
  useEffect(() => {
    document.title = text;
  }, [text]);
  return null;
}
