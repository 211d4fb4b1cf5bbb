import { IconAlertTriangle, IconCheck, IconExclamationMark } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  type Notification,
  type NotificationPosition,
  type NotificationStore,
  type NotificationType,
  notifications,
  POSITIONS,
} from './notifications';
import { openModals } from './open-modals';
import { Toast } from './toast';
import styles from './toaster.module.css';

const ICONS: Record<NotificationType, typeof IconCheck> = {
  success: IconCheck,
  danger: IconExclamationMark,
  warning: IconAlertTriangle,
};

export type ToasterProps = {
  /** Name of the region, for screen readers. */
  label: string;
  deleteLabel?: string;
  store?: NotificationStore;
};

/**
 * Shows the notifications of a store. One for the whole page, mounted before the first message; while a modal dialog is
 * open it is part of that, because everything else is inert.
 */
export function Toaster({ label, deleteLabel, store = notifications }: ToasterProps) {
  const items = useSyncExternalStore(store.subscribe, store.list);
  const region = useRef<HTMLElement>(null);
  const modal = useSyncExternalStore(openModals.subscribe, openModals.topmost);
  const cameFrom = useRef<HTMLElement | null>(null);

  const dismiss = (id: number, toast: HTMLElement) => {
    if (toast.contains(document.activeElement)) {
      // The focused button is about to go: on to the next toast, or back to where the person was.
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
  /** A dialog has its own alerts, which must not be confused with these. */
  inModal: boolean;
  onDismiss: (id: number, toast: HTMLElement) => void;
};

function Stack({ position, items, store, deleteLabel, inModal, onDismiss }: StackProps) {
  const stack = useRef<HTMLDivElement>(null);
  const holdIfWatched = () => {
    store.hold(position, stack.current?.matches(':hover, :focus-within') ?? false);
  };
  // A toast that went away under the pointer or the focus sends no leaving event.
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
            <span>{item.text}</span> {item.subject && <span className={styles.subject}>{item.subject}</span>}{' '}
            {item.action}
          </Toast>
        </div>
      );
    });

  // The live regions are there before the first message, else screen readers would miss it. They have no box
  // of their own, so `order` gives the toasts of both one sequence.
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
