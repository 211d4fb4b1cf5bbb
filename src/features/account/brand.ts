// How guests see the brand of the account: on a white page, where a session has no theme of its own.
import type { AccountUpdate } from '~/api/account';
import { isHexColor, readableColor } from '~/lib/contrast';

/** The color of the product, for a business without one of its own. */
export const DEFAULT_COLOR = '#3D4AD6';
export const BACKGROUND = '#FFFFFF';

/** The colors in effect. A color that is still being typed is not shown. */
export function brandColors({ brandColor, accentColor }: Partial<AccountUpdate>): {
  button: string;
  buttonText: string;
  link: string;
} {
  const button = colorOr(brandColor, DEFAULT_COLOR);
  const isDark = readableColor(button, BACKGROUND) === button;
  return { button, buttonText: isDark ? BACKGROUND : '#111112', link: colorOr(accentColor, button) };
}

const colorOr = (color: string | null | undefined, fallback: string) =>
  color != null && isHexColor(color) ? color : fallback;
