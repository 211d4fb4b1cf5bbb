import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '~/parts/page/page-header';
import { Spinner } from '~/ui/spinner';
import styles from './analytics.module.css';

/** The shape of the page while its figures are on their way. */
export function AnalyticsPending() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Analytics`} scope={<Spinner label={t`Loading the figures`} size="s" />} />
      <div className={styles.toolbar} />
      <div className={styles.page} aria-hidden>
        {['funnel', 'tiles', 'course', 'rows'].map((part) => (
          <span key={part} className={styles.bone} data-part={part} />
        ))}
      </div>
    </>
  );
}
