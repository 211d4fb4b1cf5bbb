import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { Contact } from '~/api/contacts';
import { TagsInput } from '~/components/form/inputs/tags-input';
import type { BulkDialogProps } from '~/components/list/list';
import { useKnownTags } from '~/components/pickers/known-tags';
import styles from '../dialogs.module.css';
import { BulkDialog } from './bulk-dialog';

/** Gives tags to all that are selected, and takes away what some of them have. */
export function TagDialog(props: BulkDialogProps<Contact>) {
  const { t } = useLingui();
  const id = useId();
  const count = props.rows.length;
  const [added, setAdded] = useState<string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const present = [...new Set(props.rows.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));
  const changes = {
    ...(added.length > 0 && { addTags: added }),
    ...(removed.length > 0 && { removeTags: [...removed] }),
  };
  return (
    <BulkDialog
      {...props}
      title={t`${plural(count, { one: 'Tags of # contact', other: 'Tags of # contacts' })}`}
      changes={Object.keys(changes).length > 0 ? changes : null}
      action={<Trans>Edit tags</Trans>}
    >
      <div className={styles.field}>
        <label htmlFor={id}>
          <Trans>Add</Trans>
        </label>
        <TagsInput
          id={id}
          value={added}
          useKnown={useKnownTags}
          onChange={setAdded}
          onBlur={() => {}}
          label={t`Add`}
          describedBy={`${id}-hint`}
          invalid={false}
          required={false}
          readOnly={false}
          maxLength={40}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          <Trans>Press Enter or comma after each tag.</Trans>
        </p>
      </div>
      {present.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>
            <Trans>Remove</Trans>
          </legend>
          {present.map((tag) => (
            <label key={tag}>
              <input
                type="checkbox"
                checked={removed.includes(tag)}
                onChange={({ currentTarget }) =>
                  setRemoved(
                    currentTarget.checked ? [...removed, tag] : removed.filter((other) => other !== tag),
                  )
                }
              />
              {tag}
            </label>
          ))}
        </fieldset>
      )}
    </BulkDialog>
  );
}
