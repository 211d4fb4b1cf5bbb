import type { ReactNode } from 'react';
import type { Scene } from '~/api/scene';
import { Spinner } from '~/ui/spinner';
import './editor-frame.css';
import styles from './canvas/editor.module.css';

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
    <div className={styles.editor} data-wide-page data-blank>
      <div className={styles.left} />
      <div className={styles.canvas} aria-hidden>
        <BlankPage page={page} />
      </div>
    </div>
  </>
);

/** The page, if it is known, until it is drawn. */
export const BlankPage = ({ page }: Pick<BlankEditorProps, 'page'>) =>
  page && <span className={styles.blankPage} style={{ '--ratio': page.width / page.height }} />;
