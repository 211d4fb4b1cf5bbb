import { type ChangeEvent, type DragEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  label: string;
  icon: ReactElement;
  /** The text before the button. */
  prompt: ReactNode;
  /** The label of the button. */
  choose: ReactNode;
  /** The file types of the file chooser. */
  accept: string;
  /** Describes allowed files and sizes. */
  hint: ReactNode;
  onFiles: (files: readonly File[]) => void;
  multiple?: boolean;
  /** Whether choosing files is the page's primary action. */
  primary?: boolean;
  busy?: boolean;
  /** One row, where files were chosen already. */
  compact?: boolean;
  /** The status of the files. */
  children?: ReactNode;
}

/** Accepts files by drag and drop, the file chooser, and pasting while focused. */
export function DropZone(props: DropZoneProps) {
  const { label, icon, prompt, choose, accept, hint, onFiles, children } = props;
  const { multiple = false, busy = false, compact = false, primary = !compact } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <section
      className={styles.zone}
      data-over={over || undefined}
      data-compact={compact || undefined}
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={({ clipboardData }) => onFiles([...clipboardData.files])}
    >
      {!compact && icon}
      <p className={styles.prompt}>{prompt}</p>
      <Button
        variant={primary ? 'primary' : 'secondary'}
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
        onChange={change}
        multiple={multiple}
        hidden
      />
      {!compact && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}
