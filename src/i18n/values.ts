import type { I18n, MessageDescriptor, MessageOptions } from '@lingui/core';

/** The placeholder that `Trans` inserts for an element value. */
const ELEMENT = /^<\d+\/>$/;
/** An invisible character. */
const JOINER = '\u2060';

/**
 * Escapes values like `<b/>`. `Trans` inserts values before it parses tags, so it would treat this one as an element and
 * fail for `<constructor/>`. The result of `t` is plain text and needs no escaping.
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
