import { Trans, useLingui } from '@lingui/react/macro';
import { formatTime } from '~/lib/format';
import { Button } from '~/ui/button';
import styles from './canvas/editor.module.css';
import type { SceneDraft } from './state/draft';

interface DraftOfferProps {
  draft: SceneDraft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore changes that could not be saved last time. */
export function DraftOffer({ draft, onRestore, onDiscard }: DraftOfferProps) {
  const { i18n } = useLingui();
  const time = formatTime(draft.savedAt, i18n.locale);
  return (
    <div className={styles.notice} role="status">
      <span>
        <Trans>Changes from {time} could not be saved.</Trans>
      </span>
      <Button size="s" onClick={onRestore}>
        <Trans>Restore them</Trans>
      </Button>
      <Button size="s" variant="secondary" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  );
}
