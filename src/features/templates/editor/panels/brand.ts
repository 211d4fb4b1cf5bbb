// What the brand of the account offers to a design.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Account, getOwnAccountQuery } from '~/api/account';
import type { SceneFont } from '~/api/scene';

export interface EditorBrand {
  /** In capitals. */
  colors: readonly string[];
  /** The font of headings first. */
  fonts: readonly SceneFont[];
}

export function editorBrandOf(
  account: Pick<Account, 'brandColor' | 'accentColor' | 'headingFont' | 'textFont'>,
): EditorBrand {
  const { brandColor, accentColor, headingFont, textFont } = account;
  const colors = [brandColor, accentColor].flatMap((color) => color?.toUpperCase() ?? []);
  return {
    colors: [...new Set(colors)],
    fonts: [...new Set([headingFont, textFont].flatMap((font) => font ?? []))],
  };
}

const NO_BRAND: EditorBrand = { colors: [], fonts: [] };

/** Empty until the account is loaded. */
export function useEditorBrand(): EditorBrand {
  const { data } = useQuery(getOwnAccountQuery());
  return useMemo(() => (data ? editorBrandOf(data) : NO_BRAND), [data]);
}

/** The colors that a field offers. */
export interface Swatches {
  brand: readonly string[];
  others: readonly string[];
}

const MOST_OTHERS = 8;

/** The colors of the brand, and apart from them those in use. */
export function swatchesOf({ colors }: EditorBrand, used: readonly string[]): Swatches {
  const others = [...used, '#000000', '#FFFFFF'].filter((color) => !colors.includes(color));
  return { brand: colors, others: [...new Set(others)].slice(0, MOST_OTHERS) };
}
