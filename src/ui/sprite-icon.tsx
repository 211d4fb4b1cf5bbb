import type { SVGProps } from 'react';
import sprite from './icons.svg';

interface SpriteIconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** In px. */
  size?: number;
  /** The width of its lines. */
  stroke?: number;
}

export type SpriteIcon = ReturnType<typeof spriteIcon>;

/** An icon of `icons.svg`, in the color of the surrounding text. */
export const spriteIcon =
  (id: string) =>
  ({ size = 24, stroke = 2, ...props }: SpriteIconProps) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: those who use it name it, or hide it
    <svg
      data-sprite
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <use href={`${sprite}#${id}`} />
    </svg>
  );
