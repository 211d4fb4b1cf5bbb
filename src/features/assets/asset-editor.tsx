import { msg } from '@lingui/core/macro';
import { type AssetUpdate, UpdateAssetBody, useUpdateAsset } from '~/api/assets';
import { createEditor } from '~/components/facts/in-place-form';
import type { Section } from '~/components/form/field';
import { fieldsOf } from '~/components/form/fields';

const nameForm: readonly Section<AssetUpdate>[] = [
  { title: msg`Asset`, fields: [fieldsOf<AssetUpdate>().text('name', { label: msg`Name` })] },
];

/** The name of an asset, in its panel. */
export const AssetEditor = createEditor(nameForm, UpdateAssetBody, useUpdateAsset);
