import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ErrorComponentProps, Outlet } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { consentState } from '~/analytics';
import { languages } from '~/i18n';
import { NotFound } from '~/parts/feedback/not-found';
import { RouteError } from '~/parts/feedback/route-error';
import { ConsentNotice } from './consent-notice';
import { PageTitle } from './page-title';

/** Wraps every page. Nothing is shown before its texts are loaded. */
export function RootFrame() {
  const ready = useSelector(languages.state, ({ locale }) => locale !== '');
  const isAsking = useSelector(consentState, ({ isAsking, consent }) => isAsking && consent === null);
  // In English, because no messages are loaded yet. index.html shows the same.
  if (!ready) return <p className="boot-text">Loading text...</p>;
  return (
    <I18nProvider i18n={i18n}>
      <PageTitle />
      <Outlet />
      {isAsking && <ConsentNotice />}
    </I18nProvider>
  );
}

/** Outside every frame, for pages without navigation. */
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
