import { useLingui } from '@lingui/react/macro';
import type { SceneLayer } from '~/api/scene';
import { knownFont } from '~/scene/fonts';
import './scene-fonts.css';
import styles from './text-overlay.module.css';
import type { CanvasView } from './use-view';

/** Smaller text can't be read while it is typed. */
const LEAST_SIZE = 10;

interface TextOverlayProps {
  layer: Extract<SceneLayer, { type: 'text' }>;
  /** The font size that the text is drawn with. */
  size: number;
  view: CanvasView;
  onChange: (text: string) => void;
  onClose: () => void;
}

/** A text field that looks like the layer, which is hidden meanwhile. Positioned on the screen, to follow zoom and pan. */
export function TextOverlay({ layer, size, view: { zoom, pan }, onChange, onClose }: TextOverlayProps) {
  const { t } = useLingui();
  const { x, y, w, h, color, align, rotation, opacity } = layer;
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
        color,
        fontFamily: `"Scene ${knownFont(layer.font)}"`,
        fontSize: Math.max(LEAST_SIZE, size * zoom),
        textAlign: align,
        opacity,
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
