// The branding in effect, as the booth and the microsite show it.
import type { Session, SessionUpdate } from '~/api/sessions';
import { colorOr, DEFAULT_COLOR } from '~/lib/brand-color';
import { contrastOf, LEAST_CONTRAST } from '~/lib/contrast';
import { effectiveValue, type Parents } from './inheritance';

/** The background of the brand's colors in each theme. */
export const BACKGROUND = { light: '#FFFFFF', dark: '#111112' } as const;

export interface Brand {
  theme: 'light' | 'dark';
  background: string;
  primaryColor: string;
  accentColor: string;
  logoAssetId: string | null;
  bookingUrl: string | null;
  reviewUrl: string | null;
}

export function brandOf(
  values: Partial<Omit<SessionUpdate, 'status'>>,
  record: Session | null,
  parents: Parents,
): Brand {
  const effective = (field: Parameters<typeof effectiveValue>[0]) =>
    effectiveValue(field, values, record, parents).value;
  const theme = values.theme === 'dark' ? 'dark' : 'light';
  const primaryColor = colorOr(effective('primaryColor'), DEFAULT_COLOR);
  return {
    theme,
    background: BACKGROUND[theme],
    primaryColor,
    accentColor: colorOr(effective('accentColor'), primaryColor),
    logoAssetId: effective('logoAssetId'),
    bookingUrl: effective('bookingUrl'),
    reviewUrl: effective('reviewUrl'),
  };
}

export const isReadable = (color: string, { background }: Pick<Brand, 'background'>): boolean =>
  contrastOf(color, background) >= LEAST_CONTRAST;
