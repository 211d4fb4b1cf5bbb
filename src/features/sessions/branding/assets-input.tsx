import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AssetType } from '~/api/assets';
import { PictureDialog } from '~/entities/pickers/picture-dialog';
import { UploadPicture } from '~/entities/pickers/upload-picture';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconPhoto, IconX } from '~/ui/icons';
import { useAsset } from '../model/use-asset';
import styles from './branding.module.css';

interface AssetsInputProps {
  id?: string;
  value: readonly string[] | null | undefined;
  onChange: (ids: string[]) => void;
  onBlur: () => void;
  readOnly: boolean;
  type: AssetType;
}

/** Several assets of one type, in the chosen order. */
export function AssetsInput({ id, value, onChange, onBlur, readOnly, type }: AssetsInputProps) {
  const [choosing, setChoosing] = useState(false);
  const chosen = value ?? [];
  const add = (ids: readonly string[]) => onChange([...new Set([...chosen, ...ids])]);
  const close = () => {
    setChoosing(false);
    onBlur();
  };
  return (
    <div id={id} className={styles.slot}>
      {chosen.length > 0 && (
        <ul className={styles.assets}>
          {chosen.map((asset) => (
            <ChosenAsset
              key={asset}
              id={asset}
              onRemove={readOnly ? null : () => onChange(chosen.filter((other) => other !== asset))}
            />
          ))}
        </ul>
      )}
      {readOnly ? (
        chosen.length === 0 && (
          <p className="muted">
            <Trans>None</Trans>
          </p>
        )
      ) : (
        <span className="row-2 wrap">
          <Button variant="secondary" size="s" onClick={() => setChoosing(true)}>
            <Trans>Add</Trans>
          </Button>
          <UploadPicture multiple type={type} onUploaded={(assets) => add(assets.map((asset) => asset.id))} />
        </span>
      )}
      {choosing && (
        <PictureDialog
          chosen=""
          type={type}
          onChoose={(asset) => {
            add([asset]);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function ChosenAsset({ id, onRemove }: { id: string; onRemove: (() => void) | null }) {
  const { t } = useLingui();
  const asset = useAsset(id);
  const name = asset?.name ?? id;
  return (
    <li>
      {asset ? <img src={asset.url} alt={name} /> : <IconPhoto stroke={1.25} aria-label={name} />}
      {onRemove && (
        <Icon size="s" label={t`Remove ${name}`} onClick={onRemove}>
          <IconX />
        </Icon>
      )}
    </li>
  );
}
