import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CampaignPlaceholder } from '~/api/campaigns';
import styles from './what.module.css';

const PLACEHOLDERS: Record<CampaignPlaceholder, MessageDescriptor> = {
  '{{firstName}}': msg`First name`,
  '{{business}}': msg`Business`,
  '{{location}}': msg`Location`,
  '{{link}}': msg`Link`,
  '{{photoLink}}': msg`Link to the photo`,
};

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

/** Buttons that insert placeholders. */
export function Placeholders({ onInsert }: { onInsert: (placeholder: string) => void }) {
  const { t } = useLingui();
  return (
    <span className={styles.placeholders}>
      <span>
        <Trans>Insert:</Trans>
      </span>
      {Object.entries(PLACEHOLDERS).map(([name, label]) => (
        <button key={name} type="button" title={name} onClick={() => onInsert(name)}>
          {t(label)}
        </button>
      ))}
    </span>
  );
}
