import { Trans, useLingui } from '@lingui/react/macro';
import { IconTools } from '@tabler/icons-react';
import { useMatches } from '@tanstack/react-router';
import { ResultBlock } from '~/ui/result-block';

/** A screen that is not built yet. It says its name and what it will do, and pretends nothing. */
export function PlannedScreen() {
  const { t } = useLingui();
  const { title, purpose } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  return (
    <ResultBlock
      icon={<IconTools />}
      headingLevel={1}
      title={title && t(title)}
      description={purpose && t(purpose)}
    >
      <Trans>This screen is not built yet.</Trans>
    </ResultBlock>
  );
}
