import { Trans, useLingui } from '@lingui/react/macro';
import { ideaLanguage } from '../../ideas/read-idea-texts';
import styles from '../composer.module.css';
import { useComposing } from '../composer-context';
import { UnknownPlaceholder } from './unknown-placeholder';

/** Also says in which language ideas are written, and the words that are added to each email. */
export function SubjectFooter({ value }: { value: unknown }) {
  const { i18n } = useLingui();
  const { account } = useComposing();
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  const language = names.of(ideaLanguage(account.locale));
  return (
    <>
      <UnknownPlaceholder value={value} />
      <p className={styles.note}>
        <Trans>Language of the business: {language}</Trans>
      </p>
    </>
  );
}
