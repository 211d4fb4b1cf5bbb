import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { InputProps } from '~/components/form/field';
import { costOf, saysHowToOptOut } from '~/lib/sms';
import { Button } from '~/ui/button';
import { Placeholders, writeInto } from './placeholders';
import styles from './what.module.css';

/** The words of an SMS, with what they cost while they are written. */
export function SmsInput(props: InputProps) {
  const { id, draft, onDraft, onLeave, readOnly, invalid, describedBy, required } = props;
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = String(draft ?? '');
  const { alphabet, characters, segments, left, stranger } = costOf(text);
  const insert = (placeholder: string) => {
    const written = writeInto(field.current, placeholder);
    if (written !== null) onDraft(written);
  };
  return (
    <div className={styles.editor}>
      <textarea
        ref={field}
        id={id}
        rows={5}
        value={text}
        readOnly={readOnly}
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}-cost ${describedBy ?? ''}`}
        aria-required={required || undefined}
        onBlur={onLeave}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
      />
      {!readOnly && <Placeholders onInsert={insert} />}
      <div id={`${id}-cost`} className={styles.cost} data-many={segments > 1 || undefined}>
        <strong>
          <Plural value={segments} one="# message" other="# messages" />
        </strong>{' '}
        <span>
          <Plural value={characters} one="# character" other="# characters" />
        </span>{' '}
        <span>{alphabet === 'gsm' ? t`GSM-7` : t`UCS-2`}</span>{' '}
        <span>
          <Plural value={left} one="room for # more" other="room for # more" />
        </span>
        {segments > 1 && (
          <p>
            <Plural value={segments} one="" other="Each person costs # messages: it is longer than one." />
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
              onDraft(`${text.trimEnd()}${text.trim() === '' ? '' : ' '}${t`Reply STOP to opt out.`}`);
              field.current?.focus();
            }}
          >
            <Trans>Add how to opt out</Trans>
          </Button>
        </span>
      )}
    </div>
  );
}
