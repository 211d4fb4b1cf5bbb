import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Contact } from '~/api/contacts';
import { useKnownTags } from '~/entities/pickers/known-tags';
import { hasTagChanges, type TagChanges, TagChangesInput, tagsOf } from '~/patterns/form/inputs/tag-changes';
import type { BulkDialogProps } from '~/patterns/list/list';
import { BulkChangeDialog } from './bulk-dialog';

/** Adds tags to all selected contacts, and removes existing ones. */
export function TagContactsDialog(props: BulkDialogProps<Contact>) {
  const { t } = useLingui();
  const count = props.rows.length;
  const [changes, setChanges] = useState<TagChanges>({});
  return (
    <BulkChangeDialog
      {...props}
      title={t`${plural(count, { one: 'Edit tags for # contact', other: 'Edit tags for # contacts' })}`}
      changes={hasTagChanges(changes) ? changes : null}
      action={<Trans>Edit tags</Trans>}
    >
      <TagChangesInput
        value={changes}
        onChange={setChanges}
        present={tagsOf(props.rows)}
        useKnown={useKnownTags}
      />
    </BulkChangeDialog>
  );
}
