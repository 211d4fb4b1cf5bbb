import type { SceneFont } from '~/api/scene';
import names from './font-names.json' with { type: 'json' };
import styles from './profile.module.css';

/** The name of a font in its own letters, drawn in advance because the fonts are large. */
export function FontSample({ font }: { font: SceneFont }) {
  const { path, width, height } = names[font];
  return (
    <svg className={styles.font} role="img" aria-label={font} width={width} height={height}>
      <path d={path} />
    </svg>
  );
}
