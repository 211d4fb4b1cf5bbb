import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { languages } from '~/i18n';
import { IconChevronDown, IconLanguage } from '~/ui/icons';
import { Spinner } from '~/ui/spinner';
import styles from './language-menu.module.css';

interface LanguageMenuProps {
  /** Shows the name of the current language beside the icon. */
  named?: boolean;
}

/** Chooses the language of the app, by a native select over an icon. */
export function LanguageMenu({ named }: LanguageMenuProps) {
  const { t } = useLingui();
  const { locale, available, loading } = useSelector(languages.state);
  const [failed, setFailed] = useState(false);
  // The other languages arrive after the page and must not move what is beside the menu.
  if (!named && available.length < 2 && !loading) return <span className={styles.menu} />;
  const choose = (next: string) => {
    setFailed(false);
    languages.choose(next).catch(() => setFailed(true));
  };
  return (
    <span className={styles.menu} data-named={named} aria-busy={loading}>
      {loading ? (
        <Spinner label={t`Loading the language`} size="s" />
      ) : (
        <IconLanguage size={20} aria-hidden />
      )}
      {named && (
        <>
          <span aria-hidden>{languageName(locale)}</span>
          <IconChevronDown size={16} aria-hidden />
        </>
      )}
      <select
        className={styles.select}
        aria-label={t`Language`}
        title={t`Language`}
        value={locale}
        onChange={({ target }) => choose(target.value)}
      >
        {available.map((tag) => (
          <option className="text surface" key={tag} value={tag} lang={tag}>
            {languageName(tag)}
          </option>
        ))}
      </select>
      <span className={styles.fault} role="alert">
        {failed && <Trans>The language could not be loaded. Reload the page to try again.</Trans>}
      </span>
    </span>
  );
}

/** A language's name in itself: `Deutsch`, `Français`. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
