import { useLingui } from '@lingui/react/macro';
import { type Dispatch, type ReactNode, useRef, useState } from 'react';
import type { SceneLayer } from '~/api/scene';
import { Segmented } from '~/ui/field/segmented';
import { IconPlus, IconStack2 } from '~/ui/icons';
import type { EditorAction } from '../state/editor-state';
import { LayerButtons } from './layer-buttons';
import { layerTypeLabels } from './layer-labels';
import styles from './phone-panel.module.css';

type Tab = 'add' | 'layers' | 'properties';

export interface PhonePanelProps {
  /** Absent if the design is read-only. */
  add: ReactNode;
  layers: ReactNode;
  properties: ReactNode;
  /** The selected layers. */
  selected: readonly SceneLayer[];
  dispatch: Dispatch<EditorAction>;
  /** Counts the presses on the canvas. */
  taps: number;
}

/** The tools below the canvas of a phone, within reach of the thumb. */
export function PhonePanel({ add, layers, properties, selected, taps, dispatch }: PhonePanelProps) {
  const { t } = useLingui();
  const [layer] = selected;
  const first = add ? 'add' : 'layers';
  const own = layer ? 'properties' : first;
  const [tab, setTab] = useState<Tab>(own);
  const [isTall, setTall] = useState(false);
  const selection = selected.map(({ id }) => id).join(' ');
  const [seen, setSeen] = useState({ selection, taps });
  if (seen.selection !== selection) {
    setSeen({ selection, taps });
    // In the list of layers, the next tap is often on another one.
    if (tab !== 'layers' || seen.taps !== taps) setTab(own);
  }
  const choose = (next: Tab) => {
    setTab(next);
    setSeen({ selection, taps });
  };
  const subject = !layer
    ? t`Page`
    : selected.length > 1
      ? t`${selected.length} layers`
      : t(layerTypeLabels[layer.type]);
  const all: { value: Tab; label: string; icon?: ReactNode }[] = [
    { value: 'add', label: t`Add`, icon: <IconPlus size={18} aria-hidden /> },
    { value: 'layers', label: t`Layers`, icon: <IconStack2 size={18} aria-hidden /> },
    { value: 'properties', label: subject },
  ];
  return (
    <div className={styles.panel} data-tall={isTall || undefined}>
      <Handle isTall={isTall} onChange={setTall} />
      <div className={styles.tabs}>
        <div className="grow" role="radiogroup" aria-label={t`Tools`}>
          <Segmented fullWidth value={tab} options={add ? all : all.slice(1)} onChange={choose} />
        </div>
        {add && layer && <LayerButtons layers={selected} dispatch={dispatch} />}
      </div>
      <div key={tab} className={styles.body} data-layers>
        {{ add, layers, properties }[tab]}
      </div>
    </div>
  );
}

/** In px; less is a tap. */
const DRAGGED = 12;

/** Changes the height of the panel when it is tapped, or dragged up or down. */
function Handle({ isTall, onChange }: { isTall: boolean; onChange: (isTall: boolean) => void }) {
  const { t } = useLingui();
  const start = useRef(0);
  const isDragged = useRef(false);
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={isTall ? t`Show less` : t`Show more`}
      onPointerDown={({ currentTarget, pointerId, clientY }) => {
        currentTarget.setPointerCapture(pointerId);
        start.current = clientY;
        isDragged.current = false;
      }}
      onPointerMove={({ currentTarget, pointerId, clientY }) => {
        const moved = clientY - start.current;
        if (!currentTarget.hasPointerCapture(pointerId) || Math.abs(moved) < DRAGGED) return;
        isDragged.current = true;
        onChange(moved < 0);
      }}
      onClick={({ detail }) => {
        // The keyboard's click has no pointer before it.
        if (detail === 0 || !isDragged.current) onChange(!isTall);
      }}
    />
  );
}
