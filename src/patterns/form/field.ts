// What a field of a form is, and the props of its input.
import type { MessageDescriptor } from '@lingui/core';
import type { FunctionComponent } from 'react';
import type { MissingKind } from '~/entities/pickers/missing-choice';
import type { KeyedItem } from './keyed-items';
import type { FieldPath, FormValues } from './paths';
import type { Issue } from './rules';

/** The props of an input. Its value is what the user typed, which need not be valid yet. */
export interface InputProps<Value> {
  id: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  label: string;
  /** Ids of its hint and its error. */
  describedBy: string | undefined;
  invalid: boolean;
  /** For an input whose field `rendersOwnError`. */
  error?: string | undefined;
  required: boolean;
  readOnly: boolean;
  /** The longest text that the contract allows. */
  maxLength: number | undefined;
}

/** An input that depends on the other fields of its form. */
export interface FieldInputProps<Value, Values> extends InputProps<Value> {
  values: Values;
  /** The error of a property of an item, in a field that is a list. */
  itemError: (key: string, property: string) => string | undefined;
  /** Changes a field whose input this one contains. */
  edit: (path: string, input: unknown) => void;
}

/** An input of an ordered list of objects. */
export type ListInputProps<Item, Values> = FieldInputProps<readonly KeyedItem<Item>[], Values>;

/** @typeParam Row the record that the form changes */
export interface FieldOptions<Values, Row = unknown> {
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** The error of a text in the wrong format. */
  formatError?: MessageDescriptor;
  /** The error of a rule of the form that the schema cannot state. */
  ruleError?: MessageDescriptor;
  /** Shares a row with its neighbor where there is room. */
  half?: boolean;
  /** The input may be empty, although the contract requires a value: `fromInput` gives one. */
  optional?: boolean;
  /** A hidden field is not sent. */
  when?: (values: Values, record: Row | null) => boolean;
  /** It is sent, but another field's input contains its input. */
  renderedElsewhere?: (values: Values) => boolean;
}

/** A field of the request body. The fields that two bodies share fit both. */
export type Field<Body, Row = unknown> = FieldOf<FieldPath<Body>, FormValues<Body>, Row>;

interface FieldOf<Path extends string, Values, Row> extends FieldOptions<Values, Row> {
  path: Path;
  /** Another property of the body, whose server errors are shown here. */
  serverErrorField?: Path;
  /** Counts the characters once the text is nearly full. */
  showCounter?: boolean;
  /** In one line with its label. */
  inline?: boolean;
  /** Its label names a group of inputs. */
  group?: boolean;
  /** Its input shows the error, beside the part that it is about. */
  rendersOwnError?: boolean;
  /** An ordered list of objects; its input shows the errors of its items. */
  isList?: boolean;
  Input: FunctionComponent<FieldInputProps<unknown, Values>>;
  /** Below the input and its error, such as the strength of a password. */
  Footer?: FunctionComponent<FieldInputProps<unknown, Values>>;
  /** The value of the input for a stored value. */
  toInput: (value: unknown, values: Values) => unknown;
  /** The value to store; an empty text means no value, and NaN an invalid number. */
  fromInput: (input: unknown, values: Values) => unknown;
  /** Formats a limit of the contract as the field's values are typed: a lowest price. */
  formatNumber?: (value: number, values: Values, locale: string) => string;
}

/** @typeParam Intent what saving can do besides storing the fields */
export type Section<Body, Row = unknown, Intent extends string = never> = SectionOf<
  FieldPath<Body>,
  FormValues<Body>,
  Row,
  Intent
>;

interface SectionOf<Path extends string, Values, Row, Intent extends string> {
  /** The anchor of links to it; with one, it can take the focus. */
  id?: string;
  title: MessageDescriptor;
  text?: MessageDescriptor;
  /** In the second column where there is room; a large one stays in view. */
  aside?: boolean | 'large';
  /** Stays in sight while the form is scrolled; one at most, the last of its column. */
  sticky?: boolean;
  /** The tab that shows it, in a form with tabs; without one, all of them. */
  tab?: string;
  fields: readonly FieldOf<Path, Values, Row>[];
  /** What follows from the fields: a preview, a count. Beside them where there is room, or alone. */
  SideContent?: FunctionComponent<FormState<Values, Row, Intent>>;
}

/** The state of a form, for its side content. */
export interface FormState<Values, Row, Intent extends string = never> {
  values: Values;
  /** Null until the record is created. */
  record: Row | null;
  /** Paths of the invalid fields, whether their errors are shown yet or not. */
  errors: readonly string[];
  /** What is wrong with an invalid field, for `issueText`. */
  issueOf: (path: string) => Issue | undefined;
  isDirty: boolean;
  loading: boolean;
  readOnly: boolean;
  /**
   * Saves the changes. Without changes and intent, nothing is sent.
   * @returns the saved record, or null where it could not be saved
   */
  submit: (intent?: Intent) => Promise<Row | null>;
  /** Shows a field and moves the focus there. */
  focusField: (path: string) => void;
}

export interface Choice {
  value: string;
  label: MessageDescriptor | string;
}

/** A hook: the choices of an id. They are loaded when they are `wanted`. */
export type UseChoices = (wanted: boolean) => {
  choices: readonly { value: string; label: string; note?: string }[];
  pending: boolean;
  /** What an empty picker offers to make. */
  missing?: MissingKind;
};
