import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useAction } from '~/api/use-action';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import parts from '~/ui/overlay/dialog-parts.module.css';
import styles from './conflict-dialog.module.css';
import type { Field } from './field';
import type { Draft, Resolution } from './use-draft';

interface ConflictDialogProps<Row, Body> {
  fields: readonly Field<Body, Row>[];
  draft: Draft<Row, Body>;
  onResolve: (choices: ReadonlyMap<string, Resolution>) => void;
  /** Saves the user's version as a new record instead; undefined where there is no such record. */
  onCopy: (() => Promise<unknown>) | undefined;
  onClose: () => void;
}

/** The fields that the user and others changed differently, for the user to choose. */
export function ConflictDialog<Row, Body>(props: ConflictDialogProps<Row, Body>) {
  const { fields, draft, onResolve, onCopy, onClose } = props;
  const { t } = useLingui();
  const [choices, setChoices] = useState<ReadonlyMap<string, Resolution>>(new Map());
  const copy = useAction(async () => onCopy?.());
  const conflicts = fields.filter(({ path }) => draft.conflicts.includes(path));
  return (
    <Dialog
      title={t`Changed in another tab or by someone else`}
      size="lg"
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <div className="stack-4">
        <p>
          <Trans>Choose what to keep. All other changes, yours and theirs, are kept.</Trans>
        </p>
        {conflicts.map((field) => (
          <ConflictField
            key={field.path}
            field={field}
            draft={draft}
            choice={choices.get(field.path)}
            onChoose={(choice) => setChoices(new Map(choices).set(field.path, choice))}
          />
        ))}
        <p role="alert" className="danger hide-empty">
          {copy.error && errorText(copy.error)}
        </p>
        <div className={parts.answers}>
          <Button
            disabled={copy.pending || conflicts.some(({ path }) => !choices.has(path))}
            onClick={() => onResolve(choices)}
          >
            <Trans>Save</Trans>
          </Button>
          {onCopy && (
            <Button variant="secondary" busy={copy.pending} onClick={() => void copy.run()}>
              <Trans>Save mine as a copy</Trans>
            </Button>
          )}
          <Button variant="secondary" disabled={copy.pending} onClick={onClose}>
            <Trans>Keep editing</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ConflictFieldProps<Row, Body> {
  field: Field<Body, Row>;
  draft: Draft<Row, Body>;
  choice: Resolution | undefined;
  onChoose: (choice: Resolution) => void;
}

/** Both values of a field, in its own input. */
function ConflictField<Row, Body>({ field, draft, choice, onChoose }: ConflictFieldProps<Row, Body>) {
  const { t } = useLingui();
  const id = useId();
  const { path, Input } = field;
  const label = t(field.label);
  const version = (own: Resolution, title: string, answer: string, value: unknown) => (
    <div className={styles.version} data-chosen={choice === own || undefined}>
      <label className="note" htmlFor={`${id}-${own}`}>
        {title}
      </label>
      <div className={styles.value}>
        <Input
          id={`${id}-${own}`}
          value={value}
          label={`${label}: ${title}`}
          values={draft.values}
          readOnly
          required={false}
          invalid={false}
          describedBy={undefined}
          maxLength={undefined}
          itemError={() => undefined}
          onChange={unchanged}
          onBlur={unchanged}
          edit={unchanged}
        />
      </div>
      <label className={styles.answer}>
        <input type="radio" name={id} checked={choice === own} onChange={() => onChoose(own)} />
        {answer}
      </label>
    </div>
  );
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <div className={styles.versions}>
        {version('mine', t`Yours`, t`Keep mine`, draft.inputValue(path))}
        {version('theirs', t`Theirs`, t`Use theirs`, draft.storedInput(path))}
      </div>
    </fieldset>
  );
}

const unchanged = () => {};
