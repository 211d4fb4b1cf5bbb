import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconPencil } from '~/ui/icons';
import { Fact } from './facts';
import styles from './facts.module.css';
import type { EditInPlace } from './use-edit-in-place';

interface EditableFactProps<Row, Path extends string> {
  /** Of `useEditInPlace`. */
  edit: EditInPlace<Row, Path>;
  label: string;
  /** The fields of its form. */
  paths: readonly Path[];
  /** Its value; null without one. */
  children: ReactNode;
}

/** A fact that becomes a form on click or Enter: Enter saves, Escape cancels and asks before it loses a change. */
export function EditableFact<Row, Path extends string>(props: EditableFactProps<Row, Path>) {
  const { edit, label, paths, children } = props;
  const { t } = useLingui();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (!edit.mayEdit) return <Fact label={label}>{children}</Fact>;
  const { Editor } = edit;
  const close = () => setEditing(false);
  return (
    <div className={styles.fact} data-editable={!editing || undefined} data-editing={editing || undefined}>
      <dt className="muted break">{label}</dt>
      <dd>
        {editing && Editor ? (
          <Editor
            row={edit.row}
            label={label}
            paths={paths}
            onSaved={(row) => {
              edit.onSaved(row);
              close();
            }}
            onCancel={close}
          />
        ) : (
          <>
            {children || (
              <span className="muted">
                <Trans>Not set</Trans>
              </span>
            )}
            <button
              ref={button}
              type="button"
              className={styles.edit}
              aria-label={t`Edit: ${label}`}
              onClick={() => void edit.load().then(setEditing)}
            >
              <IconPencil size={14} aria-hidden />
            </button>
          </>
        )}
      </dd>
    </div>
  );
}
