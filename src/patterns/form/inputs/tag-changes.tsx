import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from '~/ui/overlay/dialog-parts.module.css';
import { TagsInput } from './tags-input';

/** The format of the contract's bulk operations. */
export interface TagChanges {
  addTags?: string[];
  removeTags?: string[];
}

export const hasTagChanges = ({ addTags, removeTags }: TagChanges): boolean =>
  addTags !== undefined || removeTags !== undefined;

/** All tags of some records in alphabetical order. */
export const tagsOf = (rows: readonly { tags: readonly string[] }[]): string[] =>
  [...new Set(rows.flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b));

interface TagChangesInputProps {
  value: TagChanges;
  onChange: (changes: TagChanges) => void;
  /** Tags of the records. */
  present: readonly string[];
  /** A hook: tags to suggest. */
  useKnown?: (wanted: boolean) => readonly string[];
}

/** Adds tags to several records, and removes some of theirs. */
export function TagChangesInput({ value, onChange, present, useKnown }: TagChangesInputProps) {
  const { t } = useLingui();
  const id = useId();
  const { addTags = [], removeTags = [] } = value;
  const change = (added: string[], removed: string[]) =>
    onChange({
      ...(added.length > 0 && { addTags: added }),
      ...(removed.length > 0 && { removeTags: removed }),
    });
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>
          <Trans>Add</Trans>
        </label>
        <TagsInput
          id={id}
          value={addTags}
          {...(useKnown && { useKnown })}
          onChange={(added) => change(added, removeTags)}
          onBlur={() => {}}
          label={t`Add`}
          describedBy={`${id}-hint`}
          invalid={false}
          required={false}
          readOnly={false}
          maxLength={40}
        />
        <p id={`${id}-hint`} className="hint">
          <Trans>Press Enter or comma after each tag.</Trans>
        </p>
      </div>
      {present.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>
            <Trans>Remove</Trans>
          </legend>
          {present.map((tag) => (
            <label className="check break" key={tag}>
              <input
                type="checkbox"
                checked={removeTags.includes(tag)}
                onChange={({ currentTarget }) =>
                  change(
                    addTags,
                    currentTarget.checked
                      ? [...removeTags, tag]
                      : removeTags.filter((other) => other !== tag),
                  )
                }
              />
              {tag}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
