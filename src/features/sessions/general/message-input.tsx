import { msg } from '@lingui/core/macro';
import { useRef } from 'react';
import type { SessionUpdate } from '~/api/sessions';
import {
  firstNameText,
  InsertMenu,
  PlaceholderMarks,
  type PlaceholderTexts,
  writeInto,
} from '~/entities/placeholders';
import styles from '~/entities/placeholders.module.css';
import { type ReadyText, readyTexts } from '~/lib/ready-texts';
import type { FieldInputProps } from '~/patterns/form/field';
import type { FormValues } from '~/patterns/form/paths';
import { useSessionContext } from '../model/session-context';
import own from './general.module.css';
import { ReadyTextButton } from './ready-text-button';
import { SessionTestSend } from './test-send';

type SessionValues = FormValues<SessionUpdate>;

/** What each placeholder is replaced with. */
const placeholderTextsIn = (language: string): PlaceholderTexts => ({
  '{{firstName}}': { label: msg`First name`, text: firstNameText(language) },
  '{{business}}': { label: msg`Business name`, text: msg`as in your profile` },
  '{{location}}': { label: msg`Location`, text: msg`where the photo was taken` },
  '{{date}}': { label: msg`Date`, text: msg`when the photo was taken` },
  '{{link}}': { label: msg`Link to the photo`, text: msg`the page of their photo` },
});

export const SESSION_PLACEHOLDERS = Object.keys(placeholderTextsIn('en'));

/** A message to guests with placeholders. The preview shows it while it is being written. */
export function MessageInput(
  props: FieldInputProps<string, SessionValues> & { rows: number; name: ReadyText },
) {
  const { id, value, values, name, rows, onChange, onBlur, readOnly, invalid, describedBy } = props;
  const { dispatchPreview, account } = useSessionContext();
  const ready = readyTexts(account, values.language)[name];
  const texts = placeholderTextsIn(values.language ?? account.locale);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (text: string) => onChange(rows === 1 ? text.replaceAll(/\s*\n\s*/g, ' ') : text);
  return (
    <div className="stack-2">
      <div className={`${styles.written} ${own.message}`} data-rows={rows}>
        <PlaceholderMarks texts={texts} text={value} />
        <textarea
          ref={field}
          id={id}
          rows={rows}
          value={value}
          // An empty text sends ours.
          placeholder={ready}
          readOnly={readOnly}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onFocus={() => dispatchPreview({ type: 'show', step: 'message' })}
          onBlur={onBlur}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      </div>
      {!readOnly && (
        <span className={own.tools}>
          <InsertMenu
            texts={texts}
            onInsert={(placeholder) => {
              const text = writeInto(field.current, placeholder);
              if (text !== null) write(text);
            }}
          />
          <ReadyTextButton value={value} ready={ready} onChange={onChange} />
          {name === 'emailBody' && <SessionTestSend channel="email" values={values} />}
          {name === 'smsBody' && <SessionTestSend channel="sms" values={values} />}
        </span>
      )}
    </div>
  );
}
