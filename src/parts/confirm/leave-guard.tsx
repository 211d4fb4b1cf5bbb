import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { ConfirmDialog } from './confirm-dialog';

export interface Place {
  routeId: string;
  pathname: string;
  search: object;
}

export interface LeaveWords {
  title: ReactNode;
  /** What is lost. */
  text: ReactNode;
  leave: ReactNode;
  /** 'Keep editing' if omitted. */
  stay?: ReactNode;
  /** 'Save and leave' if omitted. */
  save?: ReactNode;
}

interface LeaveGuardProps {
  /** Whether leaving would lose changes. */
  hasUnsaved: boolean;
  words: LeaveWords;
  /** Saves the changes, where they can be saved. Without success it shows why, and the user stays. */
  save?: (() => Promise<boolean>) | undefined;
  /** Whether another search of the same path also counts as leaving. */
  bySearch?: boolean;
  /** Whether a location still shows the changes, such as another tab of the same form. */
  contains?: ((place: Place) => boolean) | undefined;
}

/**
 * Asks before a navigation that would lose changes. For closing the tab, the browser asks in its
 * own words.
 */
export function LeaveGuard({ hasUnsaved, words, save, bySearch = false, contains }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasUnsaved &&
      !contains?.(next) &&
      (current.pathname !== next.pathname ||
        (bySearch && JSON.stringify(current.search) !== JSON.stringify(next.search))),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  // Closes the question when there are no changes left to lose.
  useEffect(() => {
    if (status === 'blocked' && !hasUnsaved) proceed();
  }, [status, hasUnsaved, proceed]);
  if (status !== 'blocked') return null;
  return <LeaveQuestion words={words} save={save} onLeave={proceed} onStay={reset} />;
}

/** Asks before leaving a form with unsaved changes. */
export const UnsavedGuard = (props: Omit<LeaveGuardProps, 'words' | 'bySearch'>) => (
  <LeaveGuard {...props} bySearch words={useUnsavedWords()} />
);

export function useUnsavedWords(): LeaveWords {
  const { t } = useLingui();
  return {
    title: t`You have unsaved changes`,
    text: t`If you leave this page, your changes are lost.`,
    leave: t`Discard changes`,
  };
}

interface LeaveQuestionProps extends Pick<LeaveGuardProps, 'words' | 'save'> {
  onLeave: () => void;
  onStay: () => void;
}

export function LeaveQuestion({ words, save, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      title={words.title}
      text={<p>{words.text}</p>}
      confirm={words.leave}
      cancel={words.stay ?? <Trans>Keep editing</Trans>}
      danger
      first={
        save && {
          label: words.save ?? <Trans>Save and leave</Trans>,
          run: async () => ((await save()) ? onLeave() : onStay()),
        }
      }
      run={async () => onLeave()}
      onClose={onStay}
    />
  );
}
