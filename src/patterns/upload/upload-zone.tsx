import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useRef } from 'react';
import { IconPhotoUp } from '~/ui/icons';
import { DropZone } from './drop-zone';

interface UploadZoneProps
  extends Pick<ComponentProps<typeof DropZone>, 'accept' | 'hint' | 'onFiles' | 'compact'> {
  /** How many of the files that were just added are left out, because they were chosen before. */
  repeated: number;
}

/** Accepts media for upload. */
export function UploadZone({ repeated, ...props }: UploadZoneProps) {
  const { t } = useLingui();
  const { compact } = props;
  const zone = useRef<HTMLDivElement>(null);
  // The focus returns to the button that chooses files once the last file is removed.
  useEffect(() => (compact ? () => zone.current?.querySelector('button')?.focus() : undefined), [compact]);
  return (
    <div ref={zone}>
      <DropZone
        {...props}
        label={t`Files to upload`}
        icon={<IconPhotoUp size={40} stroke={1.25} aria-hidden />}
        prompt={<Trans>Drop files here, or</Trans>}
        choose={compact ? <Trans>Add more files</Trans> : <Trans>Choose files</Trans>}
        drop={<Trans>Drop files to add them</Trans>}
        multiple
      >
        <p role="status">
          {repeated > 0 && (
            <Plural
              value={repeated}
              one="# file is in the list already."
              other="# files are in the list already."
            />
          )}
        </p>
      </DropZone>
    </div>
  );
}
