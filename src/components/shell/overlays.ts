import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Store } from '@tanstack/react-store';
import type { ComponentType } from 'react';
import { notify } from '~/ui/notifications';

interface OverlayProps {
  onClose: () => void;
  onOpen: (name: OverlayName) => void;
}

type Overlay = ComponentType<OverlayProps>;
type OverlayName = keyof typeof loaders;

/** Opened by a single-key shortcut, which can be disabled. */
async function byLetter(load: () => Promise<Overlay>): Promise<Overlay | null> {
  const { areLettersOn } = await import('~/components/list/list-settings');
  return areLettersOn() ? load() : null;
}

/** Overlays of the shell, loaded when they are opened. */
const loaders = {
  palette: async () => (await import('~/components/palette/palette')).Palette,
  shortcuts: async () => (await import('~/components/shortcuts/shortcut-sheet')).ShortcutSheet,
  shortcutsByKey: async () => byLetter(loaders.shortcuts),
  pages: async () => byLetter(async () => (await import('./go-to')).GoTo),
  accounts: async () => (await import('./account-list')).AccountList,
  notices: async () => (await import('./notice-history')).NoticeHistory,
};

const current = new Store<{ Overlay: Overlay | null }>({ Overlay: null });
const show = (Overlay: Overlay | null) => current.setState(() => ({ Overlay }));

export const overlays = {
  current,
  open(name: OverlayName): void {
    loaders[name]().then(show, () =>
      notify({
        text: i18n._(msg`This needs a connection the first time it is opened.`),
        type: 'danger',
      }),
    );
  },
  close: () => show(null),
};
