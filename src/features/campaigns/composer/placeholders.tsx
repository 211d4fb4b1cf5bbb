import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CampaignPlaceholder } from '~/api/campaigns';
import { placeholdersIn } from '~/lib/message-text';
import styles from './what.module.css';

/** What each placeholder is replaced with, and what the server writes if that is unknown. */
export const placeholderTexts: Record<
  CampaignPlaceholder,
  { label: MessageDescriptor; text: MessageDescriptor }
> = {
  '{{firstName}}': { label: msg`First name`, text: msg`“there” if unknown` },
  '{{business}}': { label: msg`Business name`, text: msg`as in your profile` },
  '{{location}}': {
    label: msg`Location`,
    text: msg`the contact’s location, or your business name if unknown`,
  },
  '{{link}}': { label: msg`Link`, text: msg`the link of this campaign` },
  '{{photoLink}}': {
    label: msg`Link to the photo`,
    text: msg`their newest photo, or the link of this campaign if they have none`,
  },
};

const isKnown = (name: string): name is CampaignPlaceholder => name in placeholderTexts;

/** Explains the placeholders of a text. */
export function UsedPlaceholders({ text }: { text: string }) {
  const { t } = useLingui();
  const used = [...new Set(placeholdersIn(text))].filter(isKnown);
  if (used.length === 0) return null;
  return (
    <ul className={styles.used}>
      {used.map((name) => (
        <li key={name}>
          <code>{name}</code> {t(placeholderTexts[name].label)} – {t(placeholderTexts[name].text)}
        </li>
      ))}
    </ul>
  );
}
