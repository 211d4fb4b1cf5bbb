import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '~/parts/page/page-header';
import { Spinner } from '~/ui/spinner';
import { services } from './catalog';
import styles from './integrations.module.css';

/** The skeleton of the page. */
export function IntegrationsPending() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Integrations`} scope={<Spinner label={t`Loading`} size="s" />} />
      <div className={styles.cards} aria-hidden>
        {services.map((name) => (
          <span key={name} className={styles.bone} />
        ))}
      </div>
    </>
  );
}
