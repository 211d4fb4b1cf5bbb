import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChosenRow } from '~/components/upload/chosen-row';
import uploadStyles from '~/components/upload/upload.module.css';
import type { ChosenFile } from '~/components/upload/use-chosen';
import { formatBytes } from '~/lib/format';
import { Button } from '~/ui/button';
import styles from './upload.module.css';

interface ReviewProps {
  files: readonly ChosenFile[];
  /** Why a file cannot be uploaded. */
  faultOf: (file: ChosenFile) => string | null;
  /** What can be uploaded, for those who chose something else. */
  hint: string;
  /** Whether the other files were sent already. */
  isSent: boolean;
  onDamaged: (id: number) => void;
  onRemove: (...ids: number[]) => void;
}

/** The chosen files before the upload: first those that will be left out, which long lists would hide. */
export function Review({ files, faultOf, hint, isSent, onDamaged, onRemove }: ReviewProps) {
  const { t, i18n } = useLingui();
  const faulty = files.filter((file) => faultOf(file) !== null);
  const usable = files.filter((file) => faultOf(file) === null);
  /** Of another type, or too large. */
  const needHint = faulty.some(({ file, damaged }) => !damaged && file.size > 0);
  const total = formatBytes(
    usable.reduce((sum, { file }) => sum + file.size, 0),
    i18n.locale,
  );
  const rows = (some: readonly ChosenFile[], label: string) => (
    <ul className={uploadStyles.list} aria-label={label}>
      {some.map((one) => (
        <ChosenRow
          key={one.id}
          file={one.file}
          isViewable
          fault={faultOf(one)}
          onDamaged={() => onDamaged(one.id)}
          onRemove={() => onRemove(one.id)}
        />
      ))}
    </ul>
  );
  return (
    <div className={styles.review}>
      {faulty.length > 0 && (
        <div className={styles.faulty}>
          <strong>
            {isSent ? (
              <Plural value={faulty.length} one="# file was left out." other="# files were left out." />
            ) : (
              <Plural
                value={faulty.length}
                one="# file can't be uploaded."
                other="# files can't be uploaded."
              />
            )}
          </strong>
          {faulty.length > 1 && (
            <Button variant="subtle" size="s" onClick={() => onRemove(...faulty.map(({ id }) => id))}>
              <Trans>Remove all {faulty.length}</Trans>
            </Button>
          )}
          {needHint && <p className={uploadStyles.hint}>{hint}</p>}
        </div>
      )}
      {faulty.length > 0 && rows(faulty, t`Files that can't be uploaded`)}
      {usable.length > 1 && (
        <p className={styles.total}>
          <Plural value={usable.length} one="# file to upload" other="# files to upload" />, {total}
        </p>
      )}
      {usable.length > 0 && rows(usable, t`Files to upload`)}
    </div>
  );
}
