import { Trans, useLingui } from '@lingui/react/macro';
import { IconCopy, IconPalette, IconTrash } from '@tabler/icons-react';
import { type Dispatch, lazy, Suspense, useState } from 'react';
import type { Scene, SceneLayer } from '~/api/scene';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { TextField } from '~/ui/text-field';
import type { Brand, Swatches } from './brand';
import editor from './editor.module.css';
import type { EditorAction } from './editor-state';
import { layersOf } from './edits';
import { ColorField, NumberField, SwitchField } from './fields';
import styles from './inspector.module.css';
import { LayerFields } from './layer-fields';
import { layerTypeLabels } from './layer-words';

const Arrange = lazy(() => import('./arrange').then(({ Arrange }) => ({ default: Arrange })));

export interface InspectorProps {
  scene: Scene;
  selection: readonly string[];
  brand: Brand;
  swatches: Swatches;
  readOnly: boolean;
  dispatch: Dispatch<EditorAction>;
}

/** The properties of the selected layers, or of the page. */
export function Inspector(props: InspectorProps) {
  const layers = layersOf(props.scene, props.selection);
  const { t } = useLingui();
  return (
    <section className={styles.inspector} aria-label={t`Properties`}>
      {layers.length === 0 ? (
        <PageFields {...props} />
      ) : (
        <Selected key={props.selection.join()} {...props} layers={layers} />
      )}
    </section>
  );
}

function PageFields({ scene, swatches, readOnly, dispatch }: InspectorProps) {
  const patch = (values: Partial<Pick<Scene, 'width' | 'height' | 'background'>>, mergeKey?: string) =>
    dispatch({ type: 'patchScene', values, ...(mergeKey && { mergeKey }) });
  return (
    <>
      <h2 className={editor.heading}>
        <Trans>Page</Trans>
      </h2>
      <div className={styles.pair}>
        <NumberField
          label={<Trans>Width</Trans>}
          value={scene.width}
          min={100}
          max={6000}
          lazy
          disabled={readOnly}
          onChange={(width) => patch({ width: Math.round(width) })}
        />
        <NumberField
          label={<Trans>Height</Trans>}
          value={scene.height}
          min={1}
          max={12_000}
          lazy
          disabled={readOnly}
          onChange={(height) => patch({ height: Math.round(height) })}
        />
      </div>
      <SwitchField
        label={<Trans>Transparent background</Trans>}
        value={scene.background === null}
        disabled={readOnly}
        onChange={(isTransparent) => patch({ background: isTransparent ? null : '#FFFFFF' })}
      />
      {scene.background !== null && (
        <ColorField
          label={<Trans>Background</Trans>}
          value={scene.background}
          swatches={swatches}
          disabled={readOnly}
          onChange={(background) => patch({ background }, 'background')}
        />
      )}
      {!readOnly && <Recolor scene={scene} dispatch={dispatch} />}
    </>
  );
}

const RecolorDialog = lazy(() =>
  import('../recolor/recolor-dialog').then(({ RecolorDialog }) => ({ default: RecolorDialog })),
);

function Recolor({ scene, dispatch }: Pick<InspectorProps, 'scene' | 'dispatch'>) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" size="s" icon={<IconPalette size={16} />} onClick={() => setOpen(true)}>
        <Trans>Recolor</Trans>
      </Button>
      {open && (
        <Suspense>
          <RecolorDialog
            scenes={[{ id: 'page', scene }]}
            onApply={(colors) => {
              dispatch({ type: 'recolor', colors });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The value that all layers share. */
function shared<K extends keyof SceneLayer>(
  layers: readonly SceneLayer[],
  key: K,
): SceneLayer[K] | undefined {
  const [first] = layers;
  return first && layers.every((layer) => layer[key] === first[key]) ? first[key] : undefined;
}

function Selected({ layers, ...props }: InspectorProps & { layers: readonly SceneLayer[] }) {
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
        {!readOnly && (
          <>
            <Icon size="s" label={t`Duplicate`} onClick={() => dispatch({ type: 'add', layers })}>
              <IconCopy />
            </Icon>
            <Icon
              size="s"
              label={t`Delete`}
              disabled={layers.every(({ locked }) => locked)}
              onClick={() => dispatch({ type: 'remove' })}
            >
              <IconTrash />
            </Icon>
          </>
        )}
      </div>
      {!readOnly && (
        <Suspense fallback={<div className={styles.arrange} />}>
          <Arrange layers={layers} dispatch={dispatch} />
        </Suspense>
      )}
      {layers.length === 1 && layer && (
        <>
          <TextField
            label={<Trans>Name</Trans>}
            value={layer.name}
            maxLength={60}
            disabled={readOnly}
            onChange={({ currentTarget }) =>
              currentTarget.value !== '' && patch({ name: currentTarget.value })
            }
          />
          <LayerFields {...props} layer={layer} patch={patch} />
        </>
      )}
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
    </>
  );
}
