import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '~/ui/button';
import type { SlotProblem } from '../model/template-slots';
import styles from './experiences.module.css';

interface SlotWarningProps {
  problem: SlotProblem;
  /** Null if it cannot be changed. */
  onFix: ((shots: number) => void) | null;
}

/** Warns that a collage does not fit its template, with a fix. */
export function SlotWarning({ problem, onFix }: SlotWarningProps) {
  return (
    <div className={styles.warning} role="alert">
      <span>
        {problem.kind === 'no-template' && (
          <Trans>Choose a template. A collage puts its photos into one.</Trans>
        )}
        {problem.kind === 'no-slots' && (
          <Trans>This template has no room for a photo. Choose another one.</Trans>
        )}
        {problem.kind === 'mismatch' && (
          <>
            <Plural
              value={problem.slots}
              one="The template holds # photo,"
              other="The template holds # photos,"
            />{' '}
            <Plural
              value={problem.shots}
              one="but # shot is taken. Both must be the same."
              other="but # shots are taken. Both must be the same."
            />
          </>
        )}
      </span>
      {problem.kind === 'mismatch' && onFix && (
        <Button variant="secondary" size="s" onClick={() => onFix(problem.slots)}>
          <Plural value={problem.slots} one="Take # shot" other="Take # shots" />
        </Button>
      )}
    </div>
  );
}
