import type { ReactNode } from 'react';
import styles from './text.module.css';

export type TextLook = {
  variant?: 'h1' | 'h2' | 'h3' | 'h4' | 'subtitle' | 'body' | 'caption';
  /** The weight of the variant if omitted. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold';
  tone?: 'default' | 'muted' | 'danger' | 'warning' | 'success';
  centred?: boolean;
  /** The element, if the heading level differs from the variant. */
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'span' | 'div';
};

export type TextProps = TextLook & { id?: string; children: ReactNode };

/** Headings and body text. For inline editing, see `EditableText`. */
export function Text({ variant = 'body', weight, tone, centred, as, id, children }: TextProps) {
  const isHeading = variant === 'h1' || variant === 'h2' || variant === 'h3' || variant === 'h4';
  const Element = as ?? (isHeading ? variant : 'p');
  return (
    <Element
      id={id}
      className={styles.text}
      data-variant={variant}
      data-weight={weight}
      data-tone={tone}
      data-centred={centred || undefined}
    >
      {children}
    </Element>
  );
}
