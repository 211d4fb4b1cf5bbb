import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type Asset, replaceAsset } from '~/api/assets';
import { useWrite, writeOptions } from '~/api/cache/options';
import type { UploadProgress } from '~/api/transport/transport';
import { ACCEPTED, fileError } from '~/entities/pickers/accepted-files';
import { Button } from '~/ui/button';
import { IconReplace } from '~/ui/icons';
import styles from './asset-panel.module.css';
import { AssetError } from './fault';

/** Replaces the file of an asset. The asset keeps its id, so all its uses follow. */
export function AssetReplacement({ asset }: { asset: Asset }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const abort = useRef<AbortController>(null);
  const { mutate, isPending, error } = useWrite(
    writeOptions('replaceAsset', (file: File) => {
      abort.current = new AbortController();
      const onUploadProgress = ({ loaded, total }: UploadProgress) => setSent(total > 0 ? loaded / total : 0);
      return replaceAsset(asset.id, { asset: file }, { signal: abort.current.signal, onUploadProgress });
    }),
  );
  // The panel may be closed by now.
  useEffect(() => () => abort.current?.abort(), []);

  const replace = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again after a failure.
    currentTarget.value = '';
    if (!file) return;
    const why = fileError(file);
    setRefused(why && t(why));
    if (why) return;
    setSent(0);
    mutate(file);
  };

  return (
    <div>
      <div className={styles.row}>
        <Button
          variant="secondary"
          icon={<IconReplace size={18} />}
          busy={isPending}
          onClick={() => input.current?.click()}
        >
          <Trans>Replace file</Trans>
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          aria-label={t`Another file for ${asset.name}`}
          onChange={replace}
          hidden
        />
        {isPending && (
          <>
            <progress className={styles.bar} value={sent} aria-label={t`Sent`} />
            <Button variant="subtle" size="s" onClick={() => abort.current?.abort()}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        )}
      </div>
      {refused === null ? (
        <AssetError error={error?.kind === 'aborted' ? null : error} />
      ) : (
        <p className="danger" role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}
