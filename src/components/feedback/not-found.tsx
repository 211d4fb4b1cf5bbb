import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '~/components/links/button-link';
import { BrandMark } from '~/ui/brand-mark';
import { ResultBlock } from '~/ui/result-block';

/** The fallback page for an unknown path. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <ResultBlock
      icon={<BrandMark size={64} />}
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
