import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Scene } from '~/api/scene';
import { Button } from '~/ui/button';
import { IconPalette } from '~/ui/icons';
import editor from '../canvas/editor.module.css';
import { layersOf } from '../state/edits';
import { LayerColorField, NumberField, SwitchField } from './fields';
import styles from './inspector.module.css';
import { RecolorDialog } from './recolor-dialog';
import { SelectedFields, type SelectedFieldsProps } from './selected-fields';

interface InspectorProps extends Omit<SelectedFieldsProps, 'layers'> {
  scene: Scene;
  selection: readonly string[];
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
        <SelectedFields key={props.selection.join()} {...props} layers={layers} />
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
        <LayerColorField
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

function Recolor({ scene, dispatch }: Pick<InspectorProps, 'scene' | 'dispatch'>) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" size="s" icon={<IconPalette size={16} />} onClick={() => setOpen(true)}>
        <Trans>Recolor</Trans>
      </Button>
      {open && (
        <RecolorDialog
          scenes={[{ id: 'page', scene }]}
          onApply={(colors) => {
            dispatch({ type: 'recolor', colors });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
