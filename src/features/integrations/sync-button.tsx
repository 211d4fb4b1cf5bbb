import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { invalidateFor } from '~/api/cache/query-client';
import { type IntegrationName, type IntegrationSync, useRefreshIntegration } from '~/api/integrations';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { IconRefresh } from '~/ui/icons';
import { exchanges } from './catalog';
import styles from './integrations.module.css';

interface SyncButtonProps {
  name: IntegrationName;
  isRetry?: boolean;
  isPrimary?: boolean;
}

/** Imports clients or copies photos, and reports the number. */
export function SyncButton({ name, isRetry = false, isPrimary = false }: SyncButtonProps) {
  const may = usePermission('refreshIntegration');
  const client = useQueryClient();
  const {
    mutate: sync,
    data,
    error,
    isPending,
  } = useRefreshIntegration({
    meta: { quiet: true },
    // A failed sync changes the status too.
    onError: () => invalidateFor(client, 'refreshIntegration'),
  });
  const exchange = exchanges[name];
  if (!may || exchange === undefined) return null;
  return (
    <div className={styles.sync}>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        size={isPrimary ? 'm' : 's'}
        icon={<IconRefresh size={16} />}
        busy={isPending}
        onClick={() => sync({ name })}
      >
        {isRetry ? (
          <Trans>Retry</Trans>
        ) : exchange === 'clients' ? (
          <Trans>Import clients</Trans>
        ) : (
          <Trans>Copy photos now</Trans>
        )}
      </Button>
      <p role="status">{data && !error && <Result data={data} exchange={exchange} />}</p>
      {error && (
        <p role="alert" className={styles.error}>
          {errorText(error)}
        </p>
      )}
    </div>
  );
}

function Result({ data, exchange }: { data: IntegrationSync; exchange: 'clients' | 'photos' }) {
  const { added, updated } = data;
  if (exchange === 'photos') return <Plural value={added} one="# photo copied." other="# photos copied." />;
  return (
    <>
      <Plural value={added} one="# contact added" other="# contacts added" />,{' '}
      <Plural value={updated} one="# updated." other="# updated." />
    </>
  );
}
