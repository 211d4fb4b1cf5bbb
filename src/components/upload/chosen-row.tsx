import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatBytes } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { FileText } from './file-text';
import { FileThumb } from './file-thumb';
import { FileView } from './file-view';
import styles from './upload.module.css';

interface ChosenRowProps {
  file: File;
  /** Whether it can be seen larger. */
  isViewable?: boolean;
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
export function ChosenRow(props: ChosenRowProps) {
  const { file, isViewable = false, fault, note, children, onDamaged, onSize, onRemove } = props;
  const { t, i18n } = useLingui();
  const thumb = <FileThumb file={file} onDamaged={onDamaged} {...(onSize && { onSize })} />;
  return (
    <li className={styles.row}>
      {isViewable && fault === null ? <FileView file={file}>{thumb}</FileView> : thumb}
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
