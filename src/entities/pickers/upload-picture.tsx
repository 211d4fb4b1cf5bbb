import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { type Asset, type AssetType, useCreateAssets } from '~/api/assets';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { notifyNotSaved, notifySaved } from '~/session/write-notices';
import { Button } from '~/ui/button';
import { IconUpload } from '~/ui/icons';
import { ACCEPTED_IMAGES, fileError } from './accepted-files';
import styles from './upload-picture.module.css';

interface UploadPictureProps {
  /** The field that is filled with it. */
  label?: string;
  type: AssetType;
  multiple?: boolean;
  /** The text of the button. */
  children?: ReactNode;
  onUploaded: (assets: Asset[]) => void;
}

/** Uploads pictures where they are used. Each file is a separate call, so a bad one does not stop the others. */
export function UploadPicture({ label, type, multiple = false, children, onUploaded }: UploadPictureProps) {
  const { t } = useLingui();
  const mayUpload = usePermission('createAssets');
  // One notice for all files.
  const { mutateAsync: create } = useCreateAssets({ meta: { quiet: true }, onError: notifyNotSaved });
  const input = useRef<HTMLInputElement>(null);
  const [loading, setLoading] = useState(false);
  const [errors, setErrors] = useState<readonly { name: string; text: string }[]>([]);
  if (!mayUpload) return null;

  const upload = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setLoading(true);
    setErrors([]);
    const uploaded: Asset[] = [];
    for (const file of files) {
      const refused = fileError(file);
      if (refused !== null) {
        setErrors((before) => [...before, { name: file.name, text: t(refused) }]);
        continue;
      }
      try {
        const { items } = await create({ data: { assets: [file] }, params: { type } });
        uploaded.push(...items);
      } catch (error) {
        setErrors((before) => [...before, { name: file.name, text: errorText(error) }]);
      }
    }
    setLoading(false);
    if (uploaded.length === 0) return;
    notifySaved(uploaded.map(({ name }) => name).join(', '));
    onUploaded(uploaded);
  };
  return (
    <span className={styles.upload}>
      <Button
        variant="secondary"
        size="s"
        icon={<IconUpload size={16} />}
        busy={loading}
        onClick={() => input.current?.click()}
      >
        {children ?? <Trans>Upload</Trans>}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_IMAGES}
        aria-label={label ?? (multiple ? t`Pictures to upload` : t`Picture to upload`)}
        multiple={multiple}
        hidden
        onChange={({ currentTarget }) => {
          void upload([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <span role="alert" className={styles.errors}>
        {errors.map(({ name, text }) => (
          <span className="block break" key={name}>
            {name}: {text}
          </span>
        ))}
      </span>
    </span>
  );
}
