import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One variant of a component in a frame with its name. */
export function Specimen({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <figure className={styles.specimen} data-wide={wide || undefined}>
      <div className={styles.stage}>{children}</div>
      <figcaption className={styles.caption}>{name}</figcaption>
    </figure>
  );
}

export function Specimens({ children }: { children: ReactNode }) {
  return <div className={styles.specimens}>{children}</div>;
}
