import { Plural } from '@lingui/react/macro';
import type { ChosenFile } from '~/components/upload/use-chosen';
import { Button } from '~/ui/button';
import styles from './upload.module.css';

interface EarlierUploadsProps {
  /** The chosen files that were uploaded to the session before. */
  known: readonly ChosenFile[];
  onRemove: (...ids: number[]) => void;
}

/** Says which of the chosen files were uploaded to the session before, and leaves them out on request. */
export function EarlierUploads({ known, onRemove }: EarlierUploadsProps) {
  const { length } = known;
  return (
    <div role="status">
      {length > 0 && (
        <p className={styles.known}>
          <span>
            <Plural
              value={length}
              one="# of these files was uploaded to this session before."
              other="# of these files were uploaded to this session before."
            />
          </span>
          <Button variant="secondary" size="s" onClick={() => onRemove(...known.map(({ id }) => id))}>
            <Plural value={length} one="Remove this file" other="Remove these # files" />
          </Button>
        </p>
      )}
    </div>
  );
}
