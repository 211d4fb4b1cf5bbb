import { Trans, useLingui } from '@lingui/react/macro';
import { type Dispatch, useId, useRef, useState } from 'react';
import type { SceneLayer } from '~/api/scene';
import { PictureDialog } from '~/entities/pickers/picture-dialog';
import { type FontName, fontNames, knownFont } from '~/scene/fonts';
import { Button } from '~/ui/button';
import type { EditorAction } from '../state/editor-state';
import type { EditorBrand, Swatches } from './brand';
import { ChoiceField, LayerColorField, NumberField } from './fields';
import { InsertPlaceholder } from './insert-placeholder';
import styles from './inspector.module.css';

/** The contract's longest text of a layer. */
const LONGEST = 1000;

interface LayerFieldsProps<L extends SceneLayer = SceneLayer> {
  layer: L;
  brand: EditorBrand;
  swatches: Swatches;
  readOnly: boolean;
  patch: (values: Record<string, unknown>) => void;
  dispatch: Dispatch<EditorAction>;
}

/** The properties that only one kind of layer has. */
export function LayerFields({ layer, ...props }: LayerFieldsProps) {
  switch (layer.type) {
    case 'text':
      return <TextFields layer={layer} {...props} />;
    case 'shape':
      return <ShapeFields layer={layer} {...props} />;
    case 'photo':
      return (
        <NumberField
          label={<Trans>Shot</Trans>}
          value={layer.slot}
          min={1}
          max={16}
          unit=""
          lazy
          disabled={props.readOnly}
          onChange={(slot) => props.dispatch({ type: 'changeSlot', id: layer.id, slot: Math.round(slot) })}
        />
      );
    case 'qr':
      return (
        <LayerColorField
          label={<Trans>Color</Trans>}
          value={layer.color}
          swatches={props.swatches}
          disabled={props.readOnly}
          onChange={(color) => props.patch({ color })}
        />
      );
    case 'image':
      return <ImageFields layer={layer} {...props} />;
    default:
      return null;
  }
}

function TextFields({
  layer,
  brand,
  swatches,
  readOnly,
  patch,
}: LayerFieldsProps<Extract<SceneLayer, { type: 'text' }>>) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const fontOf = (group: string) => (name: FontName) => ({ value: name, label: name, group });
  const fonts =
    brand.fonts.length === 0
      ? fontNames.map((name) => ({ value: name, label: name }))
      : [
          ...brand.fonts.map(fontOf(t`Your brand`)),
          ...fontNames.filter((name) => !brand.fonts.includes(name)).map(fontOf(t`Other fonts`)),
        ];
  return (
    <>
      <div className={`${styles.field} ${styles.wide}`}>
        <label htmlFor={id}>
          <Trans>Text</Trans>
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={LONGEST}
          ref={input}
          value={layer.text}
          readOnly={readOnly}
          onChange={({ currentTarget }) => patch({ text: currentTarget.value })}
        />
        {!readOnly && (
          <InsertPlaceholder field={input} onText={(text) => patch({ text: text.slice(0, LONGEST) })} />
        )}
      </div>
      <ChoiceField
        label={<Trans>Font</Trans>}
        value={knownFont(layer.font)}
        options={fonts}
        disabled={readOnly}
        onChange={(font) => patch({ font })}
      />
      <div className={styles.pair}>
        <NumberField
          label={<Trans>Size</Trans>}
          value={layer.size}
          min={1}
          max={2000}
          disabled={readOnly}
          onChange={(size) => patch({ size })}
        />
        <ChoiceField
          label={<Trans>Alignment</Trans>}
          value={layer.align}
          options={[
            { value: 'left', label: t`Left` },
            { value: 'center', label: t`Center` },
            { value: 'right', label: t`Right` },
          ]}
          disabled={readOnly}
          onChange={(align) => patch({ align })}
        />
      </div>
      <LayerColorField
        label={<Trans>Color</Trans>}
        value={layer.color}
        swatches={swatches}
        disabled={readOnly}
        onChange={(color) => patch({ color })}
      />
    </>
  );
}

function ShapeFields({
  layer,
  swatches,
  readOnly,
  patch,
}: LayerFieldsProps<Extract<SceneLayer, { type: 'shape' }>>) {
  return (
    <>
      <LayerColorField
        label={<Trans>Color</Trans>}
        value={layer.fill}
        swatches={swatches}
        disabled={readOnly}
        onChange={(fill) => patch({ fill })}
      />
      {layer.shape === 'rectangle' && (
        <NumberField
          label={<Trans>Corner radius</Trans>}
          value={layer.radius}
          min={0}
          max={6000}
          disabled={readOnly}
          onChange={(radius) => patch({ radius })}
        />
      )}
    </>
  );
}

function ImageFields({ layer, readOnly, patch }: LayerFieldsProps<Extract<SceneLayer, { type: 'image' }>>) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div>
      <Button variant="secondary" size="s" disabled={readOnly} onClick={() => setChoosing(true)}>
        <Trans>Choose another picture</Trans>
      </Button>
      {choosing && (
        <PictureDialog
          chosen={layer.assetId}
          onChoose={(assetId) => {
            setChoosing(false);
            patch({ assetId });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
