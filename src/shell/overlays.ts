import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Store } from '@tanstack/react-store';
import type { ComponentType } from 'react';
import { notify } from '~/ui/feedback/notifications';
import type { overlayContents } from './overlay-contents';

interface OverlayProps {
  onClose: () => void;
  onOpen: (name: OverlayName) => void;
}

type Overlay = ComponentType<OverlayProps>;
type OverlayName = keyof typeof overlayContents;

const load = () => import('./overlay-contents');

const current = new Store<{ Overlay: Overlay | null }>({ Overlay: null });
const show = (Overlay: Overlay | null) => current.setState(() => ({ Overlay }));

export const overlays = {
  current,
  /** They then open at once, and also offline. */
  preload: () => void load().catch(() => {}),
  open(name: OverlayName): void {
    load().then(
      ({ overlayContents }) => show(overlayContents[name]),
      () =>
        notify({
          text: i18n._(msg`This needs a connection the first time it is opened.`),
          type: 'danger',
        }),
    );
  },
  close: () => show(null),
};
