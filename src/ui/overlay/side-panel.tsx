import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { DialogBody, Modal, type ModalProps, useReturnFocus } from './modal';
import styles from './modal.module.css';

/** The breakpoint of `modal.module.css` from which the page makes room for a panel. */
const hasRoom = typeof window === 'undefined' ? undefined : matchMedia('(width >= 80rem)');

const subscribe = (listener: () => void) => {
  hasRoom?.addEventListener('change', listener);
  return () => hasRoom?.removeEventListener('change', listener);
};

type SidePanelProps = ModalProps & {
  /** For the panel of a list: on wide screens, the list beside it stays usable. */
  'data-list-panel'?: boolean;
};

/** Details at the inline end of the page. It is open while it is rendered. */
export function SidePanel(props: SidePanelProps) {
  const isWide = useSyncExternalStore(subscribe, () => hasRoom?.matches ?? false);
  return props['data-list-panel'] && isWide ? (
    <PanelBeside {...props} />
  ) : (
    <Modal {...props} placement="side" />
  );
}

function PanelBeside({ onClose, returnFocus, ...body }: ModalProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    dialog.current?.show();
    dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  useReturnFocus(opener, returnFocus);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Overlays of the panel and fields of the page handle Escape first.
    if (document.querySelector('dialog:modal, :popover-open') !== null) return;
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === 'search') return;
    if (target instanceof Element && target.closest('[data-keeps-escape]')) return;
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    // In the capture phase, before the browser closes a popover.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.modal}
      data-placement="side"
      data-beside
      data-list-panel
      aria-labelledby={titleId}
    >
      <DialogBody {...body} titleId={titleId} onClose={onClose} />
    </dialog>,
    document.body,
  );
}
