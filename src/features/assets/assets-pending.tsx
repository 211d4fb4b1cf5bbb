import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '~/components/page/page-header';
import { Spinner } from '~/ui/spinner';
import styles from './assets.module.css';

/** The skeleton of the page. */
export function AssetsPending() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Assets`} scope={<Spinner label={t`Loading assets`} size="s" />} />
      <ul className={styles.grid} aria-hidden>
        {Array.from({ length: 8 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: eight equal boxes have no other name
          <li key={i} className={styles.skeleton} />
        ))}
      </ul>
    </>
  );
}
