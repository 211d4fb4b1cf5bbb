import { useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { OperationId } from '~/api/permissions';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { Question, type QuestionProps } from './question';
import styles from './question.module.css';

interface ConfirmButtonProps extends Omit<QuestionProps, 'onCancel'> {
  needs: OperationId;
  /** The label of the button. */
  label: ReactNode;
  icon?: ReactElement;
  /** `Delete “Beard oil” for good?` */
  question: ReactNode;
  variant?: 'primary' | 'secondary' | 'subtle';
  size?: 's';
}

/** A button that is replaced by a question before it acts. Hidden without the permission. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { needs, label, icon, question, text, variant = 'secondary', size, onDone, ...rest } = props;
  const { t } = useLingui();
  const may = usePermission(needs);
  const [state, setState] = useState<'idle' | 'asking' | 'cancelled'>('idle');
  const box = useRef<HTMLElement>(null);
  // The question replaces the focused button.
  useEffect(() => {
    if (state === 'asking') box.current?.focus();
  }, [state]);
  if (!may) return null;
  if (state !== 'asking')
    return (
      <div>
        <Button
          variant={variant}
          size={size}
          icon={icon}
          onClick={() => setState('asking')}
          // Cancelling removes the focused button.
          autoFocus={state === 'cancelled'}
        >
          {label}
        </Button>
      </div>
    );
  return (
    <section
      ref={box}
      className={styles.inline}
      data-danger={rest.danger || undefined}
      aria-label={t`Question`}
      tabIndex={-1}
      data-keeps-escape
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // A dialog around the question stays open.
        event.preventDefault();
        setState('cancelled');
      }}
    >
      <Question
        {...rest}
        text={
          <>
            <p>{question}</p>
            {text && <div>{text}</div>}
          </>
        }
        onDone={() => {
          setState('idle');
          onDone?.();
        }}
        onCancel={() => setState('cancelled')}
      />
    </section>
  );
}
