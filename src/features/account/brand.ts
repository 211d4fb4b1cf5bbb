// How guests see the brand of the account: on a white page, where a session doesn't set a theme.
import type { AccountUpdate } from '~/api/account';
import { colorOr, DEFAULT_COLOR } from '~/lib/brand-color';
import { readableColor } from '~/lib/contrast';

export const PAGE_BACKGROUND = '#FFFFFF';

/** The colors in effect. A color that is still being typed is not shown. */
export function brandColors({ brandColor, accentColor }: Partial<AccountUpdate>): {
  button: string;
  buttonText: string;
  link: string;
} {
  const button = colorOr(brandColor, DEFAULT_COLOR);
  const isDark = readableColor(button, PAGE_BACKGROUND) === button;
  return { button, buttonText: isDark ? PAGE_BACKGROUND : '#111112', link: colorOr(accentColor, button) };
}
