import { useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '~/ui/icons';
import styles from './columns-step.module.css';
import type { ImportRun, RunState } from './import-run';

interface LostColumnsProps {
  run: ImportRun;
  state: Extract<RunState, { step: 'columns' | 'check' }>;
}

/** Warns of columns that are not imported but seem to matter, such as consent. */
export function LostColumns({ run, state: { file, mapping } }: LostColumnsProps) {
  const { t } = useLingui();
  const { warning } = run.entity;
  const lost = file.columns.filter(({ header }, i) => mapping[i] === null && warning?.headers.test(header));
  // Several columns can have the same header.
  const headers = new Set(lost.map(({ header }) => header));
  return (
    <div role="status" className={styles.lost}>
      {[...headers].map((header) => (
        <p key={header} className={styles.notice}>
          <IconAlertTriangle size={18} aria-hidden />
          {warning && t(warning.text(header))}
        </p>
      ))}
    </div>
  );
}
