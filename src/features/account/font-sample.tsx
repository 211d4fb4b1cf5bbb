import { useEffect, useState } from 'react';
import type { SceneFont } from '~/api/scene';
import styles from './profile.module.css';

interface Outline {
  path: string;
  width: number;
  height: number;
}

const SIZE = 18;

/** The name of a font as outlines. The fonts are large, so they are loaded after the page. */
async function outlineName(name: SceneFont): Promise<Outline> {
  const [{ loadFonts }, { measure, outlineText }] = await Promise.all([
    import('~/scene/fonts'),
    import('~/scene/text'),
  ]);
  const font = (await loadFonts([name])).get(name);
  if (!font) throw new Error(`There is no font ${name}.`);
  const width = measure(font, name, SIZE);
  const y = (font.ascent * SIZE) / 1000;
  const height = ((font.ascent - font.descent) * SIZE) / 1000;
  const path = outlineText({ lines: [{ text: name, x: 0, y, width }], font, size: SIZE, fits: true });
  return { path, width: Math.ceil(width), height: Math.ceil(height) };
}

/** The name of a font, in the font itself once it is loaded. */
export function FontSample({ font }: { font: SceneFont }) {
  const [outline, setOutline] = useState<Outline | null>(null);
  useEffect(() => {
    let isGone = false;
    outlineName(font).then(
      (drawn) => !isGone && setOutline(drawn),
      // The plain name says enough.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [font]);
  if (!outline) return <span>{font}</span>;
  const { path, width, height } = outline;
  return (
    <svg className={styles.font} role="img" aria-label={font} width={width} height={height}>
      <path d={path} />
    </svg>
  );
}
