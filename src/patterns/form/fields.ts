/**
 * The one pattern of all forms. An entity declares its fields; the generated schemas of the contract validate them.
 *
 *     // features/products/product-form.ts
 *     const field = fieldsOf<ProductCreate>();
 *     export const productForm: readonly Section<ProductCreate>[] = [
 *       { title: msg`Product`, fields: [
 *         field.text('name', { label: msg`Name` }),
 *         field.lines('description', { label: msg`Description`, hint: msg`...` }),
 *         field.money('price', { label: msg`Price`, currency: 'currency', half: true }),
 *         field.text('address.city', { label: msg`City` }),                    // a property of an object
 *         field.choice('kind', { label: msg`Kind`, options: kindOptions }),
 *         field.custom('audience', { label: msg`Audience`, Input: AudienceInput }), // an input of the feature
 *         field.list('steps', { label: msg`Steps`, Input: StepsInput }),       // an ordered list of objects
 *       ] },
 *       { title: msg`Picture`, aside: true, fields: [field.picture('imageAssetId', { label: msg`Picture` })] },
 *     ];
 *
 *     // to change one; `null` and CreateProductBody to create one
 *     <RecordForm
 *       sections={productForm}
 *       schema={UpdateProductBody}
 *       record={product}
 *       needs="updateProduct"
 *       save={(data) => mutateAsync({ id, data })}
 *     />
 *
 * A new field takes the contract, one line here, and its translations.
 */
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createElement, type FunctionComponent } from 'react';
import type { AssetType } from '~/api/assets';
import type { MissingKind } from '~/entities/pickers/missing-choice';
import { formatPhone } from '~/lib/format';
import { numberFormat } from '~/lib/formatters';
import type { Choice, Field, FieldInputProps, FieldOptions, ListInputProps, UseChoices } from './field';
import { ChoiceInput, ChoicesInput } from './inputs/choice-input';
import { DateTimeInput } from './inputs/date-time-input';
import { IdsInput } from './inputs/ids-input';
import { MoneyInput } from './inputs/money-input';
import { NumberInput } from './inputs/number-input';
import { PictureInput } from './inputs/picture-input';
import { SuggestInput } from './inputs/suggest-input';
import { TagsInput } from './inputs/tags-input';
import { LinesInput, TextInput, type TextOptions } from './inputs/text-input';
import { ToggleInput } from './inputs/toggle-input';
import { withKeys, withoutKeys } from './keyed-items';
import { fractionDigits, readAmount, readNumber, writeAmount } from './numbers';
import type { FieldPath, FormValues, ItemAt, PathTo, ValueAt } from './paths';
import { readLocalTime, valueAt, writeLocalTime } from './values';

/** An id cannot be typed. */
const CHOOSE = msg`Choose one from the list.`;
export const PHONE_FORMAT = msg`Enter a 10-digit number, or start with + and the country code.`;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

interface Conversion<Value, Input, Values> {
  Input: FunctionComponent<FieldInputProps<Input, Values>>;
  Footer?: FunctionComponent<FieldInputProps<Input, Values>>;
  toInput: (value: Value | null | undefined, values: Values) => Input;
  fromInput: (input: Input, values: Values) => Value | '' | null | undefined;
}

/** Only here is the type of a field's value lost: fields with different values are in one list. */
const untyped = <Value, Input, Values>(conversion: Conversion<Value, Input, Values>) =>
  conversion as Conversion<unknown, unknown, Values>;

