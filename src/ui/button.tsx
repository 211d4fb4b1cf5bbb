import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { Spinner } from './spinner';

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'subtle' | 'danger';
  size?: 's' | 'm';
  fullWidth?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
};

export type ButtonProps = ButtonLook & {
  /** Shows a spinner and ignores further presses. The button keeps its focus, width and name. */
  busy?: boolean;
} & Omit<ComponentProps<'button'>, 'className' | 'style'>;

export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, icon, busy = false, type = 'button', onClick, children, ...rest } = props;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a form presses its submit button too, so this also prevents a second submission.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...look({ variant, size, fullWidth })}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      <span className={styles.words}>
        <Picture icon={icon} />
        {children}
      </span>
      {busy && (
        <span className="center overlay">
          <Spinner label={null} size="s" />
        </span>
      )}
    </button>
  );
}

export type ButtonAnchorProps = ButtonLook & Omit<ComponentProps<'a'>, 'className' | 'style'>;

/** An external link styled as a button. For pages of the app, use `ButtonLink` of parts/links. */
export function ButtonAnchor({ variant, size, fullWidth, icon, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} {...look({ variant, size, fullWidth })}>
      <span className={styles.words}>
        <Picture icon={icon} />
        {children}
      </span>
    </a>
  );
}

/** A decorative icon beside the label. */
const Picture = ({ icon }: Pick<ButtonLook, 'icon'>) =>
  icon == null ? null : (
    <span className={styles.icon} aria-hidden>
      {icon}
    </span>
  );

function look({ variant = 'primary', size = 'm', fullWidth }: ButtonLook) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
  };
}
