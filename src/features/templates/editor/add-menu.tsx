import { useLingui } from '@lingui/react/macro';
import {
  IconCamera,
  IconCircle,
  IconLetterT,
  IconLine,
  IconPhoto,
  IconQrcode,
  IconRosette,
  IconShoppingBag,
  IconSquare,
} from '@tabler/icons-react';
import { type Dispatch, lazy, type ReactElement, Suspense, useState } from 'react';
import type { Scene } from '~/api/scene';
import { Button } from '~/ui/button';
import styles from './editor.module.css';
import type { EditorAction } from './editor-state';
import { layerTypeLabels, shapeLabels } from './layer-words';
import { type NewLayer, newLayer } from './new-layers';

const PictureDialog = lazy(() =>
  import('~/components/pickers/picture-dialog').then(({ PictureDialog }) => ({ default: PictureDialog })),
);
const ProductDialog = lazy(() =>
  import('./product-dialog').then(({ ProductDialog }) => ({ default: ProductDialog })),
);

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
  const [choosing, setChoosing] = useState<'image' | 'product' | null>(null);
  const add = (wanted: NewLayer) => {
    const label = wanted.type === 'shape' ? shapeLabels[wanted.shape] : layerTypeLabels[wanted.type];
    const layer = newLayer(scene, wanted, { name: t(label), text: t`Your text`, color, font });
    setChoosing(null);
    dispatch({ type: 'add', layers: [layer] });
  };
  const button = (label: string, icon: ReactElement, run: () => void) => (
    <Button variant="secondary" size="s" icon={icon} onClick={run}>
      {label}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.add} role="group" aria-label={t`Add`}>
      {button(t(layerTypeLabels.photo), <IconCamera size={16} />, () => add({ type: 'photo' }))}
      {button(t(layerTypeLabels.text), <IconLetterT size={16} />, () => add({ type: 'text' }))}
      {button(t(layerTypeLabels.image), <IconPhoto size={16} />, () => setChoosing('image'))}
      {button(t(layerTypeLabels.logo), <IconRosette size={16} />, () => add({ type: 'logo' }))}
      {button(t(layerTypeLabels.qr), <IconQrcode size={16} />, () => add({ type: 'qr' }))}
      {button(t(layerTypeLabels.product), <IconShoppingBag size={16} />, () => setChoosing('product'))}
      {button(t(shapeLabels.rectangle), <IconSquare size={16} />, () =>
        add({ type: 'shape', shape: 'rectangle' }),
      )}
      {button(t(shapeLabels.ellipse), <IconCircle size={16} />, () =>
        add({ type: 'shape', shape: 'ellipse' }),
      )}
      {button(t(shapeLabels.line), <IconLine size={16} />, () => add({ type: 'shape', shape: 'line' }))}
      <Suspense>
        {choosing === 'image' && (
          <PictureDialog
            uploadType="misc"
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
      </Suspense>
    </div>
  );
}
