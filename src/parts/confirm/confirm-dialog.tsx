import { useSelector } from '@tanstack/react-store';
import type { ReactNode } from 'react';
import { sessionStore } from '~/identity';
import { Dialog } from '~/ui/overlay/dialog';
import { Question, type QuestionProps } from './question';

interface ConfirmDialogProps extends Omit<QuestionProps, 'onCancel'> {
  title: ReactNode;
  onClose: () => void;
}

/** A question over the page. While the session is over, the user signs in first. */
export function ConfirmDialog({ title, onClose, ...question }: ConfirmDialogProps) {
  const isEnded = useSelector(sessionStore, ({ status }) => status === 'ended');
  if (isEnded) return null;
  return (
    <Dialog onClose={onClose} title={title}>
      <Question {...question} onCancel={onClose} />
    </Dialog>
  );
}
