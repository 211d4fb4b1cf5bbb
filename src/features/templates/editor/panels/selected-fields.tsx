import { Trans, useLingui } from '@lingui/react/macro';
import type { Dispatch } from 'react';
import type { SceneLayer } from '~/api/scene';
import { TextField } from '~/ui/field/text-field';
import editor from '../canvas/editor.module.css';
import type { EditorAction } from '../state/editor-state';
import { Arrange } from './arrange';
import type { EditorBrand, Swatches } from './brand';
import { NumberField, SwitchField } from './fields';
import styles from './inspector.module.css';
import { LayerButtons } from './layer-buttons';
import { LayerFields } from './layer-fields';
import { layerTypeLabels } from './layer-labels';

/** The value that all layers share. */
function shared<K extends keyof SceneLayer>(
  layers: readonly SceneLayer[],
  key: K,
): SceneLayer[K] | undefined {
  const [first] = layers;
  return first && layers.every((layer) => layer[key] === first[key]) ? first[key] : undefined;
}

export interface SelectedFieldsProps {
  layers: readonly SceneLayer[];
  brand: EditorBrand;
  swatches: Swatches;
  readOnly: boolean;
  dispatch: Dispatch<EditorAction>;
}

/** The properties of the selected layers. */
export function SelectedFields({ layers, ...props }: SelectedFieldsProps) {
  const { readOnly, dispatch } = props;
  const [layer] = layers;
  const ids = layers.map(({ id }) => id);
  const isLocked = layers.some(({ locked }) => locked);
  const patch = (values: Record<string, unknown>) => {
    const mergeKey = `${Object.keys(values).join(' ')} ${ids.join(' ')}`;
    dispatch({ type: 'patch', ids, values, mergeKey });
  };
  const number = (
    key: 'x' | 'y' | 'w' | 'h' | 'rotation',
    label: string,
    min: number,
    max: number,
    unit?: string,
  ) => (
    <NumberField
      label={label}
      value={shared(layers, key)}
      min={min}
      max={max}
      unit={unit}
      disabled={readOnly || isLocked}
      onChange={(value) => patch({ [key]: value })}
    />
  );
  const { t } = useLingui();
  const opacity = shared(layers, 'opacity');
  return (
    <>
      <div className={styles.head}>
        <h2 className={editor.heading}>
          {layers.length === 1 && layer ? t(layerTypeLabels[layer.type]) : t`${layers.length} layers`}
        </h2>
        {!readOnly && <LayerButtons size="s" layers={layers} dispatch={dispatch} />}
      </div>
      {layers.length === 1 && layer && <LayerFields {...props} layer={layer} patch={patch} />}
      {!readOnly && <Arrange layers={layers} dispatch={dispatch} />}
      <div className={styles.pair}>
        {number('x', t`Left`, -12_000, 12_000)}
        {number('y', t`Top`, -12_000, 12_000)}
        {number('w', t`Width`, 0, 24_000)}
        {number('h', t`Height`, 0, 24_000)}
        {number('rotation', t`Rotation`, -360, 360, '°')}
        <NumberField
          label={<Trans>Opacity</Trans>}
          value={opacity === undefined ? undefined : opacity * 100}
          min={0}
          max={100}
          unit="%"
          disabled={readOnly}
          onChange={(value) => patch({ opacity: value / 100 })}
        />
      </div>
      <div className={styles.pair}>
        <SwitchField
          label={<Trans>Locked</Trans>}
          value={isLocked}
          disabled={readOnly}
          onChange={(locked) => patch({ locked })}
        />
        <SwitchField
          label={<Trans>Hidden</Trans>}
          value={layers.every(({ hidden }) => hidden)}
          disabled={readOnly}
          onChange={(hidden) => patch({ hidden })}
        />
      </div>
      {layers.length === 1 && layer && (
        <TextField
          label={<Trans>Name</Trans>}
          value={layer.name}
          maxLength={60}
          disabled={readOnly}
          onChange={({ currentTarget }) => currentTarget.value !== '' && patch({ name: currentTarget.value })}
        />
      )}
    </>
  );
}
