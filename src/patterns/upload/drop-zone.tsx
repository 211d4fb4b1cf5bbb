import { type ReactElement, type ReactNode, useRef } from 'react';
import { Button } from '~/ui/button';
import styles from './drop-zone.module.css';
import { FileDrop } from './file-drop';

interface DropZoneProps {
  label: string;
  icon: ReactElement;
  /** The text before the button. */
  prompt: ReactNode;
  /** The label of the button. */
  choose: ReactNode;
  /** What a drop does. */
  drop: ReactNode;
  /** The file types of the file chooser. */
  accept: string;
  /** Describes allowed files and sizes. */
  hint: ReactNode;
  onFiles: (files: readonly File[]) => void;
  multiple?: boolean;
  busy?: boolean;
  /** One row, where files were chosen already. */
  compact?: boolean;
  /** The status of the files. */
  children?: ReactNode;
}

/** Accepts files from the file chooser, dropped anywhere on the window, and pasted while focused. */
export function DropZone(props: DropZoneProps) {
  const { label, icon, prompt, choose, drop, accept, hint, onFiles, children } = props;
  const { multiple = false, busy = false, compact = false } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <section
      className={styles.zone}
      data-compact={compact || undefined}
      aria-label={label}
      onPaste={({ clipboardData }) => onFiles([...clipboardData.files])}
    >
      {!compact && icon}
      <p className={styles.prompt}>{prompt}</p>
      <Button
        variant={compact ? 'secondary' : 'primary'}
        busy={busy}
        onClick={() => input.current?.click()}
        data-autofocus
      >
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
        multiple={multiple}
        hidden
      />
      {!compact && <p className="hint">{hint}</p>}
      {children}
      <FileDrop onFiles={onFiles}>{drop}</FileDrop>
    </section>
  );
}
