import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import {
  type Account,
  type AccountUpdate,
  getOwnAccountQuery,
  UpdateOwnAccountBody,
  useUpdateOwnAccount,
} from '~/api/account';
import { getAssetQuery } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';
import type { FieldInputProps, Section } from '~/components/form/field';
import { fieldsOf } from '~/components/form/fields';
import { RecordForm } from '~/components/form/record-form';
import { UploadPicture } from '~/components/pickers/upload-picture';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Spinner } from '~/ui/spinner';
import styles from './setup.module.css';

const field = fieldsOf<AccountUpdate>();

export const brandForm: readonly Section<AccountUpdate, Account>[] = [
  {
    title: msg`Brand`,
    fields: [
      field.custom('logoAssetId', { label: msg`Logo`, group: true, Input: LogoInput }),
      field.custom('brandColor', {
        label: msg`Color`,
        hint: msg`For buttons on booths and on the pages of your guests.`,
        Input: ColorInput,
      }),
    ],
  },
];

function LogoInput(props: FieldInputProps<string | null | undefined, Partial<AccountUpdate>>) {
  const { id, value, onChange, readOnly } = props;
  const { data } = useQuery({ ...getAssetQuery(value ?? ''), enabled: value != null });
  return (
    <div id={id} className={styles.logo}>
      {data?.thumbUrl && <img src={mediaUrl(data.thumbUrl)} alt={data.name} />}
      {!readOnly && <UploadPicture type="logo" onUploaded={([asset]) => onChange(asset?.id ?? null)} />}
    </div>
  );
}

/** What booths show without a color of the business. */
const PLAIN = '#3D4AD6';

function ColorInput(props: FieldInputProps<string | null | undefined, Partial<AccountUpdate>>) {
  const { id, value, onChange, onBlur, readOnly, describedBy } = props;
  return (
    <span className={styles.color}>
      <input
        id={id}
        type="color"
        value={(value ?? PLAIN).toLowerCase()}
        disabled={readOnly}
        aria-describedby={describedBy}
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
      />
      {value == null && !readOnly && (
        <Button variant="subtle" size="s" onClick={() => onChange(PLAIN)}>
          <Trans>Use this color</Trans>
        </Button>
      )}
    </span>
  );
}

/** Asks for the logo and the color of the business. */
export function BrandDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { data } = useQuery(getOwnAccountQuery());
  const { mutateAsync: update } = useUpdateOwnAccount();
  return (
    <Dialog title={t`Add your brand`} onClose={onClose}>
      {data ? (
        <RecordForm
          sections={brandForm}
          schema={UpdateOwnAccountBody}
          record={data}
          needs="updateOwnAccount"
          save={(changes) => update({ data: changes })}
          onSaved={onClose}
          action={<Trans>Save brand</Trans>}
        />
      ) : (
        <Spinner label={t`Loading`} />
      )}
    </Dialog>
  );
}
