import { msg } from '@lingui/core/macro';
import type { RefObject } from 'react';
import { InsertMenu, type PlaceholderTexts, writeInto } from '~/entities/placeholders';

const texts: PlaceholderTexts = {
  '{{business}}': { label: msg`Business name`, text: msg`as in your profile` },
  '{{date}}': { label: msg`Date`, text: msg`when the photo was taken` },
  '{{location}}': { label: msg`Location`, text: msg`where the photo was taken` },
  '{{firstName}}': { label: msg`First name`, text: msg`the guest’s, if known` },
};

interface InsertPlaceholderProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onText: (text: string) => void;
}

/** Inserts what is replaced for each photo. */
export const InsertPlaceholder = ({ field, onText }: InsertPlaceholderProps) => (
  <span>
    <InsertMenu
      texts={texts}
      onInsert={(placeholder) => {
        const text = writeInto(field.current, placeholder);
        if (text !== null) onText(text);
      }}
    />
  </span>
);
