import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhotoUp } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { DropZone } from './drop-zone';

type UploadZoneProps = Pick<ComponentProps<typeof DropZone>, 'accept' | 'hint' | 'onFiles' | 'primary'>;

/** Accepts media for upload. */
export function UploadZone(props: UploadZoneProps) {
  const { t } = useLingui();
  return (
    <DropZone
      {...props}
      label={t`Files to upload`}
      icon={<IconPhotoUp size={40} stroke={1.25} aria-hidden />}
      prompt={<Trans>Drop files here, or</Trans>}
      choose={<Trans>Choose files</Trans>}
      multiple
    />
  );
}
