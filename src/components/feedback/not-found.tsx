import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ButtonLink } from '~/components/links/button-link';
import { usePageName } from '~/components/page/page-name';
import { ResultBlock } from '~/ui/result-block';

/** The page for an unknown address. */
export function NotFound() {
  const { t } = useLingui();
  usePageName(t`Page not found`);
  return (
    <ResultBlock
      icon={<IconAlertTriangle />}
      headingLevel={1}
      title={t`Page not found`}
      description={t`This page does not exist. It may have moved, or the address is mistyped.`}
    >
      <ButtonLink to="/dashboard">
        <Trans>Go to the dashboard</Trans>
      </ButtonLink>
    </ResultBlock>
  );
}
