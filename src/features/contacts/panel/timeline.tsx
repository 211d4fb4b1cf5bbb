import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { listContactEventsQuery } from '~/api/contacts';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import { EventLine } from './event-line';
import styles from './panel.module.css';

/** Events per page. */
export const EVENTS_SHOWN = 10;

/** The activity of a contact, newest first; older pages are loaded on request. */
export function Timeline({ contactId }: { contactId: string }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: wanted }, (_, at) =>
      listContactEventsQuery(contactId, { page: at + 1, show: EVENTS_SHOWN }),
    ),
  });
  const events = pages.flatMap(({ data }) => data?.items ?? []);
  const last = pages.at(-1);
  const isMore = last?.data !== undefined && last.data.pages > wanted;
  const isComing = last !== undefined && last.data === undefined && last.error === null;
  return (
    <section className={styles.section} data-loading={(isComing && wanted === 1) || undefined}>
      <h3 className="size-label weight-semibold">
        <Trans>Activity</Trans>
      </h3>
      {events.length > 0 && (
        <ol className={styles.events}>
          {events.map((event, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two events may be equal, and none has an id
            <EventLine key={at} event={event} />
          ))}
        </ol>
      )}
      {last?.data !== undefined && events.length === 0 && (
        <p className="muted">
          <Trans>No activity yet.</Trans>
        </p>
      )}
      {isComing && wanted === 1 && <Spinner label={t`Loading`} size="s" />}
      {last?.error && (
        <p role="alert">
          {errorText(last.error)}{' '}
          <Button variant="secondary" size="s" busy={last.isFetching} onClick={() => void last.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {(isMore || (isComing && wanted > 1)) && (
        <div>
          <Button variant="secondary" size="s" busy={isComing} onClick={() => setWanted(wanted + 1)}>
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
