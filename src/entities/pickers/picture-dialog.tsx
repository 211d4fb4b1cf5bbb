import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AssetType, listAssetsQuery } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { SearchField } from '~/ui/field/search-field';
import { IconPhotoPlus, IconZoomCancel } from '~/ui/icons';
import { Dialog } from '~/ui/overlay/dialog';
import { Spinner } from '~/ui/spinner';
import styles from './picture-dialog.module.css';
import { UploadPicture } from './upload-picture';

const GENERAL: AssetType = 'misc';

interface PictureDialogProps {
  /** The id of the current picture. */
  chosen: string;
  /** Limits the choice to assets of this type. */
  type?: AssetType | undefined;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Chooses a picture from the assets, or uploads one. */
export function PictureDialog({ chosen, type, onChoose, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const found = { show: 48, ...(search && { search }) };
  const options = listAssetsQuery({ ...found, page, ...(type && { type }) });
  const { data, error, refetch, isFetching } = useQuery({ ...options, placeholderData: keepPreviousData });
  // First, because pictures of other types, such as logos and frames, are made for other fields.
  const { data: general, isLoading } = useQuery({
    ...listAssetsQuery({ ...found, type: GENERAL }),
    enabled: !type,
    placeholderData: keepPreviousData,
  });
  const first = general?.items ?? [];
  const rest = data?.items.filter(({ id }) => first.every((asset) => asset.id !== id)) ?? [];
  const pictures =
    data && !isLoading
      ? [...(page === 1 ? first : []), ...rest].filter(
          ({ mime, thumbUrl }) => mime.startsWith('image/') && thumbUrl !== null,
        )
      : undefined;
  return (
    <Dialog onClose={onClose} size="lg" title={t`Choose a picture`}>
      <div className={styles.top}>
        {(search !== '' || pictures?.length !== 0) && (
          <SearchField
            label={t`Find a picture`}
            term={search}
            onSearch={(term) => {
              setSearch(term);
              setPage(1);
            }}
          />
        )}
        <UploadPicture type={type ?? GENERAL} onUploaded={([first]) => first && onChoose(first.id)}>
          <Trans>Upload a picture</Trans>
        </UploadPicture>
      </div>
      {!pictures && !error && <Spinner label={t`Loading pictures`} />}
      {error && !data && (
        <div className="stack-3 justify-start danger" role="alert">
          <p>{errorText(error)}</p>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {pictures?.length === 0 && search !== '' && (
        <ResultBlock icon={<IconZoomCancel />} title={t`No pictures match`} />
      )}
      {pictures?.length === 0 && search === '' && (
        <ResultBlock icon={<IconPhotoPlus />} title={t`No pictures yet`} />
      )}
      <ul className={styles.grid}>
        {pictures?.map(({ id, name, thumbUrl }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <img src={thumbUrl === null ? undefined : mediaUrl(thumbUrl)} alt="" loading="lazy" />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && data.pages > 1 && (
        <div className={styles.steps}>
          <Button variant="secondary" size="s" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            <Trans>Previous page</Trans>
          </Button>
          <Button
            variant="secondary"
            size="s"
            disabled={page >= data.pages}
            onClick={() => setPage(page + 1)}
          >
            <Trans>Next page</Trans>
          </Button>
        </div>
      )}
    </Dialog>
  );
}
