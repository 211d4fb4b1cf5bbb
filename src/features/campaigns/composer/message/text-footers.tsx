import { Trans, useLingui } from '@lingui/react/macro';
import { unknownPlaceholder, withoutMarks } from '~/lib/message-text';
import { ideaLanguage } from '../../ideas/read-idea-texts';
import styles from '../model/composer.module.css';
import { useComposer } from '../model/composer-context';

/** Names what the server would refuse, while the user types. */
export function UnknownPlaceholder({ value }: { value: unknown }) {
  const placeholder = typeof value === 'string' ? unknownPlaceholder(withoutMarks(value)) : undefined;
  return (
    <p role="status" className="stack-2 justify-start danger size-label hide-empty">
      {placeholder !== undefined && (
        <Trans>There is no placeholder {placeholder}. Delete it, or choose one from Insert.</Trans>
      )}
    </p>
  );
}

/** Also says in which language ideas are written, and the words that are added to each email. */
export function SubjectFooter({ value }: { value: unknown }) {
  const { i18n } = useLingui();
  const { account } = useComposer();
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
