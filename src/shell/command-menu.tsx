import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import { CTRL, isApple } from '~/parts/shortcuts/modifier';
import { isTyping, useShortcuts } from '~/parts/shortcuts/shortcuts';
import { areLettersOn } from '~/patterns/list/list-settings';
import { IconSearch } from '~/ui/icons';
import styles from './command-menu.module.css';
import { overlays } from './overlays';

/** Opens the command palette and the sheet of shortcuts. */
export function CommandMenu() {
  const { t } = useLingui();
  const { Overlay } = useSelector(overlays.current);
  // Closes everything when the account changes.
  useEffect(() => overlays.close, []);
  useShortcuts({
    title: msg`On every page`,
    everywhere: true,
    shortcuts: [
      {
        keys: ['Mod+k', 'Mod+K'],
        label: msg`Search and commands`,
        run() {
          if (Overlay) overlays.close();
          // A dialog that ignores outside clicks may contain input, which would be lost.
          else if (!document.querySelector('dialog:modal[closedby=closerequest]')) overlays.open('palette');
        },
      },
      {
        keys: ['g'],
        label: msg`Go to a page`,
        run: ({ target }) =>
          areLettersOn() &&
          !isTyping(target) &&
          !document.querySelector('dialog:modal') &&
          overlays.open('pages'),
      },
      {
        keys: ['?'],
        label: msg`Keyboard shortcuts`,
        run: ({ target }) => areLettersOn() && !isTyping(target) && !Overlay && overlays.open('shortcuts'),
      },
    ],
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => overlays.open('palette')}
      >
        <IconSearch size={18} aria-hidden />
        <span>{t`Search`}</span>
        <kbd aria-hidden>{isApple ? '⌘K' : `${t(CTRL)} K`}</kbd>
      </button>
      {Overlay && <Overlay onClose={overlays.close} onOpen={overlays.open} />}
    </>
  );
}
