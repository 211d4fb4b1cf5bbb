import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { InputProps } from '~/components/form/field';
import { costOf, saysHowToOptOut } from '~/lib/sms';
import { Button } from '~/ui/button';
import { Placeholders, writeInto } from './placeholders';
import styles from './what.module.css';

type SmsInputProps = InputProps<string | null | undefined>;

/** The text of an SMS. */
export function SmsInput(props: SmsInputProps) {
  const { id, value, onChange, onBlur, readOnly, invalid, describedBy, required } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (placeholder: string) => {
    const text = writeInto(field.current, placeholder);
    if (text !== null) onChange(text);
  };
  return (
    <div className={styles.editor}>
      {!readOnly && <Placeholders onInsert={insert} />}
      <textarea
        ref={field}
        id={id}
        rows={5}
        value={value ?? ''}
        readOnly={readOnly}
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}-cost ${describedBy ?? ''}`}
        aria-required={required || undefined}
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}

/** The cost of the text, and its opt-out notice. */
export function SmsCost({ id, value, onChange, readOnly }: SmsInputProps) {
  const { t } = useLingui();
  const text = value ?? '';
  const { alphabet, characters, segments, left, stranger } = costOf(text);
  return (
    <div className={styles.editor}>
      <div id={`${id}-cost`} className={styles.cost} data-many={segments > 1 || undefined}>
        <strong>
          <Plural value={segments} one="# message" other="# messages" />
        </strong>{' '}
        <span>
          <Plural value={characters} one="# character" other="# characters" />
        </span>{' '}
        <span>{alphabet === 'gsm' ? t`GSM-7` : t`UCS-2`}</span>{' '}
        <span>
          <Plural
            value={left}
            one="# character left in this message"
            other="# characters left in this message"
          />
        </span>
        {segments > 1 && (
          <p>
            <Plural
              value={segments}
              one=""
              other="This text is longer than one message: each person costs #."
            />
          </p>
        )}
        {stranger !== undefined && (
          <p>
            <Trans>
              “{stranger}” is not in the alphabet of SMS: one message holds 70 characters instead of 160.
            </Trans>
          </p>
        )}
      </div>
      {!readOnly && !saysHowToOptOut(text) && (
        <span>
          <Button
            variant="secondary"
            size="s"
            onClick={() => {
              onChange(`${text.trimEnd()}${text.trim() === '' ? '' : ' '}${t`Reply STOP to opt out.`}`);
              document.getElementById(id)?.focus();
            }}
          >
            <Trans>Add an opt-out line</Trans>
          </Button>
        </span>
      )}
    </div>
  );
}
