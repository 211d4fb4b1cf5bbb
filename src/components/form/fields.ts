/**
 * The one pattern of all forms. An entity declares its fields; the contract's generated schemas are the validation.
 *
 *     // features/products/product-form.ts
 *     const field = fieldsOf<ProductCreate>();
 *     export const productForm: Section[] = [
 *       { title: msg`Product`, fields: [
 *         field.text('name', { label: msg`Name` }),
 *         field.lines('description', { label: msg`Description`, hint: msg`...` }),
 *         field.money('price', { label: msg`Price`, currency: 'currency', half: true }),
 *         field.text('address.city', { label: msg`City` }),                    // a part of an object
 *         field.choice('kind', { label: msg`Kind`, options: kindOptions }),
 *         field.custom('audience', { label: msg`Who`, Input: AudienceInput }), // an input of one's own
 *       ] },
 *       { title: msg`Picture`, aside: true, fields: [field.picture('imageAssetId', { label: msg`Picture` })] },
 *     ];
 *
 *     // to change one; `null` and CreateProductBody to make one
 *     <RecordForm
 *       sections={productForm}
 *       schema={UpdateProductBody}
 *       record={product}
 *       needs="updateProduct"
 *       save={(data) => mutateAsync({ id, data })}
 *     />
 *
 * To add a field takes the contract, one line here, and its words.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, createElement, lazy } from 'react';
import type { AssetType } from '~/api/assets';
import { formatPhone } from '~/lib/format';
import type { Choice, Field, InputProps, UseChoices } from './field';
import { ChoiceInput, ChoicesInput } from './inputs/choice-input';
import { DateTimeInput } from './inputs/date-time-input';
import { IdsInput } from './inputs/ids-input';
import { MoneyInput } from './inputs/money-input';
import { NumberInput } from './inputs/number-input';
import { TagsInput } from './inputs/tags-input';
import { LinesInput, TextInput, type TextLook } from './inputs/text-input';
import { ToggleInput } from './inputs/toggle-input';
import { fractionDigits, readAmount, readNumber, writeAmount } from './numbers';
import type { PathTo } from './path-to';
import { type Lookup, readLocalTime, writeLocalTime } from './values';

// Few forms have a picture, and it brings the calls about assets along.
const PictureInput = lazy(() =>
  import('./inputs/picture-input').then(({ PictureInput }) => ({ default: PictureInput })),
);

type Look = Pick<Field, 'label' | 'hint' | 'half' | 'when' | 'format'>;

/** Nobody types an id. */
const CHOOSE = msg`Choose one from the list.`;
export const PHONE_FORMAT = msg`Write ten digits, or a + with the code of the country before them.`;

const text = (draft: unknown) => (typeof draft === 'string' ? draft.trim() : draft);
const same = (value: unknown) => value;
const shown = (value: unknown) => value ?? '';
const listed = (value: unknown) => (Array.isArray(value) ? value : []);

/** An input knows the drafts of its own field alone, which `toDraft` beside it makes. */
const input = <Draft>(Input: ComponentType<InputProps<Draft>>) => Input as ComponentType<InputProps>;

