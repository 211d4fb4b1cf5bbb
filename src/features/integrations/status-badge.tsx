import { Trans } from '@lingui/react/macro';
import type { IntegrationStatus } from '~/api/integrations';
import { Badge } from '~/ui/badge';

export function StatusBadge({ status }: { status: IntegrationStatus }) {
  switch (status) {
    case 'expired':
      return (
        <Badge tone="danger">
          <Trans>Expired</Trans>
        </Badge>
      );
    case 'error':
      return (
        <Badge tone="warning">
          <Trans>Update failed</Trans>
        </Badge>
      );
    default:
      return (
        <Badge tone="success">
          <Trans>Connected</Trans>
        </Badge>
      );
  }
}
