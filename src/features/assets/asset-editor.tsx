import { msg } from '@lingui/core/macro';
import { type AssetUpdate, assetTypeValues, UpdateAssetBody, useUpdateAsset } from '~/api/assets';
import { createEditor } from '~/patterns/facts/in-place-form';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { assetTypeLabels } from './model/asset-types';

const field = fieldsOf<AssetUpdate>();
const types = assetTypeValues.map((value) => ({ value, label: assetTypeLabels[value] }));

const assetForm: readonly Section<AssetUpdate>[] = [
  {
    title: msg`Asset`,
    fields: [
      field.text('name', { label: msg`Name` }),
      field.choice('type', { label: msg`Type`, options: () => types }),
    ],
  },
];

/** The name and the type of an asset, in its panel. */
export const AssetEditor = createEditor(assetForm, UpdateAssetBody, useUpdateAsset);
