import { isHexColor } from './contrast';

/** The color of the product, for a business that has chosen none. */
export const DEFAULT_COLOR = '#3D4AD6';

/** A color that is still being typed is not shown. */
export const colorOr = (color: string | null | undefined, fallback: string): string =>
  color != null && isHexColor(color) ? color : fallback;
