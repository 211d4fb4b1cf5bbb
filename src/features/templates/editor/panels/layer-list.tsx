import { Trans, useLingui } from '@lingui/react/macro';
import { type Dispatch, memo, useEffect, useRef, useState } from 'react';
import type { SceneLayer } from '~/api/scene';
import { inOrder } from '~/scene/scene';
import { Icon } from '~/ui/icon';
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconLock, IconLockOpen } from '~/ui/icons';
import type { Point } from '~/ui/overlay/context-menu';
import editor from '../canvas/editor.module.css';
import type { EditorAction } from '../state/editor-state';
import { layerIcon } from './layer-icons';
import { layerTypeLabels } from './layer-labels';
import styles from './layer-list.module.css';

interface LayerListProps {
  layers: readonly SceneLayer[];
  selection: readonly string[];
  readOnly: boolean;
  dispatch: Dispatch<EditorAction>;
  onMenu: (at: Point) => void;
}

/** Rows that are added in one task, so that a page with hundreds of layers responds while they are. */
const STEP = 30;

function useRowCount(most: number): number {
  const [count, setCount] = useState(STEP);
  useEffect(() => {
    if (count >= most) return;
    const timer = setTimeout(() => setCount(count + STEP));
    return () => clearTimeout(timer);
  }, [count, most]);
  return count;
}

/** All layers, the topmost first. Together with the inspector it does everything that the canvas does. */
export function LayerList({ layers, selection, readOnly, dispatch, onMenu }: LayerListProps) {
  const count = useRowCount(layers.length);
  if (layers.length === 0)
    return (
      <p className={editor.hint}>
        <Trans>Nothing on the page yet. Add a photo or a text.</Trans>
      </p>
    );
  const topFirst = inOrder(layers).reverse();
  const groups = [...new Set(topFirst.flatMap(({ group }) => group ?? []))];
  return (
    <ol className={styles.layers}>
      {topFirst.slice(0, count).map((layer, i) => (
        <LayerRow
          key={layer.id}
          layer={layer}
          group={layer.group === undefined ? null : groups.indexOf(layer.group) + 1}
          isSelected={selection.includes(layer.id)}
          isFirst={i === 0}
          isLast={i === topFirst.length - 1}
          readOnly={readOnly}
          dispatch={dispatch}
          onMenu={onMenu}
        />
      ))}
    </ol>
  );
}

interface LayerRowProps extends Pick<LayerListProps, 'readOnly' | 'dispatch' | 'onMenu'> {
  layer: SceneLayer;
  /** The number of its group on this page, from 1. */
  group: number | null;
  isSelected: boolean;
  isFirst: boolean;
  isLast: boolean;
}

const LayerRow = memo(function LayerRow({
  layer,
  group,
  isSelected,
  isFirst,
  isLast,
  readOnly,
  dispatch,
  onMenu,
}: LayerRowProps) {
  const { t } = useLingui();
  const { id, type, locked, hidden } = layer;
  // A text that was not named is known by its words.
  const name = layer.type === 'text' && layer.name === t(layerTypeLabels.text) ? layer.text : layer.name;
  const patch = (values: Record<string, unknown>) => dispatch({ type: 'patch', ids: [id], values });
  const row = useRef<HTMLLIElement>(null);
  // A layer that was selected on the canvas. The list scrolls, but not the page around it.
  useEffect(() => {
    const list = row.current?.closest('[data-layers]');
    if (!isSelected || !row.current || !list) return;
    const [at, box] = [row.current.getBoundingClientRect(), list.getBoundingClientRect()];
    if (at.top < box.top || at.bottom > box.bottom) list.scrollTop += at.top - box.top - box.height / 2;
  }, [isSelected]);
  return (
    <li
      ref={row}
      className={styles.layer}
      data-selected={isSelected || undefined}
      data-hidden={hidden || undefined}
      onContextMenu={(event) => {
        if (readOnly) return;
        event.preventDefault();
        if (!isSelected) dispatch({ type: 'select', ids: [id] });
        onMenu({ x: event.clientX, y: event.clientY });
      }}
    >
      <button
        type="button"
        className={styles.layerName}
        aria-pressed={isSelected}
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          dispatch({ type: 'select', ids: [id], add: shiftKey || ctrlKey || metaKey })
        }
      >
        <span className={styles.icon} aria-hidden>
          {layerIcon(layer)}
        </span>
        <span className={styles.name} title={name}>
          {name}
        </span>{' '}
        {group !== null && (
          <span className="hint rigid">
            <Trans>Group {group}</Trans>
          </span>
        )}{' '}
        <span className="visually-hidden">{t(layerTypeLabels[type])}</span>
      </button>
      {!readOnly && (
        <>
          <span className={styles.action}>
            <Icon
              size="s"
              label={t`Move ${name} up`}
              disabled={isFirst}
              onClick={() => dispatch({ type: 'reorder', ids: [id], step: 'forward' })}
            >
              <IconArrowUp />
            </Icon>
            <Icon
              size="s"
              label={t`Move ${name} down`}
              disabled={isLast}
              onClick={() => dispatch({ type: 'reorder', ids: [id], step: 'backward' })}
            >
              <IconArrowDown />
            </Icon>
          </span>
          <span className={hidden ? undefined : styles.action}>
            <Icon
              size="s"
              label={hidden ? t`Show ${name}` : t`Hide ${name}`}
              onClick={() => patch({ hidden: !hidden })}
            >
              {hidden ? <IconEyeOff /> : <IconEye />}
            </Icon>
          </span>
          <span className={locked ? undefined : styles.action}>
            <Icon
              size="s"
              label={locked ? t`Unlock ${name}` : t`Lock ${name}`}
              onClick={() => patch({ locked: !locked })}
            >
              {locked ? <IconLock /> : <IconLockOpen />}
            </Icon>
          </span>
        </>
      )}
    </li>
  );
});
