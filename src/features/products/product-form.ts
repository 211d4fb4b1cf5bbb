import { msg } from '@lingui/core/macro';
import type { ProductCreate } from '~/api/products';
import type { Section } from '~/components/form/field';
import { fieldsOf } from '~/components/form/fields';
import { currencyChoices } from '~/components/pickers/currency-choices';
import { useLocationChoices } from '~/components/pickers/location-choices';

const field = fieldsOf<ProductCreate>();

export const productForm: readonly Section<ProductCreate>[] = [
  {
    title: msg`Product`,
    fields: [
      field.text('name', { label: msg`Name` }),
      field.lines('description', { label: msg`Description`, hint: msg`Guests read it below the picture.` }),
      field.text('brand', { label: msg`Brand`, half: true }),
      field.text('category', { label: msg`Category`, half: true }),
      field.tags('tags', {
        label: msg`Tags`,
        hint: msg`Words of your own to find it by. Enter or a comma ends one.`,
      }),
    ],
  },
  {
    title: msg`Price and shop`,
    fields: [
      field.money('price', {
        label: msg`Price`,
        hint: msg`Left empty, no price is shown.`,
        currency: 'currency',
        half: true,
      }),
      field.choice('currency', {
        label: msg`Currency`,
        hint: msg`As in your shop.`,
        options: currencyChoices,
        half: true,
      }),
      field.text('url', {
        label: msg`Where it can be bought`,
        hint: msg`The address in your shop; the picture leads there.`,
        type: 'url',
      }),
      field.text('sku', {
        label: msg`SKU`,
        hint: msg`Your own article number. No two products share one.`,
        formatError: msg`Write letters, digits and . _ / - only, and begin with a letter or a digit.`,
        half: true,
      }),
    ],
  },
  {
    title: msg`Shown to guests`,
    aside: true,
    fields: [
      field.toggle('active', { label: msg`Guests see it` }),
      field.ids('locationIds', {
        label: msg`Locations`,
        useChoices: useLocationChoices,
        none: msg`At all locations`,
      }),
      field.number('order', { label: msg`Place in lists`, hint: msg`Smaller numbers stand first.` }),
    ],
  },
  { title: msg`Picture`, aside: true, fields: [field.picture('imageAssetId', { label: msg`Picture` })] },
];
