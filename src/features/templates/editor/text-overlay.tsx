import { useLingui } from '@lingui/react/macro';
import type { SceneLayer } from '~/api/scene';
import { contrastOf } from '~/lib/contrast';
import { type FontName, knownFont } from '~/scene/fonts';
import { READABLE } from './colors';
import styles from './text-overlay.module.css';
import type { View } from './use-view';

/** Scenes are drawn from outlines. While a text is typed, it has its font if that is installed, or a similar one. */
const FAMILIES: Record<FontName, string> = {
  Inter: 'Inter, sans-serif',
  'Inter Bold': 'Inter, sans-serif',
  Lora: 'Lora, Georgia, serif',
  'Playfair Display': '"Playfair Display", Didot, Georgia, serif',
  Oswald: 'Oswald, "Arial Narrow", "Roboto Condensed", sans-serif-condensed, sans-serif',
  'Dancing Script': '"Dancing Script", "Snell Roundhand", cursive',
};

/** Smaller text can't be read while it is typed. */
const LEAST_SIZE = 10;

interface TextOverlayProps {
  layer: Extract<SceneLayer, { type: 'text' }>;
  /** The font size that the text is drawn with. */
  size: number;
  /** The page's color. */
  page: string | null;
  view: View;
  onChange: (text: string) => void;
  onClose: () => void;
}

/** The first background that the text is readable on. */
const backgroundOf = (color: string, page: string | null): string =>
  [page ?? '#FFFFFF', '#FFFFFF'].find((candidate) => contrastOf(color, candidate) >= READABLE) ?? '#000000';

/** A text field over the canvas that looks like the layer. Positioned on the screen, to follow zoom and pan. */
export function TextOverlay({ layer, size, page, view: { zoom, pan }, onChange, onClose }: TextOverlayProps) {
  const { t } = useLingui();
  const { x, y, w, h, colour, align, rotation } = layer;
  const font = knownFont(layer.font);
  return (
    <textarea
      // biome-ignore lint/a11y/noAutofocus: a double click on the text asks for it
      autoFocus
      className={styles.overlay}
      aria-label={t`Text on the page`}
      maxLength={1000}
      value={layer.text}
      style={{
        insetInlineStart: pan.x + x * zoom,
        insetBlockStart: pan.y + y * zoom,
        inlineSize: w * zoom,
        blockSize: h * zoom,
        color: colour,
        background: backgroundOf(colour, page),
        fontFamily: FAMILIES[font],
        fontWeight: font === 'Inter Bold' ? 700 : 400,
        fontSize: Math.max(LEAST_SIZE, size * zoom),
        textAlign: align,
        rotate: `${rotation}deg`,
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    />
  );
}
