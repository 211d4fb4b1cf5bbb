import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod/mini';
import { ApiError } from '~/api/errors';
import type { OperationId } from '~/api/permissions';
import { WhoMay } from '~/components/feedback/later';
import { LeaveGuard } from '~/components/leave-guard';
import { useMay } from '~/components/may';
import type { FormState, Section } from './field';
import { FieldRow } from './field-row';
import styles from './form.module.css';
import { SaveBar } from './save-bar';
import { useDraft } from './use-draft';

interface RecordFormProps<Row, Body> {
  sections: readonly Section[];
  /** The generated schema of the request's body, by which it is judged before it is sent. */
  schema: z.core.$ZodType<Body>;
  /** What is changed; null where something new is made. */
  record: Row | null;
  /** What something new begins with, and an object that a record does not have yet. */
  initial?: object;
  /** Whoever may not make this call reads, and is told who may. */
  needs: OperationId;
  /** Sends what has changed. What it rejects with is told at the fields it names, or above them. */
  save: (body: NoInfer<Body>, deed?: string) => Promise<Row>;
  /** What follows: the page of what was made. Nobody is asked whether they want to leave. */
  onSaved?: (row: Row) => void;
  /** On the button; 'Save' where there is none. */
  action?: ReactNode;
  /** Below the fields: what else can be done. */
  children?: ReactNode;
}

/** The form of a record: see `fields.ts` for how its fields are declared. */
export function RecordForm<Row, Body>(props: RecordFormProps<Row, Body>) {
  const { sections, schema, record, initial, needs, save, onSaved, action, children } = props;
  const { t } = useLingui();
  const readOnly = !useMay(needs);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [troubles, setTroubles] = useState<readonly string[]>([]);
  /** Counts the attempts that failed: after each the focus goes to what is wrong. */
  const [failures, setFailures] = useState(0);
  const [saved, setSaved] = useState<Row | null>(null);
  const fields = sections.flatMap((section) => section.fields);
  const draft = useDraft({ fields, schema, record, initial });
  const isDirty = draft.changed.length > 0;

  const send = async (deed?: string): Promise<boolean> => {
    // A second press comes before the button can show that it is busy.
    if (sending.current || readOnly) return false;
    if (record !== null && !isDirty && deed === undefined) return true;
    draft.attempt();
    setTroubles([]);
    if (draft.body === null) {
      if (draft.isWrongElsewhere) setTroubles([t`This cannot be saved like that.`]);
      setFailures(failures + 1);
      return false;
    }
    sending.current = true;
    setBusy(true);
    try {
      const row = await save(draft.body, deed);
      draft.accept(row);
      setSaved(row);
      return true;
    } catch (error) {
      const stray = draft.refuse(error);
      const atFields = error instanceof ApiError && error.fieldErrors.length > stray.length;
      setTroubles(stray.length > 0 || atFields ? stray : [reasonOf(error)]);
      setFailures(failures + 1);
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const reasonOf = (error: unknown): string => {
    if (!(error instanceof ApiError)) return String(error);
    if (error.kind === 'network')
      return t`The connection broke off. Look whether it was saved before you try again.`;
    return error.problem?.detail ?? error.message;
  };

  // Only when nothing is left to lose: a page that is left with the guard still up would ask.
  const follow = useEffectEvent(() => {
    if (saved !== null && !isDirty) onSaved?.(saved);
  });
  useEffect(() => {
    if (saved !== null) follow();
  }, [saved]);
  useEffect(() => {
    if (failures === 0) return;
    const wrong = inputIn(form.current?.querySelector('[data-wrong]'));
    (wrong ?? summary.current)?.focus();
  }, [failures]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    const field = document.activeElement;
    // What is being typed is left first, as it would be to press the button.
    if (field instanceof HTMLElement && form.current?.contains(field)) {
      flushSync(() => field.blur());
      field.focus();
    }
    form.current?.requestSubmit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const state: FormState = {
    lookUp: draft.lookUp,
    wrong: draft.wrong,
    isDirty,
    busy,
    readOnly,
    send,
    goTo: (path) => inputIn(form.current?.querySelector(`[data-path="${CSS.escape(path)}"]`))?.focus(),
  };
  const column = (aside: boolean) =>
    sections
      .filter((section) => (section.aside ?? false) === aside)
      .map((section) => ({
        section,
        fields: section.fields.filter((field) => draft.present.includes(field.path)),
      }))
      .filter(({ section, fields }) => fields.length > 0 || section.Beside)
      .map(({ section: { title, text, Beside }, fields }) => (
        <section
          key={title.id}
          className={styles.card}
          aria-labelledby={`${id}-${title.id}`}
          data-beside={(Beside && fields.length > 0) || undefined}
        >
          <h2 id={`${id}-${title.id}`} className={styles.title}>
            {t(title)}
          </h2>
          {text && <p className={styles.hint}>{t(text)}</p>}
          {fields.length > 0 && (
            <div className={styles.fields}>
              {fields.map((field) => (
                <FieldRow
                  key={field.path}
                  field={field}
                  draft={draft}
                  readOnly={readOnly}
                  titledBy={fields.length === 1 ? `${id}-${title.id}` : undefined}
                />
              ))}
            </div>
          )}
          {Beside && (
            <div className={styles.beside}>
              <Beside {...state} />
            </div>
          )}
        </section>
      ));
  const aside = column(true);
  return (
    // What the browser says of an empty field would be in the browser's language, and not beside the field.
    <form
      ref={form}
      className={styles.form}
      data-aside={aside.length > 0 || undefined}
      onSubmit={submit}
      noValidate
    >
      {readOnly && <WhoMay needs={needs} />}
      <div
        ref={summary}
        className={styles.troubles}
        role="alert"
        tabIndex={-1}
        hidden={troubles.length === 0}
      >
        <strong>
          <Trans>This was not saved.</Trans>
        </strong>
        {troubles.map((trouble) => (
          <p key={trouble}>{trouble}</p>
        ))}
      </div>
      <div className={styles.columns} data-aside={aside.length > 0 || undefined}>
        <div className={styles.column}>{column(false)}</div>
        {aside.length > 0 && <div className={styles.column}>{aside}</div>}
      </div>
      {children}
      {!readOnly && (record === null || isDirty) && (
        <SaveBar
          changed={fields.filter(({ path }) => draft.changed.includes(path))}
          action={action ?? <Trans>Save</Trans>}
          busy={busy}
          onDiscard={() => {
            draft.discard();
            setTroubles([]);
            // The button that was pressed is gone.
            form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
          }}
        />
      )}
      <LeaveGuard
        busy={isDirty && !readOnly}
        bySearch
        words={{
          title: t`Not everything is saved`,
          text: t`When you leave this page, what you have changed is lost.`,
          leave: t`Leave without saving`,
        }}
      />
    </form>
  );
}

/** Where somebody types or chooses in a field; what it has of buttons only where it has nothing else. */
const inputIn = (field: Element | null | undefined) =>
  field?.querySelector<HTMLElement>(
    'input:not(:disabled, [type=radio]:not(:checked)), textarea, select:not(:disabled)',
  ) ?? field?.querySelector('button');
