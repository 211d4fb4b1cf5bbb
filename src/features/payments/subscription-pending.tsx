import { useLingui } from '@lingui/react/macro';
import styles from '~/entities/plans/plans.module.css';
import { PageHeader } from '~/parts/page/page-header';
import { Spinner } from '~/ui/spinner';

/** The skeleton of the page. */
export function SubscriptionPending() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Subscription`} scope={<Spinner label={t`Loading plans`} size="s" />} />
      <div className={styles.cards} aria-hidden>
        {['indie', 'business', 'enterprise'].map((name) => (
          <span key={name} className={styles.bone} />
        ))}
      </div>
    </>
  );
}
