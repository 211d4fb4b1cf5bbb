import { useLingui } from '@lingui/react/macro';
import { Text } from '~/ui/text';
import { BlankEditor } from './editor/blank-editor';

/** The shape of the editor while its design loads. */
export function EditorPending() {
  const { t } = useLingui();
  return <BlankEditor title={<Text variant="h1">{t`Design`}</Text>} label={t`Loading the editor`} />;
}
