import { useLingui } from '@lingui/react/macro';
import bar from '~/components/list/toolbar.module.css';
import { PageHeader } from '~/components/page/page-header';
import searchField from '~/ui/search-field.module.css';
import { Spinner } from '~/ui/spinner';
import styles from './templates.module.css';

/** The shape of the page until the templates are loaded. */
export function TemplatesPending() {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={t`Templates`}
        scope={t`Layouts for prints, strips, stories and emails.`}
        action={<Spinner label={t`Loading templates`} size="s" />}
      />
      <div className={bar.toolbar} aria-hidden>
        <span className={searchField.search} />
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
