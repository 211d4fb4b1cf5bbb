import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '~/components/page/page-header';
import { Spinner } from '~/ui/spinner';
import styles from './templates.module.css';

/** The shape of the editor while its design loads. */
export function EditorPending() {
  const { t } = useLingui();
  return (
    <>
      <p className={styles.backSpace} />
      <PageHeader title={t`Design`} action={<Spinner label={t`Loading the editor`} size="s" />} />
      <div className={styles.canvasBlank} aria-hidden />
    </>
  );
}
