import { Trans, useLingui } from '@lingui/react/macro';
import { metricWords } from '~/entities/metric-words';
import { Card } from '~/parts/page/card';
import { usePermission } from '~/session/permissions';
import { Spinner } from '~/ui/spinner';
import attention from './attention.module.css';
import campaign from './campaign.module.css';
import styles from './dashboard.module.css';
import { Greeting } from './greeting';
import { cardMetrics } from './metric-cards';
import metrics from './metrics.module.css';
import sessions from './sessions.module.css';

/** The skeleton of the dashboard. */
export function DashboardPending() {
  const { t } = useLingui();
  const seesCampaigns = usePermission('listCampaigns');
  const bone = <span className={styles.bone} />;
  return (
    <>
      <Greeting />
      <div className={styles.dashboard} aria-busy>
        <div>
          <ul className={metrics.metrics} aria-hidden>
            {cardMetrics.map((metric) => (
              <li key={metric} data-card={metric}>
                <div className={metrics.metric}>
                  <span className={metrics.metricName}>{t(metricWords[metric].label)}</span>
                  <span className={metrics.metricValue}>
                    <strong>{bone}</strong>
                  </span>
                  <span className={metrics.metricBefore}>{bone}</span>
                  <span className={metrics.metricCourse} />
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.board} data-campaigns={seesCampaigns || undefined}>
          <Card
            area="photos"
            title={<Trans>Latest photos</Trans>}
            action={<Spinner label={t`Loading the dashboard`} size="s" />}
          >
            <ul className={styles.photos} aria-hidden>
              {Array.from({ length: 12 }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: twelve equal boxes have no other name
                <li key={i} />
              ))}
            </ul>
          </Card>
          <Card area="attention" title={<Trans>Needs attention</Trans>}>
            <div className={attention.attention} aria-hidden />
          </Card>
          <Card area="sessions" title={<Trans>Sessions</Trans>} text={bone}>
            <div className={sessions.sessions} aria-hidden />
          </Card>
          {seesCampaigns && (
            <Card area="campaign" title={<Trans>Next campaign</Trans>}>
              <div className={campaign.campaign} aria-hidden />
            </Card>
          )}
        </div>
      </div>
    </>
  );
}
