import { useLingui } from '@lingui/react/macro';
import { usePageName } from '~/parts/page/page-name';
import { errorText } from '~/session/error-text';
import { EditableText } from '~/ui/field/editable-text';
import { Text } from '~/ui/text';

interface EditorTitleProps {
  name: string;
  maxLength: number;
  /** Null if the current user can't rename it. */
  onRename: ((name: string) => Promise<unknown>) | null;
}

/** The name of the design, editable in place. */
export function EditorTitle({ name, maxLength, onRename }: EditorTitleProps) {
  const { t } = useLingui();
  usePageName(name);
  if (!onRename) return <Text variant="h1">{name}</Text>;
  return (
    <EditableText
      variant="h1"
      value={name}
      label={t`Name`}
      emptyText={t`Enter a name.`}
      explain={errorText}
      maxLength={maxLength}
      onSave={async (next) => {
        await onRename(next);
      }}
    />
  );
}
