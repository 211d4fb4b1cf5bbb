import { useSelector } from '@tanstack/react-store';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconAlertTriangle, IconCheck, IconExclamationMark } from '../icons';
import { openModals } from '../open-modals';
import {
  type Notification,
  type NotificationPosition,
  type NotificationStore,
  type NotificationType,
  notifications,
  POSITIONS,
} from './notifications';
import { Toast } from './toast';
import styles from './toaster.module.css';

const ICONS: Record<NotificationType, typeof IconCheck> = {
  success: IconCheck,
  danger: IconExclamationMark,
  warning: IconAlertTriangle,
};

export type ToasterProps = {
  /** The accessible name of the region. */
  label: string;
  deleteLabel?: string;
  store?: NotificationStore;
};

/**
 * Shows the notifications of a store. Render one per page, before the first message. While a modal dialog is open, it
 * is moved into the dialog, because everything else is inert.
 */
export function Toaster({ label, deleteLabel, store = notifications }: ToasterProps) {
  const items = useSelector(store.state, ({ items }) => items);
  const region = useRef<HTMLElement>(null);
  const modal = useSelector(openModals.stack, openModals.topmost);
  const cameFrom = useRef<HTMLElement | null>(null);

  const dismiss = (id: number, toast: HTMLElement) => {
    if (toast.contains(document.activeElement)) {
      // The focused button is about to be removed: focus the next toast, or the previous element.
      const others = [...(region.current?.querySelectorAll('button') ?? [])];
      const at = others.findIndex((button) => toast.contains(button));
      (others[at + 1] ?? others[at - 1] ?? cameFrom.current)?.focus();
    }
    store.remove(id);
  };

  return createPortal(
    <section
      ref={region}
      className={styles.toaster}
      aria-label={label}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      }}
    >
      {POSITIONS.map((position) => (
        <Stack
          key={position}
          position={position}
          items={items.filter((item) => item.position === position)}
          store={store}
          deleteLabel={deleteLabel}
          inModal={modal !== null}
          onDismiss={dismiss}
        />
      ))}
    </section>,
    modal ?? document.body,
  );
}

type StackProps = {
  position: NotificationPosition;
  items: readonly Notification[];
  store: NotificationStore;
  deleteLabel: string | undefined;
  /** Distinguishes these alerts from those of a dialog. */
  inModal: boolean;
  onDismiss: (id: number, toast: HTMLElement) => void;
};

function Stack({ position, items, store, deleteLabel, inModal, onDismiss }: StackProps) {
  const stack = useRef<HTMLDivElement>(null);
  const holdIfWatched = () => {
    store.hold(position, stack.current?.matches(':hover, :focus-within') ?? false);
  };
  // A toast that is removed under the pointer or with the focus sends no leave event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be asked again whenever the toasts change
  useEffect(holdIfWatched, [items.length]);

  const toasts = (types: NotificationType[]) =>
    items.map((item, index) => {
      if (!types.includes(item.type)) return null;
      const TypeIcon = ICONS[item.type];
      return (
        <div key={item.id} className={styles.item} style={{ order: index }}>
          <Toast
            type={item.type}
            icon={<TypeIcon />}
            onDismiss={({ currentTarget }) => onDismiss(item.id, currentTarget)}
            dismissLabel={deleteLabel}
          >
            <span>{item.text}</span>{' '}
            {item.subject && <span className="muted weight-regular">{item.subject}</span>} {item.action}
          </Toast>
        </div>
      );
    });

  // The live regions exist before the first message, because screen readers would miss it otherwise. They use
  // `display: contents`, so that `order` sorts the toasts of both.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices being watched; nothing is to be done here
    <div
      ref={stack}
      className={styles.stack}
      data-position={position}
      onPointerEnter={holdIfWatched}
      onPointerLeave={holdIfWatched}
      onFocus={holdIfWatched}
      onBlur={holdIfWatched}
    >
      <div
        className={styles.live}
        role={inModal ? undefined : 'status'}
        aria-live="polite"
        aria-atomic={false}
      >
        {toasts(['success'])}
      </div>
      <div
        className={styles.live}
        role={inModal ? undefined : 'alert'}
        aria-live="assertive"
        aria-atomic={false}
      >
        {toasts(['danger', 'warning'])}
      </div>
    </div>
  );
}
