// Compares the import columns in the app with the contract and the catalogs.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contactTable } from '../src/features/contacts/import/contact-columns.ts';
import { productTable } from '../src/features/products/import/product-columns.ts';
import type { ImportTable } from '../src/patterns/import/engine/columns.ts';
import { guessMapping } from '../src/patterns/import/engine/guess-mapping.ts';
import { readCatalog } from './i18n/catalogs.ts';

const contract = (tag: string) => parse(readFileSync(`openapi/v1/${tag}.yaml`, 'utf8'));

/** The columns listed in the contract's text, since no schema describes the file's content. */
function stated(tag: 'contacts' | 'products'): string[] {
  const { schemas } = contract(tag);
  if (tag === 'products') return Object.keys(schemas.ProductCreate.properties);
  const [, listed = ''] = /contains the column names: (.*?);/s.exec(schemas.ContactCsvFile.description) ?? [];
  return [...listed.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

const all: ['contacts' | 'products', ImportTable][] = [
  ['contacts', contactTable],
  ['products', productTable],
];

describe.each(all)('the import of %s', (tag, { columns }) => {
  it('has exactly the columns of the contract', () => {
    expect(stated(tag).length).toBeGreaterThan(5);
    // A column with parts is sent as other columns.
    const sent = columns.flatMap(({ name, parts }) => Object.keys(parts ?? { [name]: null }));
    expect([...new Set(sent)].toSorted()).toEqual(stated(tag).toSorted());
  });

  // The labels are the headers of the template and of the skipped rows.
  it.each(['en', 'de', 'fr'])('recognizes its own labels in %s', (locale) => {
    const words = new Map(
      readCatalog(locale).map((entry) => [entry.english, entry.translation || entry.english]),
    );
    const recognized = (some: ImportTable['columns']) => {
      const headers = some.map(({ label }) => words.get(String(label.message)) ?? '');
      expect(headers).not.toContain('');
      expect(guessMapping(headers, columns, () => false)).toEqual(some.map(({ name }) => name));
    };
    // A file has either the whole or its parts.
    recognized(columns.filter(({ parts }) => !parts));
    for (const column of columns.filter(({ parts }) => parts)) recognized([column]);
  });
});
