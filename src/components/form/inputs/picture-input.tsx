import { Trans, useLingui } from '@lingui/react/macro';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type AssetType, getGetAssetSuspenseQueryOptions } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';
import { Button } from '~/ui/button';
import type { InputProps } from '../field';
import styles from './inputs.module.css';

const PictureDialog = lazy(() =>
  import('~/components/pickers/picture-dialog').then(({ PictureDialog }) => ({ default: PictureDialog })),
);

/** The id of a picture among the assets, shown as what it is. */
export function PictureInput({ type, ...props }: InputProps<string> & { type?: AssetType | undefined }) {
  const { id, draft, onDraft, onLeave, readOnly } = props;
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const { data } = useQuery({ ...getGetAssetSuspenseQueryOptions(draft), enabled: draft !== '' });
  const close = () => {
    setChoosing(false);
    onLeave();
  };
  const url = draft === '' ? null : (data?.thumbUrl ?? null);
  return (
    <div id={id} className={styles.picture}>
      <span className={styles.thumb}>
        {url === null ? (
          <IconPhoto stroke={1.25} aria-hidden />
        ) : (
          <img src={mediaUrl(url)} alt={data?.name ?? ''} />
        )}
      </span>
      {!readOnly && (
        <span className={styles.row}>
          <Button variant="secondary" size="s" onClick={() => setChoosing(true)}>
            {draft === '' ? <Trans>Choose a picture</Trans> : <Trans>Choose another</Trans>}
          </Button>
          {draft !== '' && (
            <Button variant="subtle" size="s" onClick={() => onDraft('')}>
              {t`Remove`}
            </Button>
          )}
        </span>
      )}
      {choosing && (
        <Suspense>
          <PictureDialog
            chosen={draft}
            type={type}
            onChoose={(asset) => {
              onDraft(asset);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
