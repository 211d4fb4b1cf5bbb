import { msg } from '@lingui/core/macro';
import { type Asset, type AssetUpdate, UpdateAssetBody, useUpdateAsset } from '~/api/assets';
import { InPlaceForm } from '~/components/facts/in-place-form';
import type { EditorProps } from '~/components/facts/use-edit-in-place';
import type { Section } from '~/components/form/field';
import { fieldsOf } from '~/components/form/fields';

const nameForm: readonly Section<AssetUpdate>[] = [
  { title: msg`Asset`, fields: [fieldsOf<AssetUpdate>().text('name', { label: msg`Name` })] },
];

/** The name of an asset, in its panel. */
export function AssetEditor({ row, ...props }: EditorProps<Asset, 'name'>) {
  const { mutateAsync: update } = useUpdateAsset();
  return (
    <InPlaceForm
      {...props}
      sections={nameForm}
      schema={UpdateAssetBody}
      record={row}
      save={(data) => update({ id: row.id, data })}
    />
  );
}
