import type { ReactNode } from 'react';
import { Dialog } from '~/ui/dialog';
import { Question, type QuestionProps } from './question';

interface ConfirmDialogProps extends Omit<QuestionProps, 'onCancel'> {
  title: ReactNode;
  onClose: () => void;
}

/** A question over the page. */
export const ConfirmDialog = ({ title, onClose, ...question }: ConfirmDialogProps) => (
  <Dialog onClose={onClose} title={title}>
    <Question {...question} onCancel={onClose} />
  </Dialog>
);
