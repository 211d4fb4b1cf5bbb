import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Asset, type AssetType, updateAsset } from '~/api/assets';
import { useAction } from '~/api/use-action';
import type { BulkDialogProps } from '~/patterns/list/list';
import { useEach } from '~/patterns/list/use-batches';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import styles from '~/ui/overlay/dialog-parts.module.css';
import { AssetError } from './fault';
import { TypeSelect } from './upload/type-select';

interface TypeChange {
  asset: Asset;
  type: AssetType;
}

/** Changes what the selected assets are used as. */
export function TypeDialog({ rows, onClose }: BulkDialogProps<Asset>) {
  const { t } = useLingui();
  const [type, setType] = useState<AssetType | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const changeEach = useEach(
    'updateAsset',
    ({ asset, type }: TypeChange) => updateAsset(asset.id, { type }),
    ({ asset }) => asset.name,
  );
  const { run, pending, error } = useAction(async () => {
    if (type === null) return;
    const outcome = await changeEach(
      rows.filter((asset) => asset.type !== type).map((asset) => ({ asset, type })),
    );
    if (outcome.refused.length === 0) onClose('done');
    else setRefused(outcome.refused.map(({ message }) => message));
  });
  return (
    <Dialog
      onClose={() => onClose()}
      title={t`${plural(rows.length, { one: 'Change the type of # asset', other: 'Change the type of # assets' })}`}
    >
      <label className={styles.field} htmlFor="new-type">
        <span>
          <Trans>Type</Trans>
        </span>
        <TypeSelect
          id="new-type"
          value={type}
          none={type === null ? t`Choose a type` : undefined}
          onChange={setType}
        />
      </label>
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <AssetError error={error} />
      <div className={styles.answers}>
        <Button busy={pending} disabled={type === null} onClick={() => void run()}>
          <Trans>Change type</Trans>
        </Button>
        <Button variant="secondary" onClick={() => onClose()}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
