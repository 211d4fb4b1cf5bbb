import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from '~/lib/format';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field/text-field';
import { IconArrowDown, IconCircleCheck } from '~/ui/icons';
import styles from './check-step.module.css';
import type { RowFilter } from './engine/book';
import type { Spelling } from './engine/spellings';
import type { ImportRun, RunState } from './import-run';
import { useOptOutText, useProblemText } from './import-texts';
import { LostColumns } from './lost-columns';
import { Reasons } from './reasons';
import { type GridHandle, RowGrid } from './row-grid';
import { createRowWindow } from './row-window';
import { StepFrame } from './step-frame';
import { useForecast } from './use-forecast';

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
  const { SameForAll } = run.entity;
  return (
    <StepFrame
      title={t`Check the rows`}
      lead={
        counts.bad === 0 ? (
          <span className={styles.fine}>
            <IconCircleCheck size={18} aria-hidden />
            <Plural value={good} one="The row can be imported." other="All # rows can be imported." />{' '}
            {counts.leftOut > 0 && (
              <Plural
                value={counts.leftOut}
                one="# of them without a value that can’t be used."
                other="# of them without values that can’t be used."
              />
            )}
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
        </>
      }
    >
      <Reasons run={run} state={state} />
      <Rows run={run} state={state} />
      {counts.spellings.length > 0 && <Spellings spellings={counts.spellings} />}
      <KnownRows run={run} state={state} />
      {SameForAll && (
        <SameForAll
          columns={state.mapping.filter((name) => name !== null)}
          values={state.sameForAll}
          onChange={(sameForAll) => run.choose({ sameForAll })}
        />
      )}
      {run.entity.takesTag && <Tag run={run} state={state} />}
      <LostColumns run={run} state={state} />
      {good > 0 && <Outcome run={run} state={state} />}
    </StepFrame>
  );
}

