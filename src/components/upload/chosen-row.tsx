import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatBytes } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { FileText } from './file-text';
import { FileThumb } from './file-thumb';
import styles from './upload.module.css';

interface ChosenRowProps {
  file: File;
  /** Why it cannot be uploaded. */
  fault: string | null;
  /** After its size. */
  note?: ReactNode;
  /** A choice for this file. */
  children?: ReactNode;
  onDamaged: () => void;
  onSize?: (width: number, height: number) => void;
  onRemove: () => void;
}

/** A chosen file before the upload. */
export function ChosenRow({ file, fault, note, children, onDamaged, onSize, onRemove }: ChosenRowProps) {
  const { t, i18n } = useLingui();
  return (
    <li className={styles.row}>
      <FileThumb file={file} onDamaged={onDamaged} {...(onSize && { onSize })} />
      <FileText name={file.name} reason={fault}>
        {formatBytes(file.size, i18n.locale)}
        {note}
      </FileText>
      {children}
      <span className={styles.action}>
        <Icon label={t`Remove ${file.name}`} onClick={onRemove}>
          <IconX />
        </Icon>
      </span>
    </li>
  );
}
