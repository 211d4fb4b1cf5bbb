import { Trans, useLingui } from '@lingui/react/macro';
import type { Scene } from '~/api/scene';
import { ScenePicture } from '~/entities/scene/scene-picture';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import styles from './canvas/editor.module.css';
import type { Design } from './state/design';

interface ConflictDialogProps {
  mine: Scene;
  theirs: Design;
  pending: boolean;
  onOverwrite: () => void;
  onReload: () => void;
  onCopy: (() => Promise<unknown>) | undefined;
  onClose: () => void;
}

/** Shows both versions after another one was saved meanwhile. */
export function SceneConflictDialog({
  mine,
  theirs,
  pending,
  onOverwrite,
  onReload,
  onCopy,
  onClose,
}: ConflictDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Changed in another tab or by someone else`}
      size="lg"
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <p>
        <Trans>It was saved while you were working on it. Choose the version to keep.</Trans>
      </p>
      <div className={styles.versions}>
        <figure className="stack-2 justify-start">
          <ScenePicture scene={mine} label={t`Your version`} />
          <figcaption>
            <Trans>Your version</Trans>
          </figcaption>
          <Button busy={pending} onClick={onOverwrite}>
            <Trans>Save your version</Trans>
          </Button>
          {onCopy && (
            <Button variant="secondary" disabled={pending} onClick={() => void onCopy()}>
              <Trans>Save yours as a copy</Trans>
            </Button>
          )}
        </figure>
        <figure className="stack-2 justify-start">
          <ScenePicture scene={theirs.scene} label={t`Saved version`} />
          <figcaption>
            <Trans>Saved version</Trans>
          </figcaption>
          <Button variant="secondary" disabled={pending} onClick={onReload}>
            <Trans>Discard yours</Trans>
          </Button>
        </figure>
      </div>
    </Dialog>
  );
}
