import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent, RefObject } from 'react';
import { Button } from '~/ui/button';
import { IconCircleCheck } from '~/ui/icons';
import styles from './upload.module.css';
import type { UploadQueue } from './upload-queue';
import type { UploadView } from './upload-view';

interface UploadSummaryProps {
  queue: Pick<UploadQueue<never>, 'cancel' | 'remove' | 'retry'>;
  view: UploadView;
  /** Takes the focus of buttons that disappear. */
  summary: RefObject<HTMLDivElement | null>;
  /** Where the files are uploaded to. */
  place?: string | undefined;
}

/** How the uploads are doing, announced when it changes, and what can be done with all of them. */
export function UploadSummary({ queue, view, summary, place }: UploadSummaryProps) {
  const { t } = useLingui();
  const { ids, chosen, underway, offline, failed, canceled, refused, done, progress } = view;
  /** Ignores the second click of a double click on the button that was in its place. */
  const once =
    (run: () => void) =>
    ({ detail }: MouseEvent) => {
      if (detail > 1) return;
      run();
      summary.current?.focus();
    };
  return (
    <>
      <div className="row-2 wrap min-control">
        <div ref={summary} role="status" tabIndex={-1} className={styles.text}>
          {offline > 0 && (
            <p>
              <Trans>You're offline. The uploads continue when you're online again.</Trans>
            </p>
          )}
          <p>
            {view.isComplete && <IconCircleCheck size={18} aria-hidden />}
            {/* A number stays beside its word. */}
            {view.summary.map((part) => t(part).replace(' ', '\u00a0')).join(', ')}
          </p>
          {place && <p>{place}</p>}
        </div>
        {failed > 0 && (
          <Button
            variant={chosen + underway === 0 ? 'primary' : 'secondary'}
            size="s"
            onClick={once(() => queue.retry(ids.failed))}
          >
            {failed > 1 ? <Trans>Try all again</Trans> : <Trans>Try again</Trans>}
          </Button>
        )}
        {/* A file that was canceled on purpose is not sent along with those that failed. */}
        {canceled > 0 && (
          <Button variant="secondary" size="s" onClick={once(() => queue.retry(ids.canceled))}>
            <Plural value={canceled} one="Upload # canceled file" other="Upload # canceled files" />
          </Button>
        )}
        {underway + offline > 0 && (
          <Button variant="secondary" size="s" onClick={once(() => queue.cancel(ids.unfinished))}>
            <Trans>Cancel all</Trans>
          </Button>
        )}
        {refused > 1 && (
          <Button variant="subtle" size="s" onClick={once(() => queue.remove(ids.refused))}>
            <Trans>Remove all {refused}</Trans>
          </Button>
        )}
      </div>
      {underway > 0 && done + underway > 1 && (
        <progress className={styles.bar} {...progress} aria-label={t`Progress of all uploads`} />
      )}
    </>
  );
}
