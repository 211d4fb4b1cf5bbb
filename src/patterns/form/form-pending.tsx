import { useLingui } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import { PageHeader } from '~/parts/page/page-header';
import { Spinner } from '~/ui/spinner';
import styles from './form.module.css';

/** The shape of a form while its record loads, below the link back to its list. */
export const RecordPending = () => (
  <>
    <p className={styles.backSpace} />
    <FormPending />
  </>
);

/** The shape of a record with tabs. */
export const TabbedPending = () => (
  <>
    <p className={styles.backSpace} />
    <FormPending tabs />
  </>
);

/** The shape of a form while it loads. */
export function FormPending({ tabs }: { tabs?: true }) {
  const { t } = useLingui();
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  return (
    <>
      <PageHeader title={title ? t(title) : ''} action={<Spinner label={t`Loading`} size="s" />} />
      {tabs && <div className={styles.tabSpace} aria-hidden />}
      <div className={styles.columns} data-aside aria-hidden>
        <div className={styles.column}>
          <div className={styles.blank} />
          <div className={styles.blank} />
        </div>
        <div className={styles.column}>
          <div className={styles.blank} />
        </div>
      </div>
    </>
  );
}
