import { useLingui } from '@lingui/react/macro';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icon';
import { IconX } from '../icons';
import { openModals } from '../open-modals';
import styles from './modal.module.css';

export interface ModalProps {
  title: ReactNode;
  /** A picture beside the title. */
  picture?: ReactNode;
  /** Icons beside the close button. */
  tools?: ReactNode;
  /** Called on Escape, the close button and a click outside. The parent must then stop rendering the modal. */
  onClose: () => void;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** False to keep a click outside from discarding input. */
  closeOnClickOutside?: boolean;
  /** The element to focus on close; by default the previously focused one, or the page. */
  returnFocus?: () => HTMLElement | null | undefined;
  children: ReactNode;
}

type PlacedModalProps = ModalProps & { placement: 'center' | 'side'; 'data-list-panel'?: boolean };

/** A modal dialog with a title and a close button. */
export function Modal({ title, picture, tools, children, ...rest }: PlacedModalProps) {
  const titleId = useId();
  return (
    <ModalFrame {...rest} aria-labelledby={titleId}>
      <DialogBody titleId={titleId} title={title} picture={picture} tools={tools} onClose={rest.onClose}>
        {children}
      </DialogBody>
    </ModalFrame>
  );
}

type ModalFrameProps = Omit<PlacedModalProps, 'title' | 'picture' | 'tools' | 'placement'> & {
  placement?: PlacedModalProps['placement'];
  className?: string | undefined;
} & ({ 'aria-label': string } | { 'aria-labelledby': string });

/** A native modal dialog: the browser makes the page inert, traps the focus and closes the topmost one on Escape. */
export function ModalFrame(props: ModalFrameProps) {
  const { onClose, size = 'md', closeOnClickOutside = true, returnFocus, children, ...rest } = props;
  const { placement, className = '', 'data-list-panel': isListPanel, ...name } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  // Read while rendering: an effect would run after a child has taken the focus.
  const [opener] = useState(() => document.activeElement);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const remove = openModals.add(element);
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return remove;
  }, []);

  useReturnFocus(opener, returnFocus);

  const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;
  return createPortal(
    <dialog
      ref={dialog}
      {...name}
      className={`${styles.modal} ${className}`}
      data-placement={placement}
      data-size={size}
      data-list-panel={isListPanel}
      closedby={closeOnClickOutside ? 'any' : 'closerequest'}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closes it when Escape is pressed twice, but only the parent may close it.
        if (!isOwn(event) || !event.currentTarget.isConnected) return;
        event.currentTarget.showModal();
        onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}

type DialogBodyProps = Pick<ModalProps, 'title' | 'picture' | 'tools' | 'onClose' | 'children'> & {
  titleId: string;
};

/** The title with the close button, and the content. */
export function DialogBody({ titleId, title, picture, tools, onClose, children }: DialogBodyProps) {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.header}>
        {picture && <span className={styles.picture}>{picture}</span>}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {tools}
        <Icon label={t`Close`} onClick={onClose}>
          <IconX />
        </Icon>
      </div>
      <div className={styles.content}>{children}</div>
    </>
  );
}

/** Restores the focus after a dialog closes: to `returnFocus`, the opener, or the page. */
export function useReturnFocus(opener: Element | null, returnFocus: ModalProps['returnFocus']): void {
  const giveFocusBack = useEffectEvent(() => {
    const wasOnPage = opener?.isConnected && opener !== document.body;
    const target = returnFocus?.() ?? (wasOnPage ? opener : document.getElementById('main'));
    if (target instanceof HTMLElement) target.focus();
  });
  useEffect(
    () => () => {
      // Other code may have moved the focus on purpose.
      if (document.activeElement === null || document.activeElement === document.body) giveFocusBack();
    },
    [],
  );
}
