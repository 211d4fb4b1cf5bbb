import { Trans, useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { ButtonLink } from '~/parts/links/button-link';
import { areaOf } from '~/parts/links/navigation';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconFileUnknown } from '~/ui/icons';

/** The page of a deleted or unknown record. */
export function RecordNotFound() {
  const { t } = useLingui();
  const area = useRouterState({ select: ({ location }) => areaOf(location.pathname) });
  const name = area && t(area.label);
  return (
    <ResultBlock
      icon={<IconFileUnknown />}
      headingLevel={1}
      title={t`This no longer exists`}
      description={t`It may have been deleted, or the link is wrong.`}
    >
      <ButtonLink to={area?.to ?? '/dashboard'}>
        {name ? <Trans>Back to {name}</Trans> : <Trans>Go to the dashboard</Trans>}
      </ButtonLink>
    </ResultBlock>
  );
}
