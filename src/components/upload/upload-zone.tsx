import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconPhotoUp } from '@tabler/icons-react';
import { type ComponentProps, useRef } from 'react';
import { DropZone } from './drop-zone';
import { FileDrop } from './file-drop';
import styles from './upload.module.css';
import { useKeptFocus } from './use-kept-focus';

interface UploadZoneProps
  extends Pick<ComponentProps<typeof DropZone>, 'accept' | 'hint' | 'onFiles' | 'compact'> {
  /** How many of the files that were just added are left out, because they were chosen before. */
  repeated: number;
}

/** Accepts media for upload, also dropped beside it. */
export function UploadZone({ repeated, ...props }: UploadZoneProps) {
  const { t } = useLingui();
  const zone = useRef<HTMLDivElement>(null);
  useKeptFocus(zone);
  return (
    <div ref={zone}>
      <DropZone
        {...props}
        label={t`Files to upload`}
        icon={<IconPhotoUp size={40} stroke={1.25} aria-hidden />}
        prompt={<Trans>Drop files here, or</Trans>}
        choose={props.compact ? <Trans>Add more files</Trans> : <Trans>Choose files</Trans>}
        multiple
      />
      <p role="status" className={styles.repeated}>
        {repeated > 0 && (
          <Plural
            value={repeated}
            one="# file is in the list already."
            other="# files are in the list already."
          />
        )}
      </p>
      <FileDrop onFiles={props.onFiles}>
        <Trans>Drop files to add them</Trans>
      </FileDrop>
    </div>
  );
}
