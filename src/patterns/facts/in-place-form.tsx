import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { type Base, baseOf, type Stored } from '~/api/transport/versions';
import { LeaveQuestion, UnsavedGuard, useUnsavedWords } from '~/parts/confirm/leave-guard';
import { offerUndo } from '~/parts/feedback/undo';
import { ConflictDialog } from '~/patterns/form/conflict-dialog';
import type { Section } from '~/patterns/form/field';
import { FieldRow } from '~/patterns/form/field-row';
import type { FieldPath } from '~/patterns/form/paths';
import { validate } from '~/patterns/form/rules';
import { useDraft } from '~/patterns/form/use-draft';
import { useSaveShortcut } from '~/patterns/form/use-save-shortcut';
import { useSubmit } from '~/patterns/form/use-submit';
import { keyOf, valueAt } from '~/patterns/form/values';
import { Button } from '~/ui/button';
import styles from './facts.module.css';
import type { EditorProps } from './use-edit-in-place';

interface InPlaceFormProps<Row, Body, Saved> {
  /** The name of the group of fields. */
  label: string;
  /** The form of the record, of which some fields are shown. */
  sections: readonly Section<NoInfer<Body>, NoInfer<Row>>[];
  paths: readonly FieldPath<NoInfer<Body>>[];
  schema: z.core.$ZodType<Body>;
  record: Row;
  save: (body: NoInfer<Body>, base: Base) => Promise<Saved>;
  /** The form's record for one of the API, if it is another. */
  toRow?: (stored: Stored) => Row;
  /** Called after an undo as well. */
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
}

/** Some fields of a record's form, in place of their values. */
export function InPlaceForm<Row, Body, Saved>(props: InPlaceFormProps<Row, Body, Saved>) {
  const { label, sections, paths, schema, record, save, toRow, onSaved, onCancel } = props;
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  const fields = sections
    .flatMap((section) => section.fields)
    .filter(({ path }) => paths.includes(path as FieldPath<Body>));
  const draft = useDraft({ fields, schema, record });
  const isDirty = draft.changed.length > 0;
  useEffect(() => {
    // A list of tags begins with buttons that remove them.
    for (const kind of ['input, textarea, select', 'button']) {
      const first = form.current?.querySelector<HTMLElement>(kind);
      if (first) return first.focus();
    }
  }, []);
  // Enter starts a new line in long text, and adds a tag in tags.
  useSaveShortcut(form, ['Mod+Enter']);

  const offerUndoOf = (saved: Saved) => {
    const former = validate(
      schema,
      Object.fromEntries(draft.changed.map(keyOf).map((key) => [key, valueAt(record, key)])),
    ).body;
    if (former === null) return;
    // Others may have changed it since.
    offerUndo(t`Changed: ${label}`, async () => onSaved(await save(former, baseOf(saved))));
  };
  const { submit, loading, errors, conflict } = useSubmit<Row, Body, Saved>({
    draft,
    toRow,
    unchanged: () => {
      onCancel();
      return null;
    },
    save: async (body, base) => {
      const saved = await save(body, base);
      offerUndoOf(saved);
      onSaved(saved);
      return saved;
    },
  });
  const saveToLeave = async () => (await submit()) !== null;

  const onKeyDown = (event: KeyboardEvent) => {
    // While text is composed, Escape belongs to the input method, and otherwise to an open list
    // first.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (document.querySelector(':popover-open') !== null) return;
    // React also passes on the keys of a question, which is a separate dialog.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return;
    // It must not close the panel either.
    event.preventDefault();
    if (isDirty) setAsking(true);
    else onCancel();
  };
  const words = useUnsavedWords();
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      data-keeps-escape
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      {fields.map((field) => (
        <FieldRow
          key={field.path}
          field={field}
          draft={draft}
          readOnly={false}
          lock={undefined}
          titledBy={undefined}
          // The label is above the input; a switch has it beside itself.
          labelHidden={fields.length === 1 && !field.inline}
        />
      ))}
      <p className="danger hide-empty" role="alert">
        {errors.texts.join(' ')}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="s" busy={loading} aria-keyshortcuts="Control+Enter Meta+Enter">
          <Trans>Save</Trans>
        </Button>
        <Button variant="subtle" size="s" disabled={loading} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <UnsavedGuard hasUnsaved={isDirty} save={saveToLeave} />
      {conflict && <ConflictDialog fields={fields} draft={draft} onCopy={undefined} {...conflict} />}
      {asking && (
        <LeaveQuestion
          words={{ ...words, text: t`If you stop editing, your changes are lost.`, save: t`Save` }}
          save={saveToLeave}
          onLeave={onCancel}
          onStay={() => setAsking(false)}
        />
      )}
    </form>
  );
}

/** The editor of a record that is updated by its id: some fields of its form. */
export function createEditor<Row extends { id: string }, Body>(
  sections: readonly Section<NoInfer<Body>, NoInfer<Row>>[],
  schema: z.core.$ZodType<Body>,
  useUpdate: () => {
    mutateAsync: (update: { id: string; data: NoInfer<Body>; base: Base }) => Promise<Row>;
  },
) {
  return function Editor({ row, ...props }: EditorProps<Row, FieldPath<Body>>) {
    const { mutateAsync: update } = useUpdate();
    return (
      <InPlaceForm
        {...props}
        sections={sections}
        schema={schema}
        record={row}
        save={(data, base) => update({ id: row.id, data, base })}
      />
    );
  };
}
