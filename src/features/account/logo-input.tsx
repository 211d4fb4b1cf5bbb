import type { AccountUpdate } from '~/api/account';
import { UploadPicture } from '~/entities/pickers/upload-picture';
import type { FieldInputProps } from '~/patterns/form/field';
import { PictureInput } from '~/patterns/form/inputs/picture-input';
import styles from './profile.module.css';

/** The logo: chosen among the assets, or uploaded here. */
export function LogoInput({
  value,
  onChange,
  ...props
}: FieldInputProps<string | null | undefined, Partial<AccountUpdate>>) {
  return (
    <div className={styles.logo}>
      <PictureInput
        {...props}
        value={value ?? ''}
        type="logo"
        onChange={(id) => onChange(id === '' ? null : id)}
      />
      {!props.readOnly && (
        <UploadPicture
          label={props.label}
          type="logo"
          onUploaded={([first]) => first && onChange(first.id)}
        />
      )}
    </div>
  );
}
