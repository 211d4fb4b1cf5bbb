import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BackLink } from '~/parts/links/back-link';
import { PageHeader } from '~/parts/page/page-header';

interface ComposerHeaderProps {
  /** The name of the campaign; by default it is a new one. */
  title?: string | undefined;
  action?: ReactNode;
}

export function ComposerHeader({ title, action }: ComposerHeaderProps) {
  const newTitle = useNewTitle();
  return (
    <>
      <BackLink to="/campaigns">
        <Trans>Campaigns</Trans>
      </BackLink>
      <PageHeader title={title ?? newTitle} action={action} />
    </>
  );
}

/** The title of a new campaign, with the day it was begun for. */
function useNewTitle(): string {
  const { t, i18n } = useLingui();
  const { date } = useSearch({ from: '/_app/campaigns/create' });
  if (date === undefined) return t`New campaign`;
  const day = new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(date));
  return t`New campaign for ${day}`;
}
