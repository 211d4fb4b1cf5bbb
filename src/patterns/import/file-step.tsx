import { Trans, useLingui } from '@lingui/react/macro';
import { BYTE_ORDER_MARK, csvLine } from '~/lib/csv';
import { download } from '~/lib/download';
import { formatNumber } from '~/lib/format';
import { DropZone } from '~/patterns/upload/drop-zone';
import { Button } from '~/ui/button';
import { IconAlertTriangle, IconDownload, IconTableImport } from '~/ui/icons';
import { MOST_ROWS } from './engine/columns';
import styles from './file-step.module.css';
import type { ImportRun, RunState } from './import-run';
import { useFaultText } from './import-texts';
import { StepFrame } from './step-frame';

interface FileStepProps {
  run: ImportRun;
  state: Extract<RunState, { step: 'file' }>;
}

export function FileStep({ run, state }: FileStepProps) {
  const { t } = useLingui();
  return (
    <StepFrame
      title={t`Choose a file`}
      lead={
        <Trans>
          A list from your spreadsheet, booking system or point of sale, as an Excel workbook or CSV. You
          review everything before it is imported.
        </Trans>
      }
    >
      <ImportFile run={run} state={state} />
      <KnownColumns run={run} />
    </StepFrame>
  );
}

function ImportFile({ run, state }: FileStepProps) {
  const { t, i18n } = useLingui();
  const sayFault = useFaultText();
  const { reading, fault } = state;
  const most = formatNumber(MOST_ROWS, i18n.locale);
  return (
    <DropZone
      label={t`File to import`}
      icon={<IconTableImport size={40} stroke={1.25} aria-hidden />}
      prompt={<Trans>Drop an Excel or CSV file here, or</Trans>}
      choose={<Trans>Choose a file</Trans>}
      drop={<Trans>Drop the file to import it</Trans>}
      accept=".xlsx,.csv,.tsv,.txt,text/csv,text/tab-separated-values"
      hint={<Trans>The first sheet of a workbook, or a CSV file; up to {most} rows</Trans>}
      busy={reading !== null}
      onFiles={([file]) => file && void run.open(file)}
    >
      <div role="status">{reading !== null && <Trans>Reading {reading}</Trans>}</div>
      <div role="alert">
        {fault && (
          <p className={styles.fault}>
            <IconAlertTriangle size={18} aria-hidden />
            {sayFault(fault)}
          </p>
        )}
      </div>
    </DropZone>
  );
}

/** Which files can be imported, and the file chooser. */
function KnownColumns({ run }: { run: ImportRun }) {
  const { t, i18n } = useLingui();
  const { table, fileName } = run.entity;
  const labels = (columns: typeof table.columns) => columns.map(({ label }) => t(label));
  const isNeeded = (name: string) => table.needed.includes(name);
  const needed = table.columns.filter(({ name }) => isNeeded(name));
  const others = table.columns.filter(({ name }) => !isNeeded(name));
  const template = () => {
    const names = csvLine(labels(table.columns.filter(({ parts }) => !parts)));
    download(new Blob([BYTE_ORDER_MARK, names], { type: 'text/csv' }), `${fileName}-template.csv`);
  };
  return (
    <div className="stack-3 justify-start">
      <h3 className={styles.knownTitle}>
        <Trans>Available columns</Trans>
      </h3>
      <dl className={styles.columns}>
        <dt className="muted">
          <Trans>Required</Trans>
        </dt>
        <dd>{new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(labels(needed))}</dd>
        <dt className="muted">
          <Trans>Optional</Trans>
        </dt>
        <dd>{labels(others).join(', ')}</dd>
      </dl>
      <p className="hint">
        <Trans>Other columns in your file are ignored.</Trans>
      </p>
      <Button variant="secondary" size="s" icon={<IconDownload size={18} />} onClick={template}>
        <Trans>Download an empty template</Trans>
      </Button>
    </div>
  );
}
