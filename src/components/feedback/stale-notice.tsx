import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '~/lib/format';
import { Text } from '~/ui/text';

/** Says that what is shown is old, because asking again failed. */
export function StaleNotice({ query }: { query: { isRefetchError: boolean; dataUpdatedAt: number } }) {
  const { i18n } = useLingui();
  if (!query.isRefetchError) return null;
  const time = formatTime(query.dataUpdatedAt, i18n.locale);
  return (
    <div role="status">
      <Text tone="warning">
        <Trans>This could not be refreshed; you see it as it was at {time}.</Trans>
      </Text>
    </div>
  );
}
