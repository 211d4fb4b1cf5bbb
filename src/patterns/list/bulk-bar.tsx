import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { offerUndo } from '~/parts/feedback/undo';
import { usePermissions } from '~/session/permissions';
import { Button } from '~/ui/button';
import { BulkQuestion } from './bulk-question';
import type { BulkAction, BulkCommand, BulkDialog, BulkLink } from './list';
import { SelectionBar } from './selection-bar';

export interface BulkBarProps<Row> {
  actions: readonly BulkAction<Row>[];
  rows: readonly Row[];
  /** How many of them are on this page. */
  shown: number;
  /** The number of rows on all pages, if known. */
  total: number | undefined;
  /** Selects the rows of all pages; absent if there is one page, or all are selected. */
  onSelectAll: (() => Promise<void>) | undefined;
  onClear: () => void;
}

/** The actions for the selected rows. */
export function BulkBar<Row>({ actions, rows, shown, total, onSelectAll, onClear }: BulkBarProps<Row>) {
  const { t } = useLingui();
  const may = usePermissions();
  if (rows.length === 0) return null;
  return (
    <SelectionBar
      label={t`Selected rows`}
      count={rows.length}
      elsewhere={rows.length - shown}
      total={total}
      onSelectAll={onSelectAll}
      onClear={onClear}
      actions={actions
        .filter(({ needs }) => may(needs))
        .map((action) => <BulkButton key={action.id} action={action} rows={rows} onDone={onClear} />)}
    />
  );
}

interface BulkButtonProps<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  onDone: () => void;
}

function BulkButton<Row>({ action, ...props }: BulkButtonProps<Row>) {
  return 'Dialog' in action ? (
    <DialogButton action={action} {...props} />
  ) : 'search' in action ? (
    <LinkButton action={action} rows={props.rows} />
  ) : (
    <CommandButton action={action} {...props} />
  );
}

/** A disabled action says for how many rows it is available. */
function useRowCount<Row>({ label, rows: range }: BulkAction<Row>, rows: readonly Row[]) {
  const { t } = useLingui();
  if (!range || (rows.length >= range.least && rows.length <= range.most)) return { children: t(label) };
  const { least, most } = range;
  const limit =
    least === most ? t`choose ${least}` : rows.length < least ? t`at least ${least}` : t`up to ${most}`;
  return { disabled: true, children: `${t(label)} (${limit})` };
}

function DialogButton<Row>({ action, rows, onDone }: BulkButtonProps<Row> & { action: BulkDialog<Row> }) {
  const [open, setOpen] = useState(false);
  const { Dialog } = action;
  return (
    <>
      <Button
        {...useRowCount(action, rows)}
        variant="secondary"
        size="s"
        icon={action.icon}
        data-danger={action.danger}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog
          rows={rows}
          onClose={(outcome) => {
            setOpen(false);
            if (outcome === 'done') onDone();
          }}
        />
      )}
    </>
  );
}

function LinkButton<Row>({ action, rows }: { action: BulkLink<Row>; rows: readonly Row[] }) {
  const navigate = useNavigate();
  return (
    <Button
      {...useRowCount(action, rows)}
      variant="secondary"
      size="s"
      icon={action.icon}
      onClick={() =>
        void navigate({
          to: '.',
          search: (former: object): object => ({ ...former, ...action.search(rows) }),
          resetScroll: false,
        })
      }
    />
  );
}

function CommandButton<Row>({ action, rows, onDone }: BulkButtonProps<Row> & { action: BulkCommand<Row> }) {
  const run = action.useRun();
  const undo = action.useUndo?.();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const runOnce = async () => {
    setBusy(true);
    try {
      const refused = refusalsOf(await run(rows));
      // Refused rows stay selected.
      if (refused.length === 0) {
        onDone();
        if (undo) offerUndo(rows.length, () => undo(rows));
      }
      return refused;
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        {...useRowCount(action, rows)}
        variant="secondary"
        size="s"
        icon={action.icon}
        busy={busy}
        data-danger={action.danger}
        // Without a question, a failure loses nothing: a notice reports it, and the rows stay
        // selected.
        onClick={() => (action.confirm ? setAsking(true) : void runOnce().catch(() => {}))}
      />
      {asking && (
        <BulkQuestion action={action} rows={rows} onYes={runOnce} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** The refusals in a bulk response; all bulk operations of the contract have the same format. */
function refusalsOf(outcome: unknown): string[] {
  const refused: unknown = Object(outcome).refused;
  return Array.isArray(refused) ? refused.map(({ message }) => String(message)) : [];
}
