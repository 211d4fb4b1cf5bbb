import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { LeaveGuard } from '~/parts/confirm/leave-guard';
import { Refusal } from '~/parts/feedback/refusal';
import { PageHeader } from '~/parts/page/page-header';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { IconCheck } from '~/ui/icons';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import type { ImportEntity } from './entity';
import { FileStep } from './file-step';
import styles from './import-page.module.css';
import type { ImportRun, RunState } from './import-run';
import { leaveRun, takeRun } from './saved-import';
import { SendStep } from './send-step';
import { type ImportedFilters, SummaryStep } from './summary-step';

/** Imports a file of records: the file, its columns, its rows, and the result. */
export function ImportPage({ entity }: { entity: ImportEntity }) {
  const may = usePermission(entity.needs);
  return may ? <Import entity={entity} /> : <Refusal needs={entity.needs} />;
}

function Import({ entity }: { entity: ImportEntity }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [run, setRun] = useState(() => takeRun(entity));
  const state = useSelector(run.state);
  useEffect(() => () => leaveRun(run), [run]);
  const leave = (filters: ImportedFilters = {}) => void navigate({ to: '.', search: filters });
  const begun = state.step === 'file' ? state.reading !== null : state.step !== 'done';
  return (
    <>
      <PageHeader
        title={t(entity.words.title)}
        action={
          state.step !== 'done' && (
            <Button variant="secondary" onClick={() => leave()}>
              <Trans>Close</Trans>
            </Button>
          )
        }
      />
      <Steps now={state.step} />
      <Step run={run} state={state} onLeave={leave} onAgain={() => setRun(takeRun(entity))} />
      <BackToColumns run={run} />
      <LeaveGuard
        hasUnsaved={begun}
        bySearch
        words={{
          title: t`Leave the import?`,
          text:
            state.step === 'send'
              ? t`Rows already imported are kept. The others are not imported.`
              : t`Nothing has been imported yet. The file and your changes will be discarded.`,
          leave: t`Leave`,
        }}
      />
    </>
  );
}

/** The browser's Back leads from the rows to the columns. Its guard is asked before the one of the page. */
function BackToColumns({ run }: { run: ImportRun }) {
  useBlocker({
    shouldBlockFn: ({ action }) => {
      const isBack = action === 'BACK' && run.state.get().step === 'check';
      if (isBack) run.back();
      return isBack;
    },
    enableBeforeUnload: false,
  });
  return null;
}

interface StepProps {
  run: ImportRun;
  state: RunState;
  onLeave: (filters?: ImportedFilters) => void;
  onAgain: () => void;
}

function Step({ run, state, onLeave, onAgain }: StepProps) {
  switch (state.step) {
    case 'file':
      return <FileStep run={run} state={state} />;
    case 'columns':
      return <ColumnsStep run={run} state={state} />;
    case 'check':
      return <CheckStep run={run} state={state} />;
    case 'send':
      return <SendStep run={run} state={state} />;
    case 'done':
      return <SummaryStep run={run} state={state} onLeave={onLeave} onAgain={onAgain} />;
  }
}

const STEPS = [
  { steps: ['file'], label: msg`File` },
  { steps: ['columns'], label: msg`Columns` },
  { steps: ['check'], label: msg`Review` },
  { steps: ['send', 'done'], label: msg`Import` },
];

function Steps({ now }: { now: RunState['step'] }) {
  const { t } = useLingui();
  const at = STEPS.findIndex(({ steps }) => steps.includes(now));
  return (
    <ol className={styles.steps} aria-label={t`Steps`}>
      {STEPS.map(({ steps, label }, i) => (
        <li
          key={steps[0]}
          className={styles.step}
          data-done={i < at || now === 'done' || undefined}
          aria-current={i === at ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden>
            {i < at || now === 'done' ? <IconCheck size={14} /> : i + 1}
          </span>
          <span className={styles.stepName}>{t(label)}</span>
        </li>
      ))}
    </ol>
  );
}
