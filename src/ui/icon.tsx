import type { MouseEventHandler, ReactElement } from 'react';
import styles from './icon.module.css';

export type IconProps = {
  /** One SVG: an icon of `icons.ts` or a custom drawing. The size and color are set here. */
  children: ReactElement;
  /** 16, 20, 24, 32 px, or any number of px */
  size?: 's' | 'm' | 'l' | 'xl' | number;
  /** The color of the surrounding text if omitted. */
  tone?: 'muted' | 'accent' | 'danger' | 'warning' | 'success';
} & (
  | {
      /** Makes it a button, which then needs an accessible name. */
      onClick: MouseEventHandler<HTMLButtonElement>;
      label: string;
      /** The tooltip; the label if omitted. */
      title?: string;
      disabled?: boolean;
    }
  | {
      onClick?: undefined;
      /** The accessible name; without it, the icon is decorative and hidden from screen readers. */
      label?: string;
    }
);

export function Icon({ children, size = 'm', tone, ...rest }: IconProps) {
  const look = {
    'data-size': typeof size === 'string' ? size : undefined,
    'data-tone': tone,
    style: typeof size === 'number' ? { '--icon-size': `${size / 16}rem` } : undefined,
  };
  if (rest.onClick) {
    const { onClick, label, title = label, disabled } = rest;
    return (
      <button
        {...look}
        className={styles.button}
        type="button"
        aria-label={label}
        title={title}
        onClick={onClick}
        disabled={disabled}
      >
        {children}
      </button>
    );
  }
  return rest.label === undefined ? (
    <span {...look} className={styles.icon} aria-hidden>
      {children}
    </span>
  ) : (
    <span {...look} className={styles.icon} role="img" aria-label={rest.label}>
      {children}
    </span>
  );
}
