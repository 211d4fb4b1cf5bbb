import type { I18n, MessageDescriptor, MessageOptions } from '@lingui/core';

/** What `Trans` itself puts in the place of a value that is an element. */
const ELEMENT = /^<\d+\/>$/;
/** Stands unseen between two characters. */
const JOINER = '\u2060';

/**
 * Keeps a name like `<b/>` a name. `Trans` puts the values into the text first and looks for tags then: it would take
 * this one for an element, and fail at `<constructor/>`. What `t` gives is text anyway, and stays as it is.
 */
export function keepValuesText(i18n: I18n): void {
  const plain = i18n._.bind(i18n);
  i18n._ = (id: MessageDescriptor | string, values?: Record<string, unknown>, options?: MessageOptions) =>
    typeof id === 'string' ? plain(id, values && asText(values), options) : plain(id);
}

const asText = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !ELEMENT.test(value) ? value.replace(/<(?=\/?\w)/g, `<${JOINER}`) : value,
    ]),
  );
