import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhotoUp } from '@tabler/icons-react';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import styles from './upload.module.css';

interface DropZoneProps {
  /** What a file chooser offers. */
  accept: string;
  /** Which files, and how large. */
  hint: string;
  onFiles: (files: Iterable<File>) => void;
  /** Whether choosing files is what the page asks for now. */
  primary?: boolean;
}

/** Takes files by dropping, by choosing, and from the clipboard's files while it has the focus. */
export function DropZone({ accept, hint, onFiles, primary = true }: DropZoneProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <section
      className={styles.zone}
      data-over={over || undefined}
      aria-label={t`Files to upload`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={({ clipboardData }) => onFiles(clipboardData.files)}
    >
      <IconPhotoUp size={40} stroke={1.25} aria-hidden />
      <p>
        <Trans>Drop files here, or</Trans>
      </p>
      <Button variant={primary ? 'primary' : 'secondary'} onClick={() => input.current?.click()}>
        <Trans>Choose files</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={t`Files to upload`}
        onChange={choose}
        multiple
        hidden
      />
      <p className={styles.hint}>{hint}</p>
    </section>
  );
}
