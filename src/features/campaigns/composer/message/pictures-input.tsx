import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getAssetQuery } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';
import { PictureDialog } from '~/entities/pickers/picture-dialog';
import type { InputProps } from '~/patterns/form/field';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconX } from '~/ui/icons';
import styles from './pictures.module.css';

/** The contract's maximum. */
const MOST = 10;

/** The pictures above the text, in order. */
export function PicturesInput({
  id,
  value,
  onChange,
  onBlur,
  readOnly,
}: InputProps<string[] | null | undefined>) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const add = useRef<HTMLSpanElement>(null);
  const ids = value ?? [];
  const close = () => {
    setChoosing(false);
    onBlur();
  };
  const swap = (at: number, by: 1 | -1) => {
    const [one, other] = [ids[at], ids[at + by]];
    if (one === undefined || other === undefined) return;
    onChange(ids.with(at, other).with(at + by, one));
  };
  return (
    <div id={id} className={styles.pictures}>
      <ul>
        {ids.map((picture, at) => (
          <li key={picture}>
            <Thumb id={picture} />
            {!readOnly && (
              <span>
                <Icon size="s" label={t`Earlier`} disabled={at === 0} onClick={() => swap(at, -1)}>
                  <IconArrowLeft />
                </Icon>
                <Icon size="s" label={t`Later`} disabled={at === ids.length - 1} onClick={() => swap(at, 1)}>
                  <IconArrowRight />
                </Icon>
                <Icon
                  size="s"
                  label={t`Remove`}
                  onClick={() => {
                    onChange(ids.filter((one) => one !== picture));
                    add.current?.querySelector('button')?.focus();
                  }}
                >
                  <IconX />
                </Icon>
              </span>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && ids.length < MOST && (
        <span ref={add}>
          <Button
            variant="secondary"
            size="s"
            icon={<IconPhotoPlus size={16} />}
            onClick={() => setChoosing(true)}
          >
            <Trans>Add a picture</Trans>
          </Button>
        </span>
      )}
      {choosing && (
        <PictureDialog
          chosen=""
          onChoose={(picture) => {
            if (!ids.includes(picture)) onChange([...ids, picture]);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function Thumb({ id }: { id: string }) {
  const { data } = useQuery(getAssetQuery(id));
  const url = data?.thumbUrl ?? null;
  return (
    <span className={styles.thumb} title={data?.name}>
      {url !== null && <img className="cover" src={mediaUrl(url)} alt={data?.name ?? ''} />}
    </span>
  );
}
