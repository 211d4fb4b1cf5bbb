import { isHexColor } from './contrast';

/** The product's color, used if the business has not chosen one. */
export const DEFAULT_COLOR = '#3D4AD6';

/** Ignores incomplete color values during typing. */
export const colorOr = (color: string | null | undefined, fallback: string): string =>
  color != null && isHexColor(color) ? color : fallback;
