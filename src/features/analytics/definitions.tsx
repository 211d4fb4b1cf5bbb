import { Trans, useLingui } from '@lingui/react/macro';
import { metrics, metricWords } from '~/entities/metric-words';
import { PERCENT_FROM } from '~/parts/charts/format-change';
import { Card } from '~/parts/page/card';
import { IconChevronRight } from '~/ui/icons';
import styles from './analytics.module.css';
import { funnelWords } from './funnel';

/** What each figure of the page counts. */
export function Definitions() {
  const { t } = useLingui();
  const words = [...metrics.map((metric) => metricWords[metric]), ...funnelWords];
  return (
    <Card
      title={<Trans>Definitions</Trans>}
      text={
        <>
          <Trans>
            Days follow your time zone. Guest activity counts toward the day the photo was taken, so recent
            days can still grow.
          </Trans>{' '}
          <Trans>Changes from a previous period below {PERCENT_FROM} are numbers, not percentages.</Trans>
        </>
      }
    >
      <details className={styles.definitions}>
        <summary>
          <IconChevronRight size={16} aria-hidden />
          <Trans>What each figure counts</Trans>
        </summary>
        <dl>
          {words.map(({ label, sentence }) => (
            <div key={sentence.id}>
              <dt className="weight-medium">{t(label)}</dt>
              <dd className="muted">{t(sentence)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}
