// Decodes form fields into the values that the contract means.
import { isForm } from '../../contract/cases/parts.ts';
import type { Json, OpenApi } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import { createTextReader } from '../../contract/text-values.ts';
import { propertiesOf, typesOf } from './shapes.ts';

/** Ambiguous fields are left out. */
export function fieldsOfForm(
  document: OpenApi,
  { definition }: Pick<Operation, 'definition'>,
  form: [name: string, text: string][],
): Record<string, Json> {
  const { fromText, itemsOf, deepObject } = createTextReader(document);
  const [, media] =
    Object.entries(definition.requestBody?.content ?? {}).find(([type]) => isForm(type)) ?? [];
  const declared = media?.schema ? [...propertiesOf(document, media.schema)] : [];
  const fields = declared.flatMap(([name, schema]): [string, unknown][] => {
    const encoding = media?.encoding?.[name];
    if (encoding?.style === 'deepObject') {
      const value = deepObject(name, schema, form);
      return value === undefined ? [] : [[name, value]];
    }
    const texts = form.flatMap(([one, text]) => (one === name ? [text] : []));
    const items = itemsOf(schema);
    const isPlain = !encoding && !typesOf(document, items ?? schema).includes('object');
    // Empty text may mean null, and forms encode line breaks differently.
    if (!isPlain || texts.length === 0 || texts.some((text) => text === '' || /[\r\n]/.test(text))) return [];
    if (items) return [[name, texts.map((text) => fromText(items, text))]];
    return texts.length > 1 ? [] : [[name, fromText(schema, texts[0] ?? '')]];
  });
  // The decoder yields numbers, texts, and objects of them.
  return Object.fromEntries(fields) as Record<string, Json>;
}
