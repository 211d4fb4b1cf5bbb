import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { ButtonLink } from '~/parts/links/button-link';
import { usePageName } from '~/parts/page/page-name';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconAlertTriangle } from '~/ui/icons';

/** The lists that a mistyped address may mean, by another word or number: `/sessions`. */
const PAGES = [
  '/analytics',
  '/assets',
  '/campaigns',
  '/contacts',
  '/dashboard',
  '/devices',
  '/gallery',
  '/locations',
  '/managers',
  '/products',
  '/session',
  '/templates',
  '/account/billing',
  '/account/integrations',
  '/account/profile',
] as const;
const OTHER_WORDS: Record<string, (typeof PAGES)[number]> = {
  booth: '/devices',
  client: '/contacts',
  customer: '/contacts',
  photo: '/gallery',
};

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');

function similarPage(pathname: string) {
  const word = singular(pathname.split('/')[1]?.toLowerCase() ?? '');
  const page = OTHER_WORDS[word] ?? PAGES.find((to) => singular(to.split('/').at(-1) ?? '') === word);
  return page;
}

/** The page for an unknown address. */
export function NotFound() {
  const { t } = useLingui();
  const page = similarPage(useLocation({ select: ({ pathname }) => pathname }));
  usePageName(t`Page not found`);
  return (
    <ResultBlock
      icon={<IconAlertTriangle />}
      headingLevel={1}
      title={t`Page not found`}
      description={t`This page does not exist. It may have moved, or the address is mistyped.`}
    >
      {page && (
        <ButtonLink to={page}>
          <Trans>Go to {page}</Trans>
        </ButtonLink>
      )}
      <ButtonLink to="/dashboard" variant={page ? 'secondary' : 'primary'}>
        <Trans>Go to the dashboard</Trans>
      </ButtonLink>
    </ResultBlock>
  );
}
