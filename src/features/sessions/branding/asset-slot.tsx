import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AssetType } from '~/api/assets';
import type { SessionUpdate } from '~/api/sessions';
import { PictureDialog } from '~/entities/pickers/picture-dialog';
import { UploadPicture } from '~/entities/pickers/upload-picture';
import type { FieldInputProps } from '~/patterns/form/field';
import { Button } from '~/ui/button';
import { IconPhoto } from '~/ui/icons';
import { type Effective, effectiveValue } from '../model/inheritance';
import { useParents, useSessionContext } from '../model/session-context';
import { useAsset } from '../model/use-asset';
import styles from './branding.module.css';
import { InheritedNote } from './inherited-note';

type SlotInputProps = FieldInputProps<string | null | undefined, Partial<SessionUpdate>>;

/** The logo, which can be inherited. */
export function LogoSlot(props: SlotInputProps) {
  const { session } = useSessionContext();
  const effective = effectiveValue('logoAssetId', props.values, session, useParents(props.values));
  return <AssetSlot {...props} type="logo" ratio="3 / 2" effective={effective} />;
}

/** A screen of the booth or the microsite. */
export const screenSlot = (type: AssetType, ratio: string) => (props: SlotInputProps) => (
  <AssetSlot {...props} type={type} ratio={ratio} effective={null} />
);

interface AssetSlotProps extends SlotInputProps {
  type: AssetType;
  /** The aspect ratio of the space for a picture, in CSS format. */
  ratio: string;
  /** Null if the field cannot be inherited. */
  effective: Effective | null;
}

function AssetSlot({ id, value, onChange, onBlur, readOnly, type, ratio, effective }: AssetSlotProps) {
  const [choosing, setChoosing] = useState(false);
  const chosen = effective ? effective.value : value || null;
  const asset = useAsset(chosen);
  const close = () => {
    setChoosing(false);
    onBlur();
  };
  return (
    <div id={id} className={styles.slot}>
      <span className={styles.thumb} style={asset ? undefined : { aspectRatio: ratio }}>
        {asset ? <img src={asset.url} alt={asset.name} /> : <IconPhoto stroke={1.25} aria-hidden />}
      </span>
      <span className="row-2 wrap">
        {!readOnly && (
          <>
            <Button variant="secondary" size="s" onClick={() => setChoosing(true)}>
              {chosen === null ? <Trans>Choose</Trans> : <Trans>Change</Trans>}
            </Button>
            <UploadPicture type={type} onUploaded={([first]) => first && onChange(first.id)} />
          </>
        )}
        {effective ? (
          <InheritedNote
            from={effective.from}
            hasValue={effective.value !== null}
            readOnly={readOnly}
            onReset={() => onChange(null)}
          />
        ) : (
          chosen !== null &&
          !readOnly && (
            <Button variant="subtle" size="s" onClick={() => onChange(null)}>
              <Trans>Remove</Trans>
            </Button>
          )
        )}
      </span>
      {choosing && (
        <PictureDialog
          chosen={chosen ?? ''}
          type={type}
          onChoose={(asset) => {
            onChange(asset);
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
