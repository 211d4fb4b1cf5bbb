import { Trans, useLingui } from '@lingui/react/macro';
import type { Dispatch } from 'react';
import styles from '../canvas/editor.module.css';
import { problemLayers, type SceneProblem } from '../state/checks';
import type { EditorAction } from '../state/editor-state';

interface ChecksPanelProps {
  problems: readonly SceneProblem[];
  dispatch: Dispatch<EditorAction>;
}

/** The warnings; a click selects the layers. */
export function ChecksPanel({ problems, dispatch }: ChecksPanelProps) {
  const { t } = useLingui();
  const say = useProblemText();
  return (
    <section aria-label={t`Checks`}>
      <h2 className={styles.heading}>
        <Trans>Checks</Trans>
      </h2>
      {problems.length === 0 && (
        <p className={styles.hint}>
          <Trans>No problems found.</Trans>
        </p>
      )}
      <ul className="stack-1 size-label">
        {problems.map((problem) => {
          const text = say(problem);
          const ids = problemLayers(problem).map(({ id }) => id);
          return (
            <li key={text}>
              {ids.length > 0 ? (
                <button
                  type="button"
                  className={styles.problem}
                  onClick={() => dispatch({ type: 'select', ids })}
                >
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useProblemText(): (problem: SceneProblem) => string {
  const { t } = useLingui();
  return (problem) => {
    const name = 'layer' in problem ? problem.layer.name : '';
    switch (problem.kind) {
      case 'textDoesNotFit':
        return t`${name}: the text does not fit.`;
      case 'outsidePage':
        return t`${name}: more than half of it is outside the page.`;
      case 'outsideSafeArea':
        return t`${name}: too close to the edge, a printer may cut it off.`;
      case 'missingAsset':
        return t`${name}: the picture no longer exists.`;
      case 'missingProduct':
        return t`${name}: the product or its picture no longer exists.`;
      case 'missingLogo':
        return t`${name}: your profile has no logo yet.`;
      case 'missingCharacters':
        return t`${name}: this font can't print ${problem.characters}. They would be empty boxes.`;
      case 'lowResolution':
        return t`${name}: only ${problem.dpi} dpi, too few for print.`;
      case 'slotCount':
        return t`${problem.session} takes ${problem.shots} photos, this template shows ${problem.slots.length}.`;
      case 'slotGap':
        return t`No photo has number ${problem.slot}.`;
    }
  };
}
