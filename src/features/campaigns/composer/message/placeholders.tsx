import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CampaignPlaceholder } from '~/api/campaigns';
import { firstNameText } from '~/entities/placeholders';
import { placeholdersIn } from '~/lib/message-text';
import { useComposer } from '../model/composer-context';
import styles from './content.module.css';

/** What each placeholder is replaced with, and what the server writes if that is unknown. */
const placeholderTextsIn = (
  locale: string,
): Record<CampaignPlaceholder, { label: MessageDescriptor; text: MessageDescriptor }> => ({
  '{{firstName}}': { label: msg`First name`, text: firstNameText(locale) },
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
});

export const usePlaceholderTexts = () => placeholderTextsIn(useComposer().account.locale);

/** Explains the placeholders of a text. */
export function UsedPlaceholders({ text }: { text: string }) {
  const { t } = useLingui();
  const texts = usePlaceholderTexts();
  const used = [...new Set(placeholdersIn(text))].filter(
    (name): name is CampaignPlaceholder => name in texts,
  );
  if (used.length === 0) return null;
  return (
    <ul className={styles.used}>
      {used.map((name) => (
        <li key={name}>
          <code>{name}</code> {t(texts[name].label)} – {t(texts[name].text)}
        </li>
      ))}
    </ul>
  );
}
