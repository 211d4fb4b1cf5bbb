import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { ApiError, isLimitReached } from '~/api/errors';
import type { OperationId } from '~/api/permissions';
import { type Base, baseOf, type Stored, storedRecord } from '~/api/versions';
import { LeaveGuard, type Place } from '~/components/confirm/leave-guard';
import { ReadOnlyNotice } from '~/components/feedback/lazy-refusal';
import { LimitLink } from '~/components/feedback/limit-link';
import { currentSession, onSession } from '~/identity';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { ConflictDialog } from './conflict-dialog-on-demand';
import type { FormState, Section } from './field';
import styles from './form.module.css';
import { FormSections } from './form-sections';
import type { FormValues } from './paths';
import { SaveBar } from './save-bar';
import { useDraft } from './use-draft';
import { useSaveShortcut } from './use-save-shortcut';

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
  /** The label of the button; 'Save' by default. */
  action?: ReactNode;
  /** 'secondary' where the form has another main action, such as sending. */
  actionVariant?: 'primary' | 'secondary';
  /** The button does more than save, such as sending an invitation. Only it does, and not the question on leaving. */
  isCommand?: boolean;
  /** Above the errors; 'Not saved.' by default. */
  failure?: ReactNode;
  /** For a form over several tabs or pages: its sections name theirs. */
  tabs?: FormTabs;
  /** One card around the fields and the button, for a form of one section beside others. */
  isCard?: boolean;
  /** For a form that replaces what it changes: closes it without saving. */
  onCancel?: () => void;
  /** Why a new record is worth saving as it is: the save bar floats from the start, and says so. */
  unsaved?: ReactNode;
  /** The button is there before anything changed, but disabled. */
  keepsButton?: boolean;
  /** In a dialog, which is short: the button stays at the end, without the changes and without discarding them. */
  isInDialog?: boolean;
  /** Below the fields: other actions. */
  children?: ReactNode;
  /** Cards below the form that are no part of it, and may have their own forms. The save bar floats over them too. */
  below?: ReactNode;
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
  const { sections, schema, record, initial, needs, lockOf, save, onSaved, action, actionVariant } = props;
  const { saveCopy, toRow = (stored) => stored as Row } = props;
  const { tabs, isCard, onCancel, keepsButton = false, isCommand, unsaved, failure, children, below } = props;
  const { isInDialog } = props;
  const { t } = useLingui();
  const signedInAgain = t`You're signed in again.`;
  const readOnly = !usePermission(needs);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  /** The form is saved in order to leave the page, so what otherwise follows does not. */
  const leaving = useRef(false);
  /** A field of another tab, which gets the focus once it is shown. */
  const pendingFocus = useRef<string | null>(null);
  const [loading, setLoading] = useState(false);
  const [unmatchedErrors, setUnmatchedErrors] = useState<readonly string[]>([]);
  const [isLimited, setLimited] = useState(false);
  /** Counts the failed attempts: after each, the first error gets the focus. */
  const [failures, setFailures] = useState(0);
  const [saved, setSaved] = useState<Row | null>(null);
  const fields = sections.flatMap((section) => section.fields);
  const draft = useDraft({ fields, schema, record, initial });
  const isDirty = draft.changed.length > 0;
  const [asking, setAsking] = useState<{ intent: Intent | undefined } | null>(null);

  const submit = async (intent?: Intent): Promise<Row | null> => {
    // A second press can come before the button shows that it is loading.
    if (sending.current || readOnly) return null;
    if (record !== null && !isDirty && intent === undefined) return draft.base;
    draft.attempt();
    setUnmatchedErrors([]);
    if (draft.body === null) {
      if (draft.issues.size === 0) setUnmatchedErrors([t`This cannot be saved yet.`]);
      setFailures(failures + 1);
      return null;
    }
    if (draft.conflicts.length > 0) {
      setAsking({ intent });
      return null;
    }
    const { base, body } = draft;
    sending.current = true;
    setLoading(true);
    try {
      const version = baseOf(base)?.version;
      const merge = (stored: Stored) => draft.rebase(toRow(stored), body);
      const row = await save(body, version === undefined ? null : { version, merge }, intent);
      draft.accept(row);
      setSaved(row);
      return row;
    } catch (error) {
      if (storedRecord(error)) {
        setAsking({ intent });
        return null;
      }
      const unmatched = draft.reject(error);
      setLimited(isLimitReached(error));
      const hasMatched = error instanceof ApiError && error.fieldErrors.length > unmatched.length;
      setUnmatchedErrors(unmatched.length > 0 || hasMatched ? unmatched : [errorText(error)]);
      setFailures(failures + 1);
      // Being offline is over then, and nothing else was wrong.
      if (error instanceof ApiError && error.nothingSent)
        addEventListener('online', () => setUnmatchedErrors([]), { once: true });
      if (error instanceof ApiError && error.status === 401)
        onceSignedIn(() => setUnmatchedErrors([signedInAgain]));
      return null;
    } finally {
      sending.current = false;
      setLoading(false);
    }
  };

  const copy =
    saveCopy &&
    (async () => {
      if (draft.body === null) return;
      await saveCopy(draft.body);
      setAsking(null);
      draft.discard();
    });
  const tabOf = (path: string) =>
    sections.find((section) => section.fields.some((field) => field.path === path))?.tab;
  const focusField = (path: string) => {
    const tab = tabOf(path);
    if (tabs && tab !== undefined && tab !== tabs.current) {
      pendingFocus.current = path;
      tabs.onChange(tab);
    } else showField(form.current?.querySelector(`[data-path="${CSS.escape(path)}"]`));
  };
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
  const focusError = useEffectEvent(() => {
    // The current tab first: an error in sight needs no other tab.
    const invalid = draft.present.filter(draft.isInvalid);
    const path = invalid.find((path) => tabOf(path) === tabs?.current) ?? invalid[0];
    if (path === undefined) summary.current?.focus();
    else focusField(path);
  });
  useEffect(() => {
    if (failures > 0) focusError();
  }, [failures]);
  const currentTab = tabs?.current;
  const focusPending = useEffectEvent((tab: string | undefined) => {
    const path = pendingFocus.current;
    if (path === null || tabOf(path) !== tab) return;
    pendingFocus.current = null;
    focusField(path);
  });
  useEffect(() => focusPending(currentTab), [currentTab]);
  useSaveShortcut(form);

  const saveToLeave = async () => {
    leaving.current = true;
    const row = await submit();
    if (row !== null) return true;
    leaving.current = false;
    // Once the question is closed, the first error gets the focus again.
    requestAnimationFrame(() => setFailures((count) => count + 1));
    return false;
  };
  const resolved = useEffectEvent((intent: Intent | undefined) => void submit(intent));
  const [resolution, setResolution] = useState<{ intent: Intent | undefined } | null>(null);
  useEffect(() => {
    if (resolution) resolved(resolution.intent);
  }, [resolution]);

  const labelsOf = (paths: readonly string[]) =>
    fields.filter(({ path }) => paths.includes(path)).map(({ label }) => label);
  const tabsOf = (paths: readonly string[]) => new Set(paths.map(tabOf).filter((tab) => tab !== undefined));
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
  const bar = !readOnly && (record === null || isDirty || onCancel || keepsButton) && (
    <SaveBar
      form={id}
      disabled={record !== null && !isDirty}
      changed={isInDialog ? [] : labelsOf(draft.changed)}
      conflicts={labelsOf(draft.conflicts)}
      unsaved={unsaved}
      action={action ?? <Trans>Save</Trans>}
      variant={actionVariant}
      loading={loading}
      onCancel={onCancel}
      onDiscard={() => {
        draft.discard();
        setUnmatchedErrors([]);
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
      data-card={isCard}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
      noValidate
    >
      {readOnly && <ReadOnlyNotice needs={needs} />}
      {tabs?.render({
        invalid: tabsOf(draft.present.filter(draft.isInvalid)),
        changed: tabsOf(draft.changed),
      })}
      <div
        ref={summary}
        className={styles.errors}
        role="alert"
        tabIndex={-1}
        hidden={unmatchedErrors.length === 0}
      >
        <strong>{failure ?? <Trans>Not saved.</Trans>}</strong>
        {unmatchedErrors.map((error) => (
          <p key={error}>{error}</p>
        ))}
        {unmatchedErrors.includes(signedInAgain) && (
          <p>
            <Button type="submit" size="s">
              <Trans>Save now</Trans>
            </Button>
          </p>
        )}
        {isLimited && <LimitLink />}
      </div>
      <FormSections sections={shown} draft={draft} state={state} lockOf={lockOf} />
      {children}
      {below === undefined && bar}
      {asking && draft.conflicts.length > 0 && (
        <ConflictDialog
          fields={fields}
          draft={draft}
          onResolve={(choices) => {
            draft.resolve(choices);
            setAsking(null);
            // With the chosen values, which are there after the next render.
            setResolution(asking);
          }}
          onCopy={copy}
          onClose={() => setAsking(null)}
        />
      )}
      <LeaveGuard
        busy={isDirty && !readOnly}
        bySearch
        save={isCommand ? undefined : saveToLeave}
        {...(tabs && { contains: tabs.contains })}
        words={{
          title: t`You have unsaved changes`,
          text: t`If you leave this page, your changes are lost.`,
          leave: t`Discard changes`,
        }}
      />
    </form>
  );
  if (below === undefined) return content;
  return (
    <div className={styles.withBelow}>
      {content}
      {bar}
      {below}
    </div>
  );
}

/** Calls back once the user has signed in again. The write is not repeated: only the user does that. */
function onceSignedIn(then: () => void): void {
  const stop = onSession(() => {
    if (currentSession().status !== 'signed-in') return;
    stop();
    then();
  });
}

/** The invalid input of a field, or its first; a button only where it has no input. */
const inputIn = (field: Element | null | undefined) =>
  field?.querySelector<HTMLElement>('[aria-invalid=true]') ??
  field?.querySelector<HTMLElement>(
    'input:not(:disabled, [type=radio]:not(:checked)), textarea, select:not(:disabled)',
  ) ??
  field?.querySelector('button');

/** Focuses a field, opens its list of choices, and marks it for a moment. */
function showField(field: Element | null | undefined): void {
  const input = inputIn(field);
  input?.focus();
  if (!field || !input) return;
  field.animate(
    [{ background: 'var(--accent-soft)', boxShadow: '0 0 0 var(--space-2) var(--accent-soft)' }, {}],
    { duration: 1500, easing: 'ease-in' },
  );
  if (input.tagName !== 'BUTTON' || input.getAttribute('aria-expanded') !== 'false') return;
  input.click();
  requestAnimationFrame(() => field.scrollIntoView({ block: 'nearest' }));
}
