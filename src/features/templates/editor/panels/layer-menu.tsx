import { useLingui } from '@lingui/react/macro';
import type { Dispatch, ReactElement } from 'react';
import type { SceneLayer } from '~/api/scene';
import { keyLabel } from '~/parts/shortcuts/key-label';
import { Button } from '~/ui/button';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '~/ui/icons';
import { ContextMenu, type Point } from '~/ui/overlay/context-menu';
import type { EditorAction } from '../state/editor-state';
import { LAYER_KEYS, layerActions } from './layer-shortcuts';

interface LayerMenuProps {
  at: Point;
  /** The selected layers. */
  layers: readonly SceneLayer[];
  dispatch: Dispatch<EditorAction>;
  onClose: () => void;
}

/** What can be done with the selected layers, with the shortcuts. */
export function LayerMenu({ at, layers, dispatch, onClose }: LayerMenuProps) {
  const { t } = useLingui();
  const actions = layerActions(layers);
  const isLocked = layers.every(({ locked }) => locked);
  const isHidden = layers.every(({ hidden }) => hidden);
  return (
    <ContextMenu label={t`Layer`} at={at} onClose={onClose}>
      {(close) => {
        const item = (name: keyof typeof actions, label: string, icon: ReactElement, disabled = false) => (
          <Button
            role="menuitem"
            tabIndex={-1}
            variant="subtle"
            size="s"
            icon={icon}
            disabled={disabled}
            onClick={() => {
              close();
              dispatch(actions[name]);
            }}
          >
            {label}
            <kbd aria-hidden>{keyLabel(LAYER_KEYS[name][0], t)}</kbd>
          </Button>
        );
        return (
          <>
            {item('duplicate', t`Duplicate`, <IconCopy size={16} />)}
            {item('forward', t`Bring forward`, <IconArrowUp size={16} />)}
            {item('backward', t`Send backward`, <IconArrowDown size={16} />)}
            {isLocked
              ? item('lock', t`Unlock`, <IconLockOpen size={16} />)
              : item('lock', t`Lock`, <IconLock size={16} />)}
            {isHidden
              ? item('hide', t`Show`, <IconEye size={16} />)
              : item('hide', t`Hide`, <IconEyeOff size={16} />)}
            {item('remove', t`Delete`, <IconTrash size={16} />, isLocked)}
          </>
        );
      }}
    </ContextMenu>
  );
}
