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
      field.lines('description', { label: msg`Description`, hint: msg`Guests see it below the picture.` }),
      field.text('brand', { label: msg`Brand`, half: true }),
      field.text('category', { label: msg`Category`, half: true }),
      field.tags('tags', {
        label: msg`Tags`,
        hint: msg`Add your own tags. Press Enter or comma after each.`,
      }),
    ],
  },
  {
    title: msg`Price and shop`,
    fields: [
      field.money('price', {
        label: msg`Price`,
        hint: msg`Leave empty to show no price.`,
        currency: 'currency',
        half: true,
      }),
      field.choice('currency', {
        label: msg`Currency`,
        hint: msg`As shown in your shop.`,
        options: currencyChoices,
        half: true,
      }),
      field.text('url', {
        label: msg`Shop link`,
        hint: msg`The product's page in your shop. The picture links to it.`,
        type: 'url',
      }),
      field.text('sku', {
        label: msg`SKU`,
        hint: msg`Your stock number. Must be unique.`,
        formatError: msg`Use letters, digits and . _ / - only, starting with a letter or digit.`,
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
      field.number('order', { label: msg`Sort order`, hint: msg`Lower numbers come first.` }),
    ],
  },
  { title: msg`Picture`, aside: true, fields: [field.picture('imageAssetId', { label: msg`Picture` })] },
];