function Rows({ run, state }: CheckStepProps) {
  const { t, i18n } = useLingui();
  const { book, entity } = run;
  const { mapping, first, counts, checks } = state;
  const say = useProblemText(entity.table);
  const [rows] = useState(() => createRowWindow(book));
  const [chosen, setChosen] = useState<RowFilter>(first.bad > 0 ? 'problems' : 'all');
  const [shown, setShown] = useState<{ view: RowFilter; count: number } | null>(null);
  const [news, setNews] = useState('');
  const grid = useRef<GridHandle>(null);
  const columns = useMemo(
    () => entity.table.columns.filter(({ name }) => mapping.includes(name)),
    [entity, mapping],
  );

  const look = useCallback(
    async (view: RowFilter) => {
      const count = await book.look(view);
      await rows.refresh(true);
      setShown({ view, count });
    },
    [book, rows],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: all rows can have changed
  useEffect(() => void look(chosen), [look, chosen, checks]);

  const edit = async (place: number, row: number, column: string, text: string) => {
    const { row: after, others } = await run.edit(row, column, text);
    rows.put(place, after);
    if (others) await rows.refresh(false);
    const number = formatNumber(after.number, i18n.locale);
    setNews(after.problems.length === 0 ? t`Row ${number} is fixed.` : t`Row ${number} still has a problem.`);
  };
  const goToProblem = async () => {
    const found = await book.nextProblem(grid.current?.place() ?? { place: -1, column: null });
    if (found) grid.current?.focus(found.place, found.column);
  };
  const number = (count: number) => formatNumber(count, i18n.locale);
  const views: { view: RowFilter; label: string; count: number }[] = [
    { view: 'problems', label: t`Problems`, count: counts.bad },
    ...(counts.leftOut > 0 || chosen === 'leftOut'
      ? [{ view: 'leftOut' as const, label: t`Values left out`, count: counts.leftOut }]
      : []),
    { view: 'repeats', label: t`Duplicates`, count: counts.repeats },
    { view: 'all', label: t`All rows`, count: counts.rows },
  ];
  return (
    <div>
      <div className={styles.toolbar}>
        <fieldset className="flex-2 wrap shrink" aria-label={t`Rows to show`}>
          {views.map((one) => (
            <label key={one.view} className={styles.view}>
              <input
                type="radio"
                name="view"
                checked={chosen === one.view}
                onChange={() => setChosen(one.view)}
              />
              {one.label} <span className="weight-regular">{number(one.count)}</span>
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
          {shown.view === 'repeats' && t`No row repeats another one.`}
          {shown.view === 'leftOut' && t`No value is left out.`}
          {shown.view === 'problems' && t`No row has a problem.`}
        </p>
      )}
      {shown && shown.count > 0 && (
        <RowGrid
          key={`${shown.view} ${checks}`}
          ref={grid}
          label={t`Rows in the file`}
          columns={columns}
          count={shown.count}
          rows={rows}
          say={say}
          onEdit={edit}
          amongBad={shown.view === 'problems' || shown.view === 'leftOut'}
        />
      )}
    </div>
  );
}

/** Tags that differ only in case become one. */
function Spellings({ spellings }: { spellings: readonly Spelling[] }) {
  return (
    <div className={styles.spellings}>
      <p>
        <Trans>Tags that differ only in capital letters become one:</Trans>
      </p>
      <ul>
        {spellings.map(({ from, to, rows }) => (
          <li key={from}>
            {from} → {to} <Plural value={rows} one="(# row)" other="(# rows)" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What happens to existing records; the same applies to duplicate rows of the file. */
function KnownRows({ run, state }: CheckStepProps) {
  const { t } = useLingui();
  const { words, ways } = run.entity;
  const { duplicates, counts } = state;
  return (
    <fieldset className={styles.known}>
      <legend>{t(words.known)}</legend>
      {ways.map(({ value, label }) => (
        <label key={value} className={styles.way}>
          <input
            type="radio"
            name="duplicates"
            checked={duplicates === value}
            onChange={() => run.choose({ duplicates: value })}
          />
          {t(label)}
        </label>
      ))}
      {counts.repeats > 0 && (
        <p className="note">
          <Plural
            value={counts.repeats}
            one="# row repeats an earlier one and is treated the same way."
            other="# rows repeat earlier ones and are treated the same way."
          />
        </p>
      )}
    </fieldset>
  );
}

/** The contract's maximum length of a tag. */
const MOST_LETTERS = 40;

function Tag({ run, state }: CheckStepProps) {
  const { t } = useLingui();
  return (
    <div className={styles.tag}>
      <TextField
        label={t`Tag for these contacts`}
        description={t`Find them again by this tag, for example to delete them after a mistake. Empty for no tag.`}
        value={state.tag}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        // They would separate several tags.
        onChange={({ currentTarget }) => run.choose({ tag: currentTarget.value.replace(/[,;]/g, '') })}
      />
    </div>
  );
}

/** What the import will do, in numbers. */
function Outcome({ run, state }: CheckStepProps) {
  const { t } = useLingui();
  const { counts, duplicates } = state;
  const forecast = useForecast(run, state);
  const sayOptOuts = useOptOutText();
  const known = run.entity.ways.find(({ value }) => value === duplicates)?.count;
  const { Note } = run.entity;
  const skipped = counts.bad + (forecast?.refused ?? 0);
  const parts = forecast
    ? [
        t`${plural(forecast.created, { one: '# new', other: '# new' })}`,
        forecast.known > 0 && known && t(known(forecast.known)),
      ]
    : [t`New and known rows are counted during the import`];
  const others = [
    skipped > 0 && t`${plural(skipped, { one: '# skipped', other: '# skipped' })}`,
    counts.repeats > 0 &&
      t`${plural(counts.repeats, { one: '# repeats an earlier row', other: '# repeat an earlier row' })}`,
  ];
  return (
    <div role="status">
      <p className="weight-medium">
        {forecast === undefined
          ? t`Counting new and known rows…`
          : [...parts, ...others].filter(Boolean).join(' · ')}
      </p>
      {forecast && forecast.optedOut > 0 && <p className="note">{sayOptOuts(forecast.optedOut)}</p>}
      {forecast && Note && <Note added={forecast.created} />}
    </div>
  );
}
