import { useLingui } from '@lingui/react/macro';
import bar from '~/components/list/toolbar.module.css';
import { PageHeader } from '~/components/page/page-header';
import searchField from '~/ui/search-field.module.css';
import { Spinner } from '~/ui/spinner';
import styles from './assets.module.css';

/** The skeleton of the page. */
export function AssetsPending() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={t`Assets`}
        scope={t`Logos, overlays, screens and backgrounds, uploaded once and used everywhere.`}
        action={<Spinner label={t`Loading assets`} size="s" />}
      />
      <div className={bar.toolbar} aria-hidden>
        <span className={searchField.search} />
        <span className={styles.order} />
      </div>
      <ul className={styles.grid} aria-hidden>
        {Array.from({ length: 8 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: eight equal boxes have no other name
          <li key={i} className={styles.skeleton} />
        ))}
      </ul>
    </>
  );
}
