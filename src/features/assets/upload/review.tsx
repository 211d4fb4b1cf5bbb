import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconBan, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { AssetType } from '~/api/assets';
import { refusal, typeRefusal } from '~/components/pickers/accepted-files';
import { FileThumb } from '~/components/upload/file-thumb';
import styles from '~/components/upload/upload.module.css';
import { formatBytes } from '~/lib/format';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { assetTypeHints } from '../asset-types';
import { TypeSelect } from './type-select';
import type { ChosenFile } from './use-review';

/** A picture whose longer side has fewer pixels looks blurry on every screen. */
const SHARP_SIDE = 300;
/** The width that the hint of a logo asks for. */
const LOGO_WIDTH = 512;

const isTiny = (type: AssetType, [width, height]: readonly [number, number]) =>
  Math.max(width, height) < SHARP_SIDE || (type === 'logo' && width < LOGO_WIDTH);

interface ReviewProps {
  files: readonly ChosenFile[];
  onType: (id: number, type: AssetType) => void;
  onRemove: (id: number) => void;
  onUpload: (files: readonly ChosenFile[]) => void;
}

/** The chosen files before the upload, with their types and errors. */
export function Review({ files, onType, onRemove, onUpload }: ReviewProps) {
  const { t, i18n } = useLingui();
  const [sizes, setSizes] = useState<ReadonlyMap<number, readonly [number, number]>>(new Map());
  const [damaged, setDamaged] = useState<ReadonlySet<number>>(new Set());
  const fault = ({ id, file }: ChosenFile): string | null => {
    const reason = refusal(file);
    if (reason) return t(reason);
    return damaged.has(id) ? t`This picture cannot be opened. It may be damaged.` : null;
  };
  const sendable = files.filter((one) => fault(one) === null && typeRefusal(one.file, one.type) === null);
  return (
    <section className={styles.review} aria-label={t`Files to review`}>
      <ul className={styles.list}>
        {files.map((one) => {
          const { id, file, type } = one;
          const pixels = sizes.get(id);
          const size = pixels?.join(' × ');
          const unusable = fault(one);
          const misplaced = typeRefusal(file, type);
          const wrong = unusable ?? (misplaced && t(misplaced));
          return (
            <li key={id} className={styles.chosen}>
              <FileThumb
                file={file}
                onDamaged={() => setDamaged((former) => new Set(former).add(id))}
                onSize={(...pixels) => setSizes((former) => new Map(former).set(id, pixels))}
              />
              <span className={styles.file}>
                <span className={styles.fileName}>{file.name}</span>
                {wrong === null ? (
                  <span className={styles.hint}>
                    {formatBytes(file.size, i18n.locale)} ·{' '}
                    {pixels && isTiny(type, pixels) && (
                      <span className={styles.small}>
                        <Trans>only {size} pixels, may look blurry</Trans> ·{' '}
                      </span>
                    )}
                    {t(assetTypeHints[type])}
                  </span>
                ) : (
                  <span className={styles.refused}>
                    <IconBan size={18} aria-hidden />
                    {wrong}
                  </span>
                )}
              </span>
              {unusable === null && (
                <TypeSelect
                  label={t`Type of ${file.name}`}
                  value={type}
                  onChange={(next) => onType(id, next)}
                />
              )}
              <Icon label={t`Remove ${file.name}`} onClick={() => onRemove(id)}>
                <IconX />
              </Icon>
            </li>
          );
        })}
      </ul>
      <Button disabled={sendable.length === 0} onClick={() => onUpload(sendable)}>
        {sendable.length === 0 ? (
          <Trans>Nothing to upload</Trans>
        ) : (
          <Plural value={sendable.length} one="Upload # file" other="Upload # files" />
        )}
      </Button>
    </section>
  );
}
