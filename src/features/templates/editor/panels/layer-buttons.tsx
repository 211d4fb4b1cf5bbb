import { useLingui } from '@lingui/react/macro';
import type { Dispatch } from 'react';
import type { SceneLayer } from '~/api/scene';
import { Icon } from '~/ui/icon';
import { IconCopy, IconTrash } from '~/ui/icons';
import type { EditorAction } from '../state/editor-state';
import { layerActions } from './layer-shortcuts';

interface LayerButtonsProps {
  layers: readonly SceneLayer[];
  size?: 's';
  dispatch: Dispatch<EditorAction>;
}

/** Duplicates and deletes the selected layers. */
export function LayerButtons({ layers, size, dispatch }: LayerButtonsProps) {
  const { t } = useLingui();
  const actions = layerActions(layers);
  return (
    <>
      <Icon size={size} label={t`Duplicate`} onClick={() => dispatch(actions.duplicate)}>
        <IconCopy />
      </Icon>
      <Icon
        size={size}
        label={t`Delete`}
        disabled={layers.every(({ locked }) => locked)}
        onClick={() => dispatch(actions.remove)}
      >
        <IconTrash />
      </Icon>
    </>
  );
}
