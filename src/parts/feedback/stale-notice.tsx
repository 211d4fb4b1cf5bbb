import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '~/lib/format';
import { Text } from '~/ui/text';

interface Shown {
  isRefetchError: boolean;
  /** The number of failures of the current attempt. */
  failureCount: number;
  dataUpdatedAt: number;
}

/** Says that the data on the page are stale, because the refetch failed. */
export function StaleNotice({ query }: { query: Shown }) {
  const { i18n } = useLingui();
  // Without any data, the page shows the error itself.
  if (query.dataUpdatedAt === 0 || (!query.isRefetchError && query.failureCount === 0)) return null;
  const time = formatTime(query.dataUpdatedAt, i18n.locale);
  return (
    <div role="status">
      <Text tone="warning">
        <Trans>Could not refresh. Showing data from {time}.</Trans>
      </Text>
    </div>
  );
}
