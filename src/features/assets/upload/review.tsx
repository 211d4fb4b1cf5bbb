import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import type { AssetType } from '~/api/assets';
import { typeError } from '~/entities/pickers/accepted-files';
import type { Upload, UploadQueue } from '~/patterns/upload/upload-queue';
import { UploadRow } from '~/patterns/upload/upload-row';
import { UploadSummary } from '~/patterns/upload/upload-summary';
import { uploadView } from '~/patterns/upload/upload-view';
import { Button } from '~/ui/button';
import { useBottomBar } from '~/ui/use-bottom-bar';
import { assetTypeHints, assetTypeLabels } from '../model/asset-types';
import { type Pixels, suggestType } from './suggest-type';
import { TypeSelect } from './type-select';
import styles from './upload-screen.module.css';

/** A picture whose longer side has fewer pixels looks blurry on every screen. */
const SHARP_SIDE = 300;
/** The width that the hint of a logo asks for. */
const LOGO_WIDTH = 512;

const isTiny = (type: AssetType | null, [width, height]: Pixels) =>
  Math.max(width, height) < SHARP_SIDE || (type === 'logo' && width < LOGO_WIDTH);

interface ReviewProps {
  queue: UploadQueue<AssetType>;
  uploads: readonly Upload<AssetType>[];
}

/** The files: first reviewed with their types, which are suggested until the user chooses them, then with their status. */
export function UploadReview({ queue, uploads }: ReviewProps) {
  const { t } = useLingui();
  const [sizes, setSizes] = useState<ReadonlyMap<number, Pixels>>(new Map());
  const [submitted, setSubmitted] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const typeOf = ({ id, file, target }: Upload<AssetType>) => target ?? suggestType(file, sizes.get(id));
  const errorOf = (upload: Upload<AssetType>) => {
    const type = typeOf(upload);
    return type && typeError(upload.file, type);
  };
  const isUsable = (upload: Upload<AssetType>) => errorOf(upload) === null;
  const view = uploadView(uploads, isUsable);
  const untyped = uploads.find((upload) => upload.state.status === 'chosen' && typeOf(upload) === null);
  const missing = untyped?.file.name;
  useBottomBar(bar, view.chosen > 0);
  /** Nothing is sent before each file has a type. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(untyped !== undefined);
    if (untyped) return event.currentTarget.querySelector<HTMLSelectElement>('select:invalid')?.focus();
    queue.start((upload) => (isUsable(upload) ? typeOf(upload) : null));
    summary.current?.focus();
  };
  const noteOf = (upload: Upload<AssetType>) => {
    const type = typeOf(upload);
    if (upload.state.status !== 'chosen') return upload.target && t(assetTypeLabels[upload.target]);
    const pixels = sizes.get(upload.id);
    const size = pixels?.join(' × ');
    return (
      <>
        {pixels && isTiny(type, pixels) && (
          <span className="caution">
            <Trans>only {size} pixels, may look blurry</Trans> ·{' '}
          </span>
        )}
        {type === null ? (
          <strong className={submitted ? 'danger' : 'caution'}>
            <Trans>Choose what it is for</Trans>
          </strong>
        ) : (
          <>
            {upload.target === null && (
              <strong>
                <Trans>Suggested type</Trans> ·{' '}
              </strong>
            )}
            {t(assetTypeHints[type])}
          </>
        )}
      </>
    );
  };
  return (
    <form className={styles.review} aria-label={t`Files to review`} noValidate onSubmit={submit}>
      <UploadSummary queue={queue} view={view} summary={summary} />
      <ul className="edge surface radius-l">
        {uploads.map((upload) => {
          const { id, file, state } = upload;
          const type = typeOf(upload);
          const isChosen = state.status === 'chosen';
          const error = isChosen ? errorOf(upload) : null;
          return (
            <UploadRow
              key={id}
              upload={upload}
              queue={queue}
              note={noteOf(upload)}
              error={error && t(error)}
              onSize={(...pixels) => setSizes((former) => new Map(former).set(id, pixels))}
              onRemove={() => summary.current?.focus()}
            >
              {isChosen && (
                <TypeSelect
                  label={t`Type of ${file.name}`}
                  value={type}
                  none={type === null ? t`Choose a type` : undefined}
                  required
                  invalid={submitted && type === null}
                  onChange={(next) => queue.setTarget(next, id)}
                />
              )}
            </UploadRow>
          );
        })}
      </ul>
      {view.chosen > 0 && (
        <div ref={bar} className={styles.start}>
          <p role="alert" className="danger">
            {submitted && untyped && <Trans>Choose a type for {missing}.</Trans>}
          </p>
          <Button type="submit">
            <Plural value={view.chosen} one="Upload # file" other="Upload # files" />
          </Button>
        </div>
      )}
    </form>
  );
}