/** The kinds of fields, for the body of a request of type T. */
export function fieldsOf<T>() {
  return {
    text: (path: PathTo<T, string>, look: Look & TextLook): Field => ({
      ...look,
      path,
      counts: true,
      Input: input((props: InputProps<string>) => TextInput({ ...props, look })),
      toDraft: shown,
      fromDraft: text,
    }),
    lines: (path: PathTo<T, string>, look: Look & { rows?: number }): Field => ({
      ...look,
      path,
      counts: true,
      Input: input((props: InputProps<string>) => LinesInput({ ...props, rows: look.rows })),
      toDraft: shown,
      fromDraft: text,
    }),
    number: (path: PathTo<T, number>, look: Look): Field => ({
      ...look,
      path,
      Input: input(NumberInput),
      toDraft: (value) => (typeof value === 'number' ? String(value) : ''),
      fromDraft: (draft) => readNumber(String(draft)),
    }),
    /** Ten digits, or a number with the code of its country; how somebody parts them is their own affair. */
    phone: (path: PathTo<T, string>, look: Look): Field => ({
      ...look,
      path,
      format: look.format ?? PHONE_FORMAT,
      Input: input((props: InputProps<string>) => TextInput({ ...props, look: { type: 'tel' } })),
      toDraft: (value) => (typeof value === 'string' ? formatPhone(value) : ''),
      fromDraft: (draft) => String(draft).replaceAll(/[\s().-]/g, ''),
    }),
    /** An amount in minor units, typed in whole ones. `currency` is the path of its ISO code. */
    money: (
      path: PathTo<T, number>,
      { currency, ...look }: Look & { currency: PathTo<T, string> },
    ): Field => {
      const digits = (lookUp: Lookup) => fractionDigits(String(lookUp(currency) ?? ''));
      return {
        ...look,
        path,
        Input: input((props: InputProps<string>) =>
          MoneyInput({ ...props, currency: String(props.lookUp(currency) ?? '') }),
        ),
        toDraft: (value, lookUp) => writeAmount(value, digits(lookUp)),
        fromDraft: (draft, lookUp) => readAmount(String(draft), digits(lookUp)),
        sayNumber: (value, lookUp, locale) =>
          new Intl.NumberFormat(locale, { minimumFractionDigits: digits(lookUp) }).format(
            value / 10 ** digits(lookUp),
          ),
      };
    },
    /** One of a few. `none` names the empty choice, where the contract allows one. */
    choice: (
      path: PathTo<T, string>,
      {
        options,
        none,
        ...look
      }: Look & { options: readonly Choice[] | (() => readonly Choice[]); none?: MessageDescriptor },
    ): Field => ({
      ...look,
      path,
      format: look.format ?? CHOOSE,
      Input: input((props: InputProps<string>) => ChoiceInput({ ...props, options, none })),
      toDraft: shown,
      fromDraft: same,
    }),
    /** Several of a few. */
    choices: (
      path: PathTo<T, readonly string[]>,
      { options, ...look }: Look & { options: readonly Choice[] },
    ): Field => ({
      ...look,
      path,
      group: true,
      Input: input((props: InputProps<string[]>) => ChoicesInput({ ...props, options })),
      toDraft: listed,
      fromDraft: same,
    }),
    /** Words of one's own; `useKnown` suggests some. */
    tags: (
      path: PathTo<T, readonly string[]>,
      { useKnown, ...look }: Look & { useKnown?: (wanted: boolean) => readonly string[] },
    ): Field => ({
      ...look,
      path,
      Input: input((props: InputProps<string[]>) =>
        createElement(TagsInput, { ...props, ...(useKnown && { useKnown }) }),
      ),
      toDraft: listed,
      fromDraft: same,
    }),
    toggle: (path: PathTo<T, boolean>, look: Look): Field => ({
      ...look,
      path,
      inline: true,
      Input: input(ToggleInput),
      toDraft: (value) => value === true,
      fromDraft: same,
    }),
    /** A moment, typed in the time zone of whoever types. */
    dateTime: (path: PathTo<T, string>, look: Look): Field => ({
      ...look,
      path,
      Input: input(DateTimeInput),
      toDraft: writeLocalTime,
      fromDraft: readLocalTime,
    }),
    /** Ids of others, by their names: `useLocationChoices`. `none` says what no id means. */
    ids: (
      path: PathTo<T, readonly string[]>,
      { useChoices, none, ...look }: Look & { useChoices: UseChoices; none: MessageDescriptor },
    ): Field => ({
      ...look,
      path,
      group: true,
      Input: input((props: InputProps<string[]>) => IdsInput({ ...props, useChoices, none })),
      toDraft: listed,
      fromDraft: same,
    }),
    /** The id of an asset that is a picture; of one type, where the contract asks for that. */
    picture: (path: PathTo<T, string>, { type, ...look }: Look & { type?: AssetType }): Field => ({
      ...look,
      path,
      group: true,
      format: look.format ?? CHOOSE,
      Input: input((props: InputProps<string>) => createElement(PictureInput, { ...props, type })),
      toDraft: shown,
      fromDraft: same,
    }),
    /** An input of one's own; its draft is its value. */
    custom: (
      path: keyof T & string,
      look: Look & { Input: ComponentType<InputProps>; group?: boolean },
    ): Field => ({ ...look, path, toDraft: same, fromDraft: same }),
  };
}
