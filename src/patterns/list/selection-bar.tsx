import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAction } from '~/api/use-action';
import { formatNumber } from '~/lib/format';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { IconX } from '~/ui/icons';
import { useMediaQuery } from '~/ui/use-media-query';
import { FloatingBar } from './floating-bar';
import type { BulkProgress } from './use-bulk-run';

interface SelectionBarProps {
  label: string;
  count: number;
  /** How many of them are on another page. */
  elsewhere?: number;
  /** The number of rows on all pages, if known. */
  total?: number | undefined;
  /** What to do while nothing is selected. */
  prompt?: ReactNode;
  /** Replaces the actions while one of them runs. */
  progress?: BulkProgress | null;
  /** Selects all rows; absent if that selects no more. */
  onSelectAll?: (() => Promise<unknown>) | undefined;
  onClear: () => void;
  actions: readonly ReactNode[];
  /** The dialogs of the actions. */
  children?: ReactNode;
}

/** The number of selected rows, and the actions for them. */
export function SelectionBar(props: SelectionBarProps) {
  const {
    label,
    count,
    elsewhere = 0,
    total,
    prompt,
    progress,
    onSelectAll,
    onClear,
    actions,
    children,
  } = props;
  const { t, i18n } = useLingui();
  const all = useAction(async () => onSelectAll?.());
  const isTouched = useMediaQuery('(hover: none)');
  if (progress)
    return (
      <FloatingBar label={label}>
        <span role="status">{progress.label}</span>
        <progress
          value={progress.total > 0 ? progress.done / progress.total : undefined}
          aria-label={progress.label}
        />
        <Button variant="secondary" size="s" onClick={progress.cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </FloatingBar>
    );
  return (
    <FloatingBar label={label} actions={count > 0 ? actions : []}>
      {isTouched && prompt ? (
        <Button variant="secondary" size="s" onClick={onClear}>
          <Trans>Cancel</Trans>
        </Button>
      ) : (
        <Button
          variant="subtle"
          size="s"
          icon={<IconX size={16} />}
          aria-label={t`Clear selection`}
          title={t`Clear selection`}
          onClick={onClear}
        />
      )}
      <strong role="status">
        {count === 0 ? prompt : <Plural value={count} one="# selected" other="# selected" />}
        {elsewhere > 0 && count !== total && (
          <small>
            {' · '}
            <Plural value={elsewhere} one="# not on this page" other="# not on this page" />
          </small>
        )}
      </strong>
      {onSelectAll && count !== total && (
        <Button variant="subtle" size="s" busy={all.pending} onClick={() => void all.run()}>
          {total === undefined ? (
            <Trans>Select all pages</Trans>
          ) : (
            <Trans>Select all {formatNumber(total, i18n.locale)}</Trans>
          )}
        </Button>
      )}
      {all.error && <span role="alert">{errorText(all.error)}</span>}
      {children}
    </FloatingBar>
  );
}
