import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { z } from 'zod/mini';
import type { OperationId } from '~/api/permissions';
import type { Base, Stored } from '~/api/transport/versions';
import { type Place, UnsavedGuard } from '~/parts/confirm/leave-guard';
import { LimitLink } from '~/parts/feedback/limit-link';
import { ReadOnlyNotice } from '~/parts/feedback/refusal';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { ConflictDialog } from './conflict-dialog';
import type { FormState, Section } from './field';
import styles from './form.module.css';
import { FormSections } from './form-sections';
import type { FormValues } from './paths';
import { SaveBar, type SaveButton } from './save-bar';
import { useDraft } from './use-draft';
import { useFieldFocus } from './use-field-focus';
import { useSaveShortcut } from './use-save-shortcut';
import { useSubmit } from './use-submit';

interface RecordFormProps<Row, Body, Intent extends string> {
  sections: readonly Section<NoInfer<Body>, NoInfer<Row>, Intent>[];
  /** The generated schema of the request's body, which validates it before it is sent. */
  schema: z.core.$ZodType<Body>;
  /** The record to change; null where a new one is created. */
  record: Row | null;
  /** The first values of a new record, and of an object that a record does not have yet. */
  initial?: FormValues<NoInfer<Body>>;
  /** Without the permission for this call, the form is read-only and says who has it. */
  needs: OperationId;
  /** Why the user cannot change this field; undefined where they can. */
  lockOf?: (path: string) => string | undefined;
  /**
   * Sends the changes. Errors are shown at the fields they name, or above the form.
   * @param base the version of the record that they are based on; null for a new record
   */
  save: (body: NoInfer<Body>, base: Base, intent?: Intent) => Promise<Row>;
  /**
   * Saves the changes in a copy of the record, and opens it. Offered where others changed the same fields; undefined
   * for records of which there are no copies, such as people.
   */
  saveCopy?: ((body: NoInfer<Body>) => Promise<unknown>) | undefined;
  /** The form's record for one of the API, if it is another. */
  toRow?: (stored: Stored) => Row;
  /** What follows, such as the page of the new record. Leaving asks no question then. */
  onSaved?: (row: Row) => void;
  button?: SaveButton;
  /** Above the errors; 'Not saved.' by default. */
  failure?: ReactNode;
  /** For a form over several tabs or pages: its sections name theirs. */
  tabs?: FormTabs;
  /**
   * 'card': one card around the fields and the button, for a form of one section beside others. 'dialog', which is
   * short: the button stays at the end, without the changes and without discarding them.
   */
  variant?: 'card' | 'dialog';
  /** Below the fields: other actions. */
  children?: ReactNode;
  /** Cards below the form that are no part of it, and may have their own forms. The save bar floats over them too. */
  footer?: ReactNode;
}

export interface FormTabs {
  current: string;
  /** Shows another tab, because a field there needs the focus. */
  onChange: (tab: string) => void;
  /** Draws the tab bar, with a mark at the tabs that have an error or a change. */
  render: (marks: { invalid: ReadonlySet<string>; changed: ReadonlySet<string> }) => ReactNode;
  /** Whether the form stays when the address changes. */
  contains: (place: Place) => boolean;
}

