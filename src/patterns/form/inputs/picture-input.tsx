import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AssetType, getAssetQuery } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';
import { PictureDialog } from '~/entities/pickers/picture-dialog';
import { Button } from '~/ui/button';
import { IconPhoto } from '~/ui/icons';
import type { InputProps } from '../field';
import styles from './inputs.module.css';

/** The id of an image asset, shown as its thumbnail. */
export function PictureInput({ type, ...props }: InputProps<string> & { type?: AssetType | undefined }) {
  const { id, label, value, onChange, onBlur, readOnly } = props;
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const { data } = useQuery({ ...getAssetQuery(value), enabled: value !== '' });
  const close = () => {
    setChoosing(false);
    onBlur();
  };
  const url = value === '' ? null : (data?.thumbUrl ?? null);
  return (
    <div id={id} className="stack-3">
      <span className={styles.thumb}>
        {url === null ? (
          <IconPhoto stroke={1.25} aria-hidden />
        ) : (
          <img src={mediaUrl(url)} alt={data?.name ?? ''} />
        )}
        {/* Makes the picture clickable; the keyboard has the button below. */}
        {!readOnly && <button type="button" tabIndex={-1} aria-hidden onClick={() => setChoosing(true)} />}
      </span>
      {!readOnly && (
        <span className="row-2 wrap">
          <Button variant="secondary" size="s" onClick={() => setChoosing(true)}>
            {value === '' ? <Trans>Choose a picture</Trans> : <Trans>Choose another</Trans>}
          </Button>
          {value !== '' && (
            <Button variant="subtle" size="s" aria-label={t`Remove ${label}`} onClick={() => onChange('')}>
              {t`Remove`}
            </Button>
          )}
        </span>
      )}
      {choosing && (
        <PictureDialog
          chosen={value}
          type={type}
          onChoose={(asset) => {
            onChange(asset);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
