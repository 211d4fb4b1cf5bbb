import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { startTransition, useOptimistic } from 'react';
import type { DateQuestion } from './engine/book';
import type { DateOrder } from './engine/dates';
import type { Reason } from './engine/reasons';
import type { ImportRun, RunState } from './import-run';
import { dayText, useProblemText } from './import-texts';
import styles from './reasons.module.css';

interface ReasonsProps {
  run: ImportRun;
  state: Extract<RunState, { step: 'check' }>;
}

/** Each kind of problem, and what is done about it. */
export function Reasons({ run, state }: ReasonsProps) {
  const { reasons, questions } = state.counts;
  const asked = (reason: Reason) =>
    reason.problem.code === 'ambiguousDate' &&
    questions.some(({ column }) => column === reason.problem.column);
  const others = reasons.filter((reason) => !asked(reason));
  if (others.length + questions.length === 0) return null;
  return (
    <section className="stack-3" aria-labelledby="import-reasons">
      <h3 id="import-reasons" className={styles.title}>
        <Trans>Values to decide about</Trans>
      </h3>
      <ul className={styles.list}>
        {questions.map((question) => (
          <li key={question.column}>
            <Question run={run} state={state} question={question} />
          </li>
        ))}
        {others.map((reason) => (
          <li key={reason.id}>
            <ReasonRow run={run} state={state} reason={reason} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const labelOf = ({ entity }: ImportRun, name: string) =>
  entity.table.columns.find((column) => column.name === name)?.label;

/** Asks once for a column whether the month or the day comes first. */
function Question({ run, state, question }: ReasonsProps & { question: DateQuestion }) {
  const { t, i18n } = useLingui();
  const { column, text, rows, order } = question;
  // The rows are counted again in the worker, and a choice is shown at once.
  const [chosen, setChosen] = useOptimistic(order);
  const choose = (value: DateOrder | null) =>
    startTransition(async () => {
      setChosen(value);
      await run.decide({ orders: { ...state.decisions.orders, [column]: value } });
    });
  const label = labelOf(run, column);
  const name = label ? t(label) : column;
  const monthFirst = dayText(text, 'monthFirst', i18n.locale);
  const dayFirst = dayText(text, 'dayFirst', i18n.locale);
  const answers: { value: DateOrder | null; words: string }[] = [
    { value: 'monthFirst', words: t`${monthFirst} (month first)` },
    { value: 'dayFirst', words: t`${dayFirst} (day first)` },
    { value: null, words: t`Leave these dates out` },
  ];
  return (
    <fieldset className={styles.question}>
      <legend>
        <b>{name}:</b>{' '}
        <Trans>
          Is {text} {monthFirst} or {dayFirst}?
        </Trans>{' '}
        <span className="note">
          <Plural value={rows} one="# row" other="# rows" />
        </span>
      </legend>
      {answers.map(({ value, words }) => (
        <label key={value} className={styles.choice}>
          <input
            type="radio"
            name={`order-${column}`}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

function ReasonRow({ run, state, reason }: ReasonsProps & { reason: Reason }) {
  const { t } = useLingui();
  const say = useProblemText(run.entity.table);
  const { id, problem, rows, skipped, leavesOut } = reason;
  const [isChecked, setChecked] = useOptimistic(leavesOut === true);
  const choose = (checked: boolean) =>
    startTransition(async () => {
      setChecked(checked);
      await run.decide({ leavesOut: { ...state.decisions.leavesOut, [id]: checked } });
    });
  const label = labelOf(run, problem.column);
  return (
    <>
      <p>
        <b>{label ? t(label) : problem.column}:</b> {say(problem)}{' '}
        <span className="note">
          <Plural value={rows} one="# row" other="# rows" />
        </span>
      </p>
      {leavesOut !== null && (
        <label className={styles.choice}>
          <input type="checkbox" checked={isChecked} onChange={({ target }) => choose(target.checked)} />
          <Trans>Import these rows and leave out these values</Trans>
        </label>
      )}
      {skipped > 0 && (
        <p className="note">
          {leavesOut ? (
            <Plural
              value={skipped}
              one="# of them is skipped: no other email address or phone number."
              other="# of them are skipped: no other email address or phone number."
            />
          ) : (
            <Plural
              value={skipped}
              one="# row is skipped unless you fix it below."
              other="# rows are skipped unless you fix them below."
            />
          )}
        </p>
      )}
    </>
  );
}
