import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import { guestTexts } from '~/lib/guest-texts';
import { Popup } from '~/ui/overlay/popup';
import styles from './placeholders.module.css';

/** The placeholders of a text, each with its name and what it is replaced with. */
export type PlaceholderTexts = Record<string, { label: MessageDescriptor; text: MessageDescriptor }>;

/** What is written instead of an unknown first name in a message of this language. */
export const firstNameText = (language: string): MessageDescriptor =>
  guestTexts(language).nameless === undefined
    ? msg`left out if unknown`
    : msg`left out if unknown, or “there” after a greeting`;

/** Replaces the selected text of a field, and leaves the cursor after it. */
export function writeInto(field: HTMLTextAreaElement | null, before: string, after = ''): string | null {
  if (!field) return null;
  const { selectionStart: start, selectionEnd: end, value } = field;
  const marked = value.slice(start, end);
  field.setRangeText(`${before}${marked}${after}`, start, end, 'end');
  // Text between two marks stays selected, or the cursor is placed between them.
  if (after !== '') field.setSelectionRange(start + before.length, start + before.length + marked.length);
  field.focus();
  return field.value;
}

interface InsertMenuProps {
  texts: PlaceholderTexts;
  onInsert: (placeholder: string) => void;
}

const focusFirst = (choices: HTMLElement | null) => choices?.querySelector('button')?.focus();

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  all.at(next % all.length)?.focus();
}

/** A menu that inserts placeholders, each with what it is replaced with. */
export function InsertMenu({ texts, onInsert }: InsertMenuProps) {
  const { t } = useLingui();
  return (
    <Popup menu buttonClass={styles.insert} label={<Trans>Insert</Trans>}>
      {(close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus between its buttons
        <div ref={focusFirst} className="grid" onKeyDown={moveFocus}>
          {Object.entries(texts).map(([name, { label, text }]) => (
            <button
              key={name}
              type="button"
              className={styles.choice}
              onClick={() => {
                close();
                onInsert(name);
              }}
            >
              {t(label)}
              <small className="hint">{t(text)}</small>
            </button>
          ))}
        </div>
      )}
    </Popup>
  );
}

/** Marks the placeholders of a text field that lies over it, with the same letters. */
export const PlaceholderMarks = ({ texts, text }: { texts: PlaceholderTexts; text: string }) => (
  <div className={styles.marks} aria-hidden>
    {text.split(/(\{\{[^{}]*\}\})/).map((piece, at) =>
      // The order of the pieces is their identity.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      piece in texts ? <mark key={at}>{piece}</mark> : piece,
    )}
    {'\n'}
  </div>
);
