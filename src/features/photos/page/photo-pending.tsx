import { Trans, useLingui } from '@lingui/react/macro';
import { BackLink } from '~/parts/links/back-link';
import { PageHeader } from '~/parts/page/page-header';
import { Spinner } from '~/ui/spinner';
import styles from './photo.module.css';
import stage from './stage.module.css';

/** The skeleton of the page. */
export function PhotoPending() {
  const { t } = useLingui();
  return (
    <>
      <BackLink to="/gallery">
        <Trans>Gallery</Trans>
      </BackLink>
      <PageHeader title={t`Photo`} action={<Spinner label={t`Loading`} size="s" />} />
      <div className={styles.page} aria-hidden>
        <div className={stage.stage} />
        <div className={styles.panel}>
          <div className={styles.blank} />
          <div className={styles.blank} />
          <div className={styles.blank} />
        </div>
      </div>
    </>
  );
}
