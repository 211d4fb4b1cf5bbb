import type { ReactNode } from 'react';
import type { Scene } from '~/api/scene';
import { Spinner } from '~/ui/spinner';
import styles from './editor.module.css';

interface BlankEditorProps {
  title: ReactNode;
  /** For screen readers. */
  label: string;
  page?: Scene;
}

/** The editor at its size until its design, fonts and pictures are loaded. */
export const BlankEditor = ({ title, label, page }: BlankEditorProps) => (
  <>
    <div className={styles.bar}>
      <div className={styles.title}>{title}</div>
      <Spinner label={label} size="s" />
    </div>
    <div className={styles.editor}>
      <div className={styles.left}>
        <div className={styles.adding}>
          <div className={styles.add} />
        </div>
      </div>
      <BlankCanvas page={page} />
    </div>
  </>
);

/** The canvas, and its page if it is known, until they are drawn. */
export const BlankCanvas = ({ page }: Pick<BlankEditorProps, 'page'>) => (
  <div className={styles.canvas} aria-hidden>
    {page && <span className={styles.blankPage} style={{ '--ratio': page.width / page.height }} />}
  </div>
);
