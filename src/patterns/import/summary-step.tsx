import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { todayIn } from '~/lib/days';
import { download } from '~/lib/download';
import { formatNumber } from '~/lib/format';
import { Button } from '~/ui/button';
import { IconDownload } from '~/ui/icons';
import type { ImportRun, RunState } from './import-run';
import { useOptOutText, useProblemText } from './import-texts';
import { StepFrame } from './step-frame';
import styles from './summary-step.module.css';
import { UndoImport } from './undo-import';

/** The filters of the list that find the imported records. */
export interface ImportedFilters {
  tag?: string;
  addedFrom?: string;
}

interface SummaryStepProps {
  run: ImportRun;
  state: Extract<RunState, { step: 'done' }>;
  onLeave: (filters?: ImportedFilters) => void;
  onAgain: () => void;
}

/** The results of the rows; the numbers add up to those of the file. */
export function SummaryStep({ run, state, onLeave, onAgain }: SummaryStepProps) {
  const { t, i18n } = useLingui();
  const say = useProblemText(run.entity.table);
  const sayOptOuts = useOptOutText();
  const { tally } = state.sending;
  const { table, fileName } = run.entity;
  const tag = state.tag.trim();
  const imported = tally.created + tally.updated;
  const left = tally.rejected + tally.notSent;
  const figures = [
    { key: 'created', label: t`Added`, value: tally.created },
    { key: 'updated', label: t`Updated`, value: tally.updated },
    { key: 'skipped', label: t`Already existed (unchanged)`, value: tally.skipped },
    { key: 'rejected', label: t`Skipped because of a problem`, value: tally.rejected },
    { key: 'notSent', label: t`Not sent`, value: tally.notSent },
    ...(tally.unclear === 0 ? [] : [{ key: 'unclear', label: t`No answer about`, value: tally.unclear }]),
  ];
  const [done, all] = [formatNumber(imported, i18n.locale), formatNumber(tally.rows, i18n.locale)];
  let title = t`Import complete`;
  if (left > 0)
    title = t`${done} of ${all} imported. ${plural(left, { one: '# needs your attention.', other: '# need your attention.' })}`;
  if (imported === 0) title = t`Nothing was changed`;
  const save = async (which: 'skipped' | 'leftOut') => {
    const labels = Object.fromEntries(table.columns.map(({ name, label }) => [name, t(label)]));
    const reasons = await run.book.reasons();
    const reason = { header: t`Reason`, notSent: t`Not sent.` };
    const words = reasons.map((problem) => {
      const label = labels[problem.column] ?? problem.column;
      const sentence = say(problem);
      return t`${label}: ${sentence}`;
    });
    const file = await run.book.rowsToFix(which, labels, words, reason);
    download(file, `${fileName}-${which === 'skipped' ? 'skipped' : 'values-left-out'}.csv`);
  };
  return (
    <StepFrame
      title={title}
      lead={left === 0 && <Plural value={imported} one="# row imported." other="# rows imported." />}
      actions={
        <>
          <Button onClick={() => onLeave(imported > 0 && tag !== '' ? { tag } : {})}>
            {t(run.entity.words.toList)}
          </Button>
          {left > 0 && (
            <Button
              variant="secondary"
              icon={<IconDownload size={18} />}
              onClick={() => void save('skipped')}
            >
              <Plural value={left} one="Download the skipped row" other="Download # skipped rows" />
            </Button>
          )}
          <Button variant="subtle" onClick={onAgain}>
            <Trans>Import another file</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.bar} aria-hidden>
        {figures
          .filter(({ value }) => value > 0)
          .map(({ key, value }) => (
            <span key={key} data-figure={key} style={{ flexGrow: value }} />
          ))}
      </div>
      <dl className={styles.figures}>
        {figures.map(({ key, label, value }) => (
          <div key={key} className={styles.figure} data-figure={key} data-none={value === 0 || undefined}>
            <dt>{label}</dt>
            <dd>{formatNumber(value, i18n.locale)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>
            <Trans>Rows in the file</Trans>
          </dt>
          <dd>{formatNumber(tally.rows, i18n.locale)}</dd>
        </div>
      </dl>
      {tally.leftOut > 0 && (
        <p className={styles.hint}>
          <Plural
            value={tally.leftOut}
            one="# row is imported without a value that can’t be used."
            other="# rows are imported without values that can’t be used."
          />{' '}
          <Button variant="secondary" size="s" onClick={() => void save('leftOut')}>
            <Trans>Download these rows</Trans>
          </Button>
        </p>
      )}
      {tally.optedOut > 0 && <p className={styles.hint}>{sayOptOuts(tally.optedOut)}</p>}
      {tally.created > 0 && tag !== '' && (
        <AddedContacts tag={tag} updated={tally.updated} onLeave={onLeave} />
      )}
      {run.entity.canUndo && imported > 0 && <UndoImport id={state.importId} />}
      {left > 0 && (
        <p className={styles.hint}>
          <Trans>Download these rows with the reason for each, fix them and import the file again.</Trans>
        </p>
      )}
    </StepFrame>
  );
}

interface AddedContactsProps extends Pick<SummaryStepProps, 'onLeave'> {
  tag: string;
  updated: number;
}

/** Leads to the records that the import added, without older ones that it updated. */
function AddedContacts({ tag, updated, onLeave }: AddedContactsProps) {
  const { data: account } = useQuery(getOwnAccountQuery());
  return (
    <p className={styles.hint}>
      <Trans>The imported contacts have the tag “{tag}”.</Trans>{' '}
      {updated > 0 && <Trans>Contacts that already existed keep their changes.</Trans>}{' '}
      {account && (
        <Button
          variant="secondary"
          size="s"
          onClick={() => onLeave({ tag, addedFrom: todayIn(account.timezone) })}
        >
          <Trans>Show those added today</Trans>
        </Button>
      )}
    </p>
  );
}
