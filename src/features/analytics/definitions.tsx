import { Trans, useLingui } from '@lingui/react/macro';
import { metrics, metricWords } from '~/components/charts/metric-words';
import { Card } from '~/components/page/card';
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
        <Trans>
          Days are those of your time zone. What guests do with a photo counts on the day it was taken, so
          recent days still grow.
        </Trans>
      }
    >
      <dl className={styles.definitions}>
        {words.map(({ label, sentence }) => (
          <div key={sentence.id}>
            <dt>{t(label)}</dt>
            <dd>{t(sentence)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
