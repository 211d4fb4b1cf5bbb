import { IconBan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shortName } from './short-name';
import styles from './upload.module.css';

/** No line ends within a number and the extension after it. */
const ENDING = 8;

interface FileTextProps {
  name: string;
  /** Why it cannot be uploaded, in place of the details. */
  reason: ReactNode;
  /** The details, such as its size. */
  children: ReactNode;
  /** The bar of its upload. */
  progress?: ReactNode;
}

/** The name of a file, and its details or error below. */
export function FileText({ name, reason, children, progress }: FileTextProps) {
  const shown = shortName(name, 60);
  return (
    <span className={styles.file}>
      <span className={styles.fileName} title={name}>
        {shown.slice(0, -ENDING)}
        <span>{shown.slice(-ENDING)}</span>
      </span>
      {reason === null ? (
        <span className={styles.hint}>{children}</span>
      ) : (
        <span className={styles.refused}>
          <IconBan size={18} aria-hidden />
          <span>{reason}</span>
        </span>
      )}
      {progress}
    </span>
  );
}
