import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '~/session/error-text';
import { useAction } from '~/api/use-action';
import { onDemand } from '~/components/feedback/on-demand';
import { formatNumber } from '~/lib/format';
import { usePermissions } from '~/session/permissions';
import { Button } from '~/ui/button';
import { FloatingBar } from './floating-bar';
import type { BulkAction, BulkDeed, BulkDialog, BulkLink } from './list';
import { offerUndo } from './undo';

const BulkQuestion = onDemand(() =>
  import('./bulk-question').then(({ BulkQuestion }) => BulkQuestion),
) as typeof import('./bulk-question').BulkQuestion;

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
  /** Called by `onDemand` if the bar cannot be loaded. */
  onClose?: () => void;
}

/** The actions for the selected rows. */
export function BulkBar<Row>({ actions, rows, shown, total, onSelectAll, onClear }: BulkBarProps<Row>) {
  const { t, i18n } = useLingui();
  const all = useAction(async () => onSelectAll?.());
  const may = usePermissions();
  if (rows.length === 0) return null;
  const hidden = rows.length - shown;
  return (
    <FloatingBar
      label={t`Selected rows`}
      actions={actions
        .filter(({ needs }) => may(needs))
        .map((action) => <BulkButton key={action.id} action={action} rows={rows} onDone={onClear} />)}
    >
      <Button
        variant="subtle"
        size="s"
        icon={<IconX size={16} />}
        aria-label={t`Clear selection`}
        title={t`Clear selection`}
        onClick={onClear}
      />
      <strong role="status">
        <Plural value={rows.length} one="# selected" other="# selected" />
        {hidden > 0 && rows.length !== total && (
          <small>
            {' · '}
            <Plural value={hidden} one="# not on this page" other="# not on this page" />
          </small>
        )}
      </strong>
      {onSelectAll && rows.length !== total && (
        <Button variant="subtle" size="s" busy={all.pending} onClick={() => void all.run()}>
          {total === undefined ? (
            <Trans>Select all pages</Trans>
          ) : (
            <Trans>Select all {formatNumber(total, i18n.locale)}</Trans>
          )}
        </Button>
      )}
      {all.error && <span role="alert">{errorText(all.error)}</span>}
    </FloatingBar>
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
    <DeedButton action={action} {...props} />
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

function DeedButton<Row>({ action, rows, onDone }: BulkButtonProps<Row> & { action: BulkDeed<Row> }) {
  const run = action.useRun();
  const undo = action.useUndo?.();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const doIt = async () => {
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
        onClick={() => (action.confirm ? setAsking(true) : void doIt().catch(() => {}))}
      />
      {asking && <BulkQuestion action={action} rows={rows} onYes={doIt} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The refusals in a bulk response; all bulk operations of the contract have the same format. */
function refusalsOf(outcome: unknown): string[] {
  const refused: unknown = Object(outcome).refused;
  return Array.isArray(refused) ? refused.map(({ message }) => String(message)) : [];
}
