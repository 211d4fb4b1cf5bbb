import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import type { AssetType } from '~/api/assets';
import { refusal, typeRefusal } from '~/components/pickers/accepted-files';
import { ChosenRow } from '~/components/upload/chosen-row';
import { QueuedUploads } from '~/components/upload/queued-uploads';
import { shortName } from '~/components/upload/short-name';
import styles from '~/components/upload/upload.module.css';
import type { ChosenFile } from '~/components/upload/use-chosen';
import { Button } from '~/ui/button';
import { useBottomBar } from '~/ui/use-bottom-bar';
import { assetTypeHints } from '../asset-types';
import { type Pixels, suggestType } from './suggest-type';
import { TypeSelect } from './type-select';

/** A picture whose longer side has fewer pixels looks blurry on every screen. */
const SHARP_SIDE = 300;
/** The width that the hint of a logo asks for. */
const LOGO_WIDTH = 512;

const isTiny = (type: AssetType | null, [width, height]: Pixels) =>
  Math.max(width, height) < SHARP_SIDE || (type === 'logo' && width < LOGO_WIDTH);

type TypedFile = ChosenFile<AssetType>;
/** Null until the user chooses one: then it is suggested. */
type Chosen = ChosenFile<AssetType | null>;

/** Loaded with the review, because the user can be offline when the upload starts. */
export const AssetUploads = QueuedUploads<AssetType>;

interface ReviewProps {
  files: readonly Chosen[];
  onType: (id: number, type: AssetType | null) => void;
  onDamaged: (id: number) => void;
  onRemove: (id: number) => void;
  onUpload: (files: readonly TypedFile[]) => void;
}

/** The chosen files before the upload, with their types and errors. */
export function Review({ files, onType, onDamaged, onRemove, onUpload }: ReviewProps) {
  const { t } = useLingui();
  const [sizes, setSizes] = useState<ReadonlyMap<number, Pixels>>(new Map());
  const [asked, setAsked] = useState(false);
  const fault = ({ file, damaged }: Chosen): string | null => {
    const reason = refusal(file);
    if (reason) return t(reason);
    return damaged ? t`This image can't be opened. It may be damaged.` : null;
  };
  const typeOf = ({ id, file, type }: Chosen) => type ?? suggestType(file, sizes.get(id));
  const usable = files.flatMap((one) => {
    const type = typeOf(one);
    return fault(one) === null && !(type && typeRefusal(one.file, type)) ? { ...one, type } : [];
  });
  const missing = shortName(usable.find(({ type }) => type === null)?.file.name ?? '');
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, usable.length > 0);
  /** Nothing is sent before each file has a type. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(missing !== '');
    if (missing === '') onUpload(usable.flatMap(({ type, ...one }) => (type ? { ...one, type } : [])));
    else event.currentTarget.querySelector<HTMLSelectElement>('select:invalid')?.focus();
  };
  return (
    <form className={styles.review} aria-label={t`Files to review`} noValidate onSubmit={submit}>
      <ul className={styles.list}>
        {files.map((one) => {
          const { id, file } = one;
          const type = typeOf(one);
          const pixels = sizes.get(id);
          const size = pixels?.join(' × ');
          const unusable = fault(one);
          const misplaced = type === null ? null : typeRefusal(file, type);
          return (
            <ChosenRow
              key={id}
              file={file}
              fault={unusable ?? (misplaced && t(misplaced))}
              note={
                <>
                  {' · '}
                  {pixels && isTiny(type, pixels) && (
                    <span className={styles.small}>
                      <Trans>only {size} pixels, may look blurry</Trans> ·{' '}
                    </span>
                  )}
                  {type === null ? (
                    <strong className={asked ? styles.wrong : styles.small}>
                      <Trans>Choose what it is for</Trans>
                    </strong>
                  ) : (
                    <>
                      {one.type === null && (
                        <strong>
                          <Trans>Suggested type</Trans> ·{' '}
                        </strong>
                      )}
                      {t(assetTypeHints[type])}
                    </>
                  )}
                </>
              }
              onDamaged={() => onDamaged(id)}
              onSize={(...pixels) => setSizes((former) => new Map(former).set(id, pixels))}
              onRemove={() => onRemove(id)}
            >
              {unusable === null && (
                <TypeSelect
                  label={t`Type of ${file.name}`}
                  value={type}
                  none={type === null ? t`Choose a type` : undefined}
                  required
                  invalid={asked && type === null}
                  onChange={(next) => onType(id, next)}
                />
              )}
            </ChosenRow>
          );
        })}
      </ul>
      {usable.length > 0 && (
        <div ref={bar} className={styles.start}>
          <p role="alert" className={styles.wrong}>
            {asked && missing !== '' && <Trans>Choose a type for {missing}.</Trans>}
          </p>
          <Button type="submit">
            <Plural value={usable.length} one="Upload # file" other="Upload # files" />
          </Button>
        </div>
      )}
    </form>
  );
}
