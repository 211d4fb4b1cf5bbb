import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type Asset, useDeleteAsset } from '~/api/assets';
import { useAction } from '~/api/use-action';
import { Button } from '~/ui/button';
import styles from './asset-panel.module.css';
import { Fault } from './fault';

interface AssetDeletionProps {
  asset: Asset;
  onDeleted: () => void;
  onCancel: () => void;
}

/** Asks before it deletes, and says what will be missing then. */
export function AssetDeletion({ asset, onDeleted, onCancel }: AssetDeletionProps) {
  const { mutateAsync } = useDeleteAsset();
  const { run, pending, error } = useAction(() => mutateAsync({ id: asset.id }).then(onDeleted));
  const question = useRef<HTMLElement>(null);
  // The question took the place of the button that had the focus.
  useEffect(() => question.current?.focus(), []);
  return (
    <section ref={question} className={styles.question} aria-labelledby="deletion-question" tabIndex={-1}>
      <div>
        <p id="deletion-question">
          <Trans>
            Delete <strong>{asset.name}</strong> for good?
          </Trans>
        </p>
        {asset.usedBy.length > 0 && (
          <p>
            <Plural
              value={asset.usedBy.length}
              one="It is used in # place, which will show a gap."
              other="It is used in # places, which will show a gap."
            />
          </p>
        )}
      </div>
      <Fault error={error} />
      <div className={styles.row}>
        <Button variant="danger" busy={pending} onClick={() => void run()}>
          <Trans>Delete for good</Trans>
        </Button>
        <Button variant="secondary" disabled={pending} onClick={onCancel}>
          <Trans>Keep it</Trans>
        </Button>
      </div>
    </section>
  );
}
