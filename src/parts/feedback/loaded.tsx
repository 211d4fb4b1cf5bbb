import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import styles from './loaded.module.css';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** The data of a query; otherwise its error, and a retry button. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, failureReason, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  const reason = error ?? failureReason;
  return (
    <div role="alert" className={styles.failed}>
      {reason && <p>{errorText(reason)}</p>}
      <Button variant="secondary" size="s" busy={isFetching} onClick={() => void refetch()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