/** The kinds of fields, for the request body T and the record Row. */
export function fieldsOf<T, Row = unknown>() {
  type Values = FormValues<T>;
  type Options = FieldOptions<Values, Row>;
  type Value<P> = ValueAt<T, P> | null | undefined;
  const ofText = (Input: FunctionComponent<FieldInputProps<string, Values>>) =>
    untyped<string, string, Values>({ Input, toInput: text, fromInput: (typed) => typed.trim() });
  const ofChoice = (Input: FunctionComponent<FieldInputProps<string, Values>>) =>
    untyped<string, string, Values>({ Input, toInput: text, fromInput: (id) => id });
  const ofStrings = (Input: FunctionComponent<FieldInputProps<string[], Values>>) =>
    untyped<string[], string[], Values>({ Input, toInput: strings, fromInput: (chosen) => chosen });

  return {
    text: (path: PathTo<T, string>, options: Options & TextOptions): Field<T, Row> => ({
      ...options,
      path,
      showCounter: true,
      ...ofText((props) => TextInput({ ...props, options })),
    }),
    /** A text for which `useKnown` suggests those in use. */
    suggested: (
      path: PathTo<T, string>,
      { useKnown, ...options }: Options & { useKnown: (wanted: boolean) => readonly string[] },
    ): Field<T, Row> => ({
      ...options,
      path,
      showCounter: true,
      ...ofText((props) => createElement(SuggestInput, { ...props, useKnown })),
    }),
    lines: (path: PathTo<T, string>, options: Options & { rows?: number }): Field<T, Row> => ({
      ...options,
      path,
      showCounter: true,
      ...ofText((props) => LinesInput({ ...props, rows: options.rows })),
    }),
    number: (path: PathTo<T, number>, options: Options): Field<T, Row> => ({
      ...options,
      path,
      ...untyped<number, string, Values>({
        Input: NumberInput,
        toInput: (value) => (typeof value === 'number' ? String(value) : ''),
        fromInput: readNumber,
      }),
    }),
    /** Ten digits, or a number with its country code, with any punctuation. */
    phone: (path: PathTo<T, string>, options: Options): Field<T, Row> => ({
      ...options,
      path,
      formatError: options.formatError ?? PHONE_FORMAT,
      ...untyped<string, string, Values>({
        Input: (props) => TextInput({ ...props, options: { type: 'tel' } }),
        toInput: (value) => (value == null ? '' : formatPhone(value)),
        fromInput: (typed) => typed.replaceAll(/[\s().-]/g, ''),
      }),
    }),
    /** An amount in minor units, typed in major ones. `currency` is the path of its ISO code. */
    money: (
      path: PathTo<T, number>,
      { currency, ...options }: Options & { currency: PathTo<T, string> },
    ): Field<T, Row> => {
      const currencyOf = (values: Values) => text(valueAt(values, currency));
      const digitsOf = (values: Values) => fractionDigits(currencyOf(values));
      return {
        ...options,
        path,
        ...untyped<number, string, Values>({
          Input: (props) => MoneyInput({ ...props, currency: currencyOf(props.values) }),
          toInput: (value, values) => writeAmount(value, digitsOf(values)),
          fromInput: (typed, values) => readAmount(typed, digitsOf(values)),
        }),
        formatNumber: (value, values, locale) =>
          numberFormat(locale, { minimumFractionDigits: digitsOf(values) }).format(
            value / 10 ** digitsOf(values),
          ),
      };
    },
    /** One of a few. `none` names the empty choice, where the contract allows one. */
    choice: (
      path: PathTo<T, string>,
      {
        options: choices,
        none,
        missing,
        ...options
      }: Options & {
        options: readonly Choice[] | (() => readonly Choice[] | undefined);
        none?: MessageDescriptor;
        missing?: MissingKind;
      },
    ): Field<T, Row> => ({
      ...options,
      path,
      formatError: options.formatError ?? CHOOSE,
      ...ofChoice((props) => ChoiceInput({ ...props, options: choices, none, missing })),
    }),
    /** Several of a few. */
    choices: (
      path: PathTo<T, readonly string[]>,
      { options: choices, ...options }: Options & { options: readonly Choice[] },
    ): Field<T, Row> => ({
      ...options,
      path,
      group: true,
      ...ofStrings((props) => ChoicesInput({ ...props, options: choices })),
    }),
    /** Free words; `useKnown` suggests some. */
    tags: (
      path: PathTo<T, readonly string[]>,
      { useKnown, ...options }: Options & { useKnown?: (wanted: boolean) => readonly string[] },
    ): Field<T, Row> => ({
      ...options,
      path,
      ...ofStrings((props) => createElement(TagsInput, { ...props, ...(useKnown && { useKnown }) })),
    }),
    toggle: (path: PathTo<T, boolean>, options: Options): Field<T, Row> => ({
      ...options,
      path,
      inline: true,
      ...untyped<boolean, boolean, Values>({
        Input: ToggleInput,
        toInput: (value) => value === true,
        fromInput: (checked) => checked,
      }),
    }),
    /** A moment, typed in the user's time zone. */
    dateTime: (path: PathTo<T, string>, options: Options): Field<T, Row> => ({
      ...options,
      path,
      ...untyped<string, string, Values>({
        Input: DateTimeInput,
        toInput: writeLocalTime,
        fromInput: readLocalTime,
      }),
    }),
    /**
     * Ids of other records, chosen by name: `useLocationChoices`. `none` says what an empty list means; `direct` shows a
     * few choices at once.
     */
    ids: (
      path: PathTo<T, readonly string[]>,
      {
        useChoices,
        none,
        direct,
        ...options
      }: Options & { useChoices: UseChoices; none: MessageDescriptor; direct?: boolean },
    ): Field<T, Row> => ({
      ...options,
      path,
      group: true,
      ...ofStrings((props) => IdsInput({ ...props, useChoices, none, direct })),
    }),
    /** The id of an image asset; of one type, where the contract requires it. */
    picture: (
      path: PathTo<T, string>,
      { type, ...options }: Options & { type?: AssetType },
    ): Field<T, Row> => ({
      ...options,
      path,
      group: true,
      formatError: options.formatError ?? CHOOSE,
      ...ofChoice((props) => createElement(PictureInput, { ...props, type })),
    }),
    /** An input of the feature, which takes and gives the value itself. */
    custom: <P extends FieldPath<T>>(
      path: P,
      {
        Input,
        Footer,
        ...options
      }: Options & { group?: boolean } & Pick<
          Conversion<ValueAt<T, P>, Value<P>, Values>,
          'Input' | 'Footer'
        >,
    ): Field<T, Row> => ({
      ...options,
      path,
      ...untyped<ValueAt<T, P>, Value<P>, Values>({
        Input,
        ...(Footer && { Footer }),
        toInput: (value) => value,
        fromInput: (value) => value,
      }),
    }),
    /** An input of the feature whose value is not the stored one. */
    converted: <P extends FieldPath<T>, Input>(
      path: P,
      {
        Input,
        Footer,
        toInput,
        fromInput,
        ...options
      }: Options &
        Pick<Field<T, Row>, 'group' | 'serverErrorField' | 'rendersOwnError' | 'showCounter'> &
        Conversion<NonNullable<ValueAt<T, P>>, Input, Values>,
    ): Field<T, Row> => ({
      ...options,
      path,
      ...untyped<NonNullable<ValueAt<T, P>>, Input, Values>({
        Input,
        ...(Footer && { Footer }),
        toInput,
        fromInput,
      }),
    }),
    /** An ordered list of objects. Its input shows the errors of the items: see `keyed-items.ts`. */
    list: <P extends PathTo<T, readonly object[]>>(
      path: P,
      { Input, ...options }: Options & { Input: FunctionComponent<ListInputProps<ItemAt<T, P>, Values>> },
    ): Field<T, Row> => ({
      ...options,
      path,
      group: true,
      isList: true,
      ...untyped<ItemAt<T, P>[], ListInputProps<ItemAt<T, P>, Values>['value'], Values>({
        Input,
        toInput: withKeys,
        fromInput: withoutKeys,
      }),
    }),
  };
}
