import { useLingui } from '@lingui/react/macro';
import type { Dispatch, ReactElement } from 'react';
import type { SceneLayer } from '~/api/scene';
import { Icon } from '~/ui/icon';
import {
  IconLayersSubtract,
  IconLayersUnion,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  IconStackBack,
  IconStackFront,
} from '~/ui/icons';
import type { EditorAction } from '../state/editor-state';
import styles from './inspector.module.css';

interface ArrangeProps {
  layers: readonly SceneLayer[];
  dispatch: Dispatch<EditorAction>;
}

/** Arranges the selected layers: align, distribute, order, group. */
export function Arrange({ layers, dispatch }: ArrangeProps) {
  const { t } = useLingui();
  const ids = layers.map(({ id }) => id);
  const isOne = layers.length < 2;
  const button = (label: string, icon: ReactElement, action: EditorAction, disabled = false) => (
    <Icon label={label} disabled={disabled} onClick={() => dispatch(action)}>
      {icon}
    </Icon>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.arrange} role="group" aria-label={t`Arrange`}>
      {button(t`Align left`, <IconLayoutAlignLeft />, { type: 'align', edge: 'left' })}
      {button(t`Center horizontally`, <IconLayoutAlignCenter />, { type: 'align', edge: 'center' })}
      {button(t`Align right`, <IconLayoutAlignRight />, { type: 'align', edge: 'right' })}
      {button(t`Align top`, <IconLayoutAlignTop />, { type: 'align', edge: 'top' })}
      {button(t`Center vertically`, <IconLayoutAlignMiddle />, { type: 'align', edge: 'middle' })}
      {button(t`Align bottom`, <IconLayoutAlignBottom />, { type: 'align', edge: 'bottom' })}
      {button(
        t`Distribute horizontally`,
        <IconLayoutDistributeVertical />,
        { type: 'distribute', axis: 'x' },
        layers.length < 3,
      )}
      {button(
        t`Distribute vertically`,
        <IconLayoutDistributeHorizontal />,
        { type: 'distribute', axis: 'y' },
        layers.length < 3,
      )}
      {button(t`Bring to front`, <IconStackFront />, { type: 'reorder', ids, step: 'front' })}
      {button(t`Send to back`, <IconStackBack />, { type: 'reorder', ids, step: 'back' })}
      {button(t`Group`, <IconLayersUnion />, { type: 'group' }, isOne)}
      {button(
        t`Ungroup`,
        <IconLayersSubtract />,
        { type: 'ungroup' },
        !layers.some(({ group }) => group !== undefined),
      )}
    </div>
  );
}
