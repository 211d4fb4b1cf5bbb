import { useLingui } from '@lingui/react/macro';
import { describeError } from '~/api/errors';
import { type Template, useUpdateTemplate } from '~/api/templates';
import { usePageName } from '~/components/page/page-name';
import { EditableText } from '~/ui/editable-text';
import { Text } from '~/ui/text';
import { useMayChange } from '../use-may-change';

/** The name of the template, which is changed in place. */
export function EditorTitle({ template }: { template: Template }) {
  const { t } = useLingui();
  const { id, name } = template;
  const mayChange = useMayChange(template);
  const { mutateAsync: update } = useUpdateTemplate();
  usePageName(name);
  if (!mayChange) return <Text variant="h1">{name}</Text>;
  return (
    <EditableText
      variant="h1"
      value={name}
      label={t`Name of the template`}
      emptyText={t`Enter a name.`}
      explain={describeError}
      maxLength={60}
      onSave={async (next) => {
        await update({ id, data: { name: next } });
      }}
    />
  );
}
