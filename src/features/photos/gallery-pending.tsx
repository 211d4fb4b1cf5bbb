import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '~/parts/page/page-header';
import { Spinner } from '~/ui/spinner';
import styles from './filters/gallery.module.css';

/** The skeleton of the page. */
export function GalleryPending() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Gallery`} scope={<Spinner label={t`Loading photos`} size="s" />} />
      <div className={styles.bones} aria-hidden>
        {Array.from({ length: 12 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve equal boxes have no other name
          <span key={i} />
        ))}
      </div>
    </>
  );
}
