import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { isTyping, useShortcuts } from '~/components/shortcuts/shortcuts';
import { notify } from '~/ui/notifications';
import styles from './command-menu.module.css';

type Load = () => Promise<ComponentType<OverlayProps> | null>;

interface OverlayProps {
  onClose: () => void;
  onOpen: (name: keyof typeof overlays) => void;
}

const sheet = () => import('~/components/shortcuts/shortcut-sheet');

/** What lies over the page is loaded when it is opened. */
const overlays = {
  palette: async () => (await import('~/components/palette/palette')).Palette,
  shortcuts: async () => (await sheet()).ShortcutSheet,
  accounts: async () => (await import('./account-list')).AccountList,
  notices: async () => (await import('./notice-history')).NoticeHistory,
};

const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Opens the command palette and the sheet of shortcuts. */
export function CommandMenu() {
  const { t } = useLingui();
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps> | null>(null);
  const close = () => setOverlay(null);
  const open = (load: Load) => {
    load().then(
      (component) => setOverlay(() => component),
      () => notify({ text: t`This needs a connection the first time it is opened.`, type: 'danger' }),
    );
  };
  useShortcuts({
    title: msg`On every page`,
    everywhere: true,
    shortcuts: [
      {
        keys: ['Mod+k', 'Mod+K'],
        label: msg`Search and commands`,
        run() {
          if (Overlay) close();
          // What has been entered in a dialog that does not close on a click outside would be lost.
          else if (!document.querySelector('dialog:modal[closedby=closerequest]')) open(overlays.palette);
        },
      },
      {
        keys: ['?'],
        label: msg`Keyboard shortcuts`,
        run({ target }) {
          if (isTyping(target) || Overlay) return false;
          open(async () => {
            const { ShortcutSheet, areLettersOn } = await sheet();
            return areLettersOn() ? ShortcutSheet : null;
          });
        },
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
        onClick={() => open(overlays.palette)}
      >
        <IconSearch size={18} aria-hidden />
        <span>{t`Search`}</span>
        <kbd aria-hidden>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {Overlay && <Overlay onClose={close} onOpen={(name) => open(overlays[name])} />}
    </>
  );
}
