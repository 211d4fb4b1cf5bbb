import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '~/parts/page/page-header';
import { Spinner } from '~/ui/spinner';
import styles from './billing.module.css';

/** The skeleton of the page. */
export function BillingPending() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Billing`} scope={<Spinner label={t`Loading your plan`} size="s" />} />
      <div className={styles.billing} aria-hidden>
        {['plan', 'card', 'usage', 'invoices'].map((area) => (
          <span key={area} className={styles.bone} style={{ gridArea: area }} />
        ))}
      </div>
    </>
  );
}
