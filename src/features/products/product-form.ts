import { msg } from '@lingui/core/macro';
import { createElement, Suspense } from 'react';
import type { ProductCreate } from '~/api/products';
import { currencyChoices } from '~/entities/pickers/currency-choices';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { NumberInput } from '~/patterns/form/inputs/number-input';
import { readNumber } from '~/patterns/form/numbers';
import { useKnownBrands, useKnownCategories, useKnownProductTags } from './known-values';
import { ProductPreview } from './product-preview';
import { LAST } from './product-queries';

const field = fieldsOf<ProductCreate>();

export const productForm: readonly Section<ProductCreate>[] = [
  {
    title: msg`Product`,
    fields: [
      field.text('name', { label: msg`Name` }),
      field.lines('description', {
        label: msg`Description`,
        hint: msg`For your team only. Guests don't see it.`,
      }),
      field.suggested('brand', { label: msg`Brand`, useKnown: useKnownBrands, half: true }),
      field.suggested('category', { label: msg`Category`, useKnown: useKnownCategories, half: true }),
      field.tags('tags', {
        label: msg`Tags`,
        useKnown: useKnownProductTags,
        hint: msg`Add your own tags. Press Enter or comma after each.`,
      }),
    ],
  },
  { title: msg`Picture`, fields: [field.picture('imageAssetId', { label: msg`Picture` })] },
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
        hint: msg`The product's page in your shop. The button “Shop” opens it.`,
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
      field.converted<'order', string>('order', {
        label: msg`Sort order`,
        hint: msg`Its place among your products: 1 comes first. Leave empty to show it last.`,
        optional: true,
        Input: NumberInput,
        toInput: (order) => (order == null || order === LAST ? '' : String(order)),
        fromInput: (typed) => (typed.trim() === '' ? LAST : readNumber(typed)),
      }),
    ],
  },
  {
    title: msg`Preview`,
    text: msg`As guests see it below their photo.`,
    aside: true,
    fields: [],
    SideContent: (props) => createElement(Suspense, null, createElement(ProductPreview, props)),
  },
];
