import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatNumber, formatPercent } from '~/lib/format';
import { Button } from '~/ui/button';
import { IconAlertTriangle, IconArrowRight } from '~/ui/icons';
import styles from './columns-step.module.css';
import type { Delimiter } from './engine/sheet';
import type { ImportRun, RunState } from './import-run';
import { LostColumns } from './lost-columns';
import { StepFrame } from './step-frame';

interface ColumnsStepProps {
  run: ImportRun;
  state: Extract<RunState, { step: 'columns' }>;
}

/** Matches the columns of the file with ours. */
export function ColumnsStep({ run, state }: ColumnsStepProps) {
  const { t, i18n } = useLingui();
  const [lacking, setLacking] = useState(false);
  const { table } = run.entity;
  const { file, mapping, checking } = state;
  const has = table.needed.some((name) => mapping.includes(name));
  const needed = table.columns.filter(({ name }) => table.needed.includes(name)).map(({ label }) => t(label));
  const list = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(needed);
  const next = () => {
    setLacking(!has);
    if (has) void run.check();
  };
  const used = mapping.filter((name) => name !== null).length;
  return (
    <StepFrame
      title={t`Match the columns`}
      lead={<FileFacts file={file} />}
      actions={
        <>
          <div role="alert" className={styles.alert}>
            {lacking && !has && (
              <p className={styles.fault}>
                <IconAlertTriangle size={18} aria-hidden />
                <Trans>The column {list} is required. Choose which column it is.</Trans>
              </p>
            )}
          </div>
          <Button busy={checking !== null} onClick={next}>
            <Plural value={file.rows} one="Check # row" other="Check # rows" />
          </Button>
          <Button variant="subtle" onClick={run.back} disabled={checking !== null}>
            <Trans>Choose another file</Trans>
          </Button>
          <p role="status" className="note">
            {checking === null ? (
              <Plural
                value={file.columns.length}
                one={`${used} of # column will be imported`}
                other={`${used} of # columns will be imported`}
              />
            ) : (
              <Trans>Checking, {formatPercent(checking, i18n.locale)}</Trans>
            )}
          </p>
        </>
      }
    >
      {file.encoding === 'Latin-1' && (
        <p className={styles.notice}>
          <IconAlertTriangle size={18} aria-hidden />
          <Trans>
            The file is not in UTF-8 and was read as Latin-1. See whether letters like é and ü are right.
          </Trans>
        </p>
      )}
      <HeadRow run={run} state={state} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>In your file</Trans>
            </th>
            <th scope="col">
              <Trans>For example</Trans>
            </th>
            <th scope="col" className={styles.arrow} aria-hidden />
            <th scope="col">
              <Trans>Import as</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {file.columns.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column of the file is its place
            <ColumnRow key={i} run={run} state={state} index={i} />
          ))}
        </tbody>
      </table>
      <LostColumns run={run} state={state} />
    </StepFrame>
  );
}

/** The row of the file that has the headers, below titles and empty rows. */
function HeadRow({ run, state }: ColumnsStepProps) {
  const { t, i18n } = useLingui();
  const { head, heads } = state.file;
  if (heads.length < 2) return null;
  return (
    <label className="row-2 wrap">
      <Trans>Your headings are in</Trans>
      <select
        className={styles.select}
        value={head}
        disabled={state.checking !== null}
        onChange={({ target }) => void run.chooseHead(Number(target.value))}
      >
        {heads.map(({ number, text }) => {
          const row = formatNumber(number, i18n.locale);
          return (
            <option key={number} value={number}>
              {t`Row ${row}: ${text}`}
            </option>
          );
        })}
      </select>
    </label>
  );
}

function ColumnRow({ run, state, index }: ColumnsStepProps & { index: number }) {
  const { t } = useLingui();
  const { columns, needed } = run.entity.table;
  const column = state.file.columns[index];
  const chosen = state.mapping[index] ?? '';
  const place = index + 1;
  const header = column?.header || t`Column ${place}`;
  return (
    <tr data-unused={chosen === '' || undefined}>
      <th scope="row">{header}</th>
      <td className={styles.samples}>{column?.samples.join(' · ')}</td>
      <td className={styles.arrow} aria-hidden>
        <IconArrowRight size={18} />
      </td>
      <td>
        <select
          className={styles.select}
          aria-label={t`“${header}” becomes`}
          value={chosen}
          disabled={state.checking !== null}
          onChange={({ target }) => run.map(index, target.value === '' ? null : target.value)}
        >
          <option value="">{t`Do not import`}</option>
          {columns.map(({ name, label }) => {
            const words = t(label);
            return (
              <option key={name} value={name}>
                {!needed.includes(name)
                  ? words
                  : needed.length > 1
                    ? t`${words} (one needed)`
                    : t`${words} (needed)`}
              </option>
            );
          })}
        </select>
      </td>
    </tr>
  );
}

function FileFacts({ file }: { file: ColumnsStepProps['state']['file'] }) {
  const { t } = useLingui();
  const parted: Record<Delimiter, string> = {
    ',': t`separated by commas`,
    ';': t`separated by semicolons`,
    '\t': t`separated by tabs`,
  };
  return (
    <>
      <strong className="text weight-medium">{file.name}</strong>
      {' · '}
      <Plural value={file.rows} one="# row" other="# rows" />
      {` · ${file.encoding === null ? t`first sheet` : `${parted[file.delimiter]} · ${file.encoding}`}`}
    </>
  );
}
