import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconCircleCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from '~/lib/format';
import type { View } from '~/lib/import/book';
import { Button } from '~/ui/button';
import styles from './check-step.module.css';
import type { Duplicates } from './entity';
import type { ImportRun, RunState } from './import-run';
import { useProblemText } from './import-texts';
import { type GridHandle, RowGrid } from './row-grid';
import { createRowWindow } from './row-window';
import { StepFrame } from './step-frame';

interface CheckStepProps {
  run: ImportRun;
  state: Extract<RunState, { step: 'check' }>;
}

/** The rows with their problems, editable in place. */
export function CheckStep({ run, state }: CheckStepProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { counts } = state;
  const good = counts.rows - counts.bad;
  return (
    <StepFrame
      title={t`Check the rows`}
      lead={
        counts.bad === 0 ? (
          <span className={styles.fine}>
            <IconCircleCheck size={18} aria-hidden />
            <Plural value={good} one="The row can be imported." other="All # rows can be imported." />
          </span>
        ) : (
          <Plural
            value={counts.bad}
            one="# row has a problem. Fix it here or skip it; you can download skipped rows afterwards."
            other="# rows have problems. Fix them here or skip them; you can download skipped rows afterwards."
          />
        )
      }
      actions={
        <>
          <Button disabled={good === 0} onClick={() => void run.send(queryClient)}>
            <Plural value={good} one="Import # row" other="Import # rows" />
          </Button>
          <Button variant="subtle" onClick={run.back}>
            <Trans>Back to the columns</Trans>
          </Button>
          {counts.bad > 0 && (
            <p className={styles.hint}>
              <Plural value={counts.bad} one="# row will be skipped" other="# rows will be skipped" />
            </p>
          )}
        </>
      }
    >
      <Rows run={run} state={state} />
      <KnownRows run={run} state={state} />
    </StepFrame>
  );
}

function Rows({ run, state }: CheckStepProps) {
  const { t, i18n } = useLingui();
  const { book, entity } = run;
  const { mapping, first, counts } = state;
  const say = useProblemText(entity.table);
  const [rows] = useState(() => createRowWindow(book));
  const [chosen, setChosen] = useState<View>(first.bad > 0 ? 'problems' : 'all');
  const [shown, setShown] = useState<{ view: View; count: number } | null>(null);
  const [news, setNews] = useState('');
  const grid = useRef<GridHandle>(null);
  const columns = useMemo(
    () => entity.table.columns.filter(({ name }) => mapping.includes(name)),
    [entity, mapping],
  );

  const look = useCallback(
    async (view: View) => {
      const count = await book.look(view);
      await rows.refresh(true);
      setShown({ view, count });
    },
    [book, rows],
  );
  useEffect(() => void look(chosen), [look, chosen]);

  const edit = async (place: number, row: number, column: string, text: string) => {
    const { row: after, others } = await run.edit(row, column, text);
    rows.put(place, after);
    if (others) await rows.refresh(false);
    const number = formatNumber(row + 1, i18n.locale);
    setNews(after.problems.length === 0 ? t`Row ${number} is fixed.` : t`Row ${number} still has a problem.`);
  };
  const goToProblem = async () => {
    const found = await book.nextProblem(grid.current?.place() ?? { place: -1, column: null });
    if (found) grid.current?.focus(found.place, found.column);
  };
  const number = (count: number) => formatNumber(count, i18n.locale);
  const views: { view: View; label: string; count: number }[] = [
    { view: 'problems', label: t`Problems`, count: counts.bad },
    { view: 'repeats', label: t`Duplicates`, count: counts.repeats },
    { view: 'all', label: t`All rows`, count: counts.rows },
  ];
  return (
    <div>
      <div className={styles.toolbar}>
        <fieldset className={styles.views} aria-label={t`Rows to show`}>
          {views.map((one) => (
            <label key={one.view} className={styles.view}>
              <input
                type="radio"
                name="view"
                checked={chosen === one.view}
                onChange={() => setChosen(one.view)}
              />
              {one.label} <span className={styles.count}>{number(one.count)}</span>
            </label>
          ))}
        </fieldset>
        <Button
          variant="secondary"
          size="s"
          icon={<IconArrowDown size={18} />}
          disabled={counts.bad === 0}
          onClick={() => void goToProblem()}
        >
          <Trans>Next problem</Trans>
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      {shown?.count === 0 && (
        <p className={styles.empty}>
          {shown.view === 'repeats' ? t`No row repeats another one.` : t`No row has a problem.`}
        </p>
      )}
      {shown && shown.count > 0 && (
        <RowGrid
          key={shown.view}
          ref={grid}
          label={t`Rows in the file`}
          columns={columns}
          count={shown.count}
          rows={rows}
          say={say}
          onEdit={edit}
          amongBad={shown.view === 'problems'}
        />
      )}
    </div>
  );
}

/** What happens to existing records; the same applies to duplicate rows of the file. */
function KnownRows({ run, state }: CheckStepProps) {
  const { t } = useLingui();
  const { words } = run.entity;
  const { duplicates, counts } = state;
  const ways: Duplicates[] = ['update', 'skip'];
  return (
    <fieldset className={styles.known}>
      <legend>{t(words.known)}</legend>
      {ways.map((way) => (
        <label key={way} className={styles.way}>
          <input
            type="radio"
            name="duplicates"
            checked={duplicates === way}
            onChange={() => run.choose(way)}
          />
          {t(words[way])}
        </label>
      ))}
      <p className={styles.hint}>
        {counts.repeats > 0 ? (
          <Plural
            value={counts.repeats}
            one="# row repeats an earlier one and is treated the same way."
            other="# rows repeat earlier ones and are treated the same way."
          />
        ) : (
          <Trans>These rows are found during the import and counted in the result.</Trans>
        )}
      </p>
    </fieldset>
  );
}
