// What a field of a form is, and what its input is given.
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Lookup } from './values';

/** What an input is given. A draft is what somebody has typed, which need not be a value yet. */
export interface InputProps<Draft = unknown> {
  id: string;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Somebody is done with it for now. */
  onLeave: () => void;
  label: string;
  /** Ids of its hint and of what is wrong with it. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  readOnly: boolean;
  /** The contract's longest text. */
  maxLength: number | undefined;
  /** The value of another field, as it would be saved now. */
  lookUp: Lookup;
}

export interface Field {
  path: string;
  /** Another field of the body that this one stands for: what the server says of it is said here. */
  standsFor?: string;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** What is said of a text that does not have the contract's form. */
  format?: MessageDescriptor;
  /** Shares a row with its neighbour where there is room. */
  half?: boolean;
  /** Only there while this holds; what is not there is not sent. */
  when?: (lookUp: Lookup) => boolean;
  /** Says how much may still be written, once it is nearly full. */
  counts?: boolean;
  /** Stands in one line with its label. */
  inline?: boolean;
  /** Its label is not for an input alone: it names a group of them. */
  group?: boolean;
  Input: ComponentType<InputProps>;
  /** The draft of a stored value. */
  toDraft: (value: unknown, lookUp: Lookup) => unknown;
  /** The value of a draft; an empty text stands for nothing. NaN where it should be a number and is none. */
  fromDraft: (draft: unknown, lookUp: Lookup) => unknown;
  /** Puts a number of the contract into the form in which it is typed: a least price. */
  sayNumber?: (value: number, lookUp: Lookup, locale: string) => string;
}

export interface Section {
  title: MessageDescriptor;
  text?: MessageDescriptor;
  /** Stands beside the others where there is room. */
  aside?: boolean;
  fields: readonly Field[];
  /** What follows from the fields: a preview, a count. It stands beside them where there is room, or alone. */
  Beside?: ComponentType<FormState>;
}

/** What a form knows, for what stands beside its fields. */
export interface FormState {
  /** The value of a field, as it would be saved now. */
  lookUp: Lookup;
  /** Paths at which the contract finds something wrong, whether that is said there yet or not. */
  wrong: readonly string[];
  isDirty: boolean;
  busy: boolean;
  readOnly: boolean;
  /**
   * Saves what has changed.
   * @param deed what is to be done with it as well, for `save`; without one nothing is sent where nothing has changed
   * @returns whether it is saved
   */
  send: (deed?: string) => Promise<boolean>;
  /** Leads to a field. */
  goTo: (path: string) => void;
}

export interface Choice {
  value: string;
  label: MessageDescriptor | string;
}

/** A hook: the choices of an id. They are asked for when they are `wanted`. */
export type UseChoices = (wanted: boolean) => {
  choices: readonly { value: string; label: string }[];
  pending: boolean;
};