/** The form of a record: see `fields.ts` for how its fields are declared. */
export function RecordForm<Row, Body, Intent extends string = never>(
  props: RecordFormProps<Row, Body, Intent>,
) {
  const { sections, schema, record, initial, needs, lockOf, save, saveCopy, toRow, onSaved } = props;
  const { button = {}, failure, tabs, variant, children, footer } = props;
  const readOnly = !usePermission(needs);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /** The form is saved in order to leave the page, so what otherwise follows does not. */
  const leaving = useRef(false);
  const [saved, setSaved] = useState<Row | null>(null);
  const fields = sections.flatMap((section) => section.fields);
  const draft = useDraft({ fields, schema, record, initial });
  const isDirty = draft.changed.length > 0;
  const submission = useSubmit<Row, Body, Row, Intent>({
    draft,
    toRow,
    unchanged: record === null ? undefined : () => draft.base,
    save: async (body, base, intent) => {
      const row = await save(body, base, intent);
      draft.accept(row);
      setSaved(row);
      return row;
    },
  });
  const { loading, errors, conflict, failures } = submission;
  const submit = async (intent?: Intent) => (readOnly ? null : submission.submit(intent));
  const saveToLeave = async () => {
    leaving.current = true;
    const row = await submit();
    if (row !== null) return true;
    leaving.current = false;
    // Once the question is closed.
    requestAnimationFrame(submission.showErrors);
    return false;
  };
  const copy =
    saveCopy &&
    (async () => {
      if (draft.body === null) return;
      await saveCopy(draft.body);
      conflict?.onClose();
      draft.discard();
    });
  // Only when nothing is unsaved: a page that is left before would ask.
  const onSavedNow = useEffectEvent(() => {
    if (saved === null || isDirty) return;
    if (leaving.current) {
      leaving.current = false;
      return;
    }
    // The button that was pressed is gone.
    if (document.activeElement === document.body) form.current?.focus({ preventScroll: true });
    onSaved?.(saved);
  });
  useEffect(() => {
    if (saved !== null) onSavedNow();
  }, [saved]);
  useSaveShortcut(form);

  const tabOf = (path: string) =>
    sections.find((section) => section.fields.some((field) => field.path === path))?.tab;
  const tabsOf = (paths: readonly string[]) => new Set(paths.map(tabOf).filter((tab) => tab !== undefined));
  const labelsOf = (paths: readonly string[]) =>
    fields.filter(({ path }) => paths.includes(path)).map(({ label }) => label);
  const invalid = draft.present.filter(draft.isInvalid);
  const focusField = useFieldFocus({ form, summary, tabs, tabOf, invalid, failures });
  const shown = tabs ? sections.filter(({ tab }) => tab === undefined || tab === tabs.current) : sections;
  const state: FormState<FormValues<Body>, Row, Intent> = {
    values: draft.values,
    record: draft.base,
    errors: draft.present.filter((path) => draft.firstIssue(path)),
    issueOf: draft.firstIssue,
    isDirty,
    loading,
    readOnly,
    submit,
    focusField,
  };
  const bar = !readOnly && (record === null || isDirty || button.onCancel || button.isAlwaysShown) && (
    <SaveBar
      form={id}
      disabled={record !== null && !isDirty}
      changed={variant === 'dialog' ? [] : labelsOf(draft.changed)}
      conflicts={labelsOf(draft.conflicts)}
      button={button}
      loading={loading}
      onDiscard={() => {
        draft.discard();
        submission.clearErrors();
        // The pressed button disappears.
        form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
      }}
    />
  );
  const content = (
    // The browser's own messages would be in its language, and not below the field.
    <form
      id={id}
      ref={form}
      className={styles.form}
      tabIndex={-1}
      data-aside={shown.some((section) => section.aside) || undefined}
      data-card={variant === 'card' || undefined}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      {readOnly && <ReadOnlyNotice needs={needs} />}
      {tabs?.render({
        invalid: tabsOf(invalid),
        changed: tabsOf(draft.changed),
      })}
      <div
        ref={summary}
        className={styles.errors}
        role="alert"
        tabIndex={-1}
        hidden={errors.texts.length === 0}
      >
        <strong>{failure ?? <Trans>Not saved.</Trans>}</strong>
        {errors.texts.map((error) => (
          <p key={error}>{error}</p>
        ))}
        {errors.isSignedInAgain && (
          <p>
            <Button type="submit" size="s">
              <Trans>Save now</Trans>
            </Button>
          </p>
        )}
        {errors.isLimit && <LimitLink />}
      </div>
      <FormSections sections={shown} draft={draft} state={state} lockOf={lockOf} />
      {children}
      {footer === undefined && bar}
      {conflict && <ConflictDialog fields={fields} draft={draft} onCopy={copy} {...conflict} />}
      <UnsavedGuard
        hasUnsaved={isDirty && !readOnly}
        save={button.isCommand ? undefined : saveToLeave}
        contains={tabs?.contains}
      />
    </form>
  );
  if (footer === undefined) return content;
  return (
    <div className={styles.withBelow}>
      {content}
      {bar}
      {footer}
    </div>
  );
}
