import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { IconX } from '../icons';
import type { NotificationType } from './notifications';
import styles from './toast.module.css';

export type ToastProps = {
  type: NotificationType;
  icon?: ReactElement;
  children: ReactNode;
  /** Dismisses the toast on a click anywhere except on links; `currentTarget` is the toast. */
  onDismiss?: (event: MouseEvent<HTMLElement>) => void;
  dismissLabel?: string;
};

export function Toast(props: ToastProps) {
  const { type, icon, children, onDismiss, dismissLabel = 'delete notification' } = props;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) return;
    onDismiss?.(event);
  };
  return (
    // biome-ignore-start lint/a11y: the click on the whole is for pointers; the button in it is for everyone
    <div
      className={styles.toast}
      data-type={type}
      onClick={onDismiss && handleClick}
      // A click dismisses the toast without taking the focus from a field.
      onMouseDown={onDismiss && ((event) => event.preventDefault())}
    >
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <div className={styles.text}>{children}</div>
      {onDismiss && (
        <button className={styles.dismiss} type="button" aria-label={dismissLabel}>
          <IconX aria-hidden />
        </button>
      )}
    </div>
    // biome-ignore-end lint/a11y: the toast ends here
  );
}
