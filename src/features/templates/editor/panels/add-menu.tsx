import { Trans, useLingui } from '@lingui/react/macro';
import { type Dispatch, useId, useState } from 'react';
import type { Scene } from '~/api/scene';
import { PictureDialog } from '~/entities/pickers/picture-dialog';
import { Button } from '~/ui/button';
import styles from '../canvas/editor.module.css';
import type { EditorAction } from '../state/editor-state';
import { freeSlot } from '../state/edits';
import { type NewLayer, newLayer } from '../state/new-layers';
import { layerIcons } from './layer-icons';
import { layerTypeLabels, shapeLabels } from './layer-labels';
import { ProductDialog } from './product-dialog';

const KINDS = Object.keys(layerIcons) as (keyof typeof layerIcons)[];

interface AddMenuProps {
  scene: Scene;
  /** The color of new texts and shapes. */
  color: string;
  /** The font of new texts. */
  font: string;
  dispatch: Dispatch<EditorAction>;
}

/** A button for each kind of layer. */
export function AddMenu({ scene, color, font, dispatch }: AddMenuProps) {
  const { t } = useLingui();
  const headingId = useId();
  const [choosing, setChoosing] = useState<'image' | 'product' | null>(null);
  const add = (wanted: NewLayer) => {
    const label = wanted.type === 'shape' ? shapeLabels[wanted.shape] : layerTypeLabels[wanted.type];
    const slot = wanted.type === 'photo' ? freeSlot(scene.layers) : undefined;
    const name = slot === undefined ? t(label) : `${t(label)} ${slot}`;
    const layer = newLayer(scene, wanted, { name, text: t`Your text`, color, font });
    setChoosing(null);
    dispatch({ type: 'add', layers: [layer] });
  };
  const start = (kind: (typeof KINDS)[number]) => {
    if (kind === 'image' || kind === 'product') setChoosing(kind);
    else if (kind in shapeLabels) add({ type: 'shape', shape: kind as keyof typeof shapeLabels });
    else add({ type: kind } as NewLayer);
  };
  return (
    <section className={styles.adding} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        <Trans>Add</Trans>
      </h2>
      <div className={styles.add}>
        {KINDS.map((kind) => (
          <Button key={kind} variant="secondary" size="s" icon={layerIcons[kind]} onClick={() => start(kind)}>
            {t({ ...layerTypeLabels, ...shapeLabels }[kind])}
          </Button>
        ))}
      </div>

      {choosing === 'image' && (
        <PictureDialog
          chosen=""
          onChoose={(assetId) => add({ type: 'image', assetId })}
          onClose={() => setChoosing(null)}
        />
      )}
      {choosing === 'product' && (
        <ProductDialog
          onChoose={(productId) => add({ type: 'product', productId })}
          onClose={() => setChoosing(null)}
        />
      )}
    </section>
  );
}
