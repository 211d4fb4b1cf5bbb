import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getWeeklyReportQuery, useUpdateWeeklyReport } from '~/api/analytics';
import { dateFormat } from '~/lib/formatters';
import { Loaded } from '~/parts/feedback/loaded';
import { Card } from '~/parts/page/card';
import styles from './report.module.css';

/** Whether the owner gets the weekly figures by email, and when the next email comes. */
export function WeeklyReport() {
  const { i18n } = useLingui();
  const query = useQuery(getWeeklyReportQuery());
  const { mutate: update } = useUpdateWeeklyReport();
  // At once: a checkbox that waits for the response jumps back for a moment.
  const [chosen, setChosen] = useState<boolean>();
  const say = (time: string) =>
    dateFormat(i18n.locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }).format(new Date(time));
  return (
    <div className={styles.card}>
      <Card
        title={<Trans>Weekly report</Trans>}
        text={<Trans>The figures of the last week, compared with the week before, every Monday.</Trans>}
      >
        <Loaded query={query}>
          {({ enabled, email, nextAt }) => (
            <div className={styles.report}>
              <label className="row-2">
                <input
                  type="checkbox"
                  checked={chosen ?? enabled}
                  onChange={({ currentTarget }) => {
                    setChosen(currentTarget.checked);
                    update(
                      { data: { enabled: currentTarget.checked } },
                      { onError: () => setChosen(undefined) },
                    );
                  }}
                />
                <Trans>Email it to {email}</Trans>
              </label>
              <p className="muted" role="status">
                {nextAt !== null && <Trans>The next report comes on {say(nextAt)}.</Trans>}
              </p>
            </div>
          )}
        </Loaded>
      </Card>
    </div>
  );
}
