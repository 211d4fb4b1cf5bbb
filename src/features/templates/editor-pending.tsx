import { useLingui } from '@lingui/react/macro';
import { Text } from '~/ui/text';
import { BlankEditor } from './editor/blank-editor';
import styles from './editor/editor.module.css';

/** The shape of the editor while its design loads. */
export function EditorPending() {
  const { t } = useLingui();
  return (
    <>
      <p className={styles.backSpace} />
      <BlankEditor title={<Text variant="h1">{t`Design`}</Text>} label={t`Loading the editor`} />
    </>
  );
}
