import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhotoUp } from '@tabler/icons-react';
import { type ComponentProps, useRef } from 'react';
import { DropZone } from './drop-zone';
import { FileDrop } from './file-drop';
import { useKeptFocus } from './use-kept-focus';

type UploadZoneProps = Pick<ComponentProps<typeof DropZone>, 'accept' | 'hint' | 'onFiles' | 'compact'>;

/** Accepts media for upload, also dropped beside it. */
export function UploadZone(props: UploadZoneProps) {
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
      <FileDrop onFiles={props.onFiles}>
        <Trans>Drop files to add them</Trans>
      </FileDrop>
    </div>
  );
}
