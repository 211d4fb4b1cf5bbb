import type { FieldError } from '../../../scripts/contract/schemas.ts';
import { NO_SUCH_LOCATION } from '../contacts/location-ids.ts';
import type { Handler } from '../handler.ts';
import { importFile, listed } from '../import/import-file.ts';
import type { Cells } from '../import/target.ts';
import { textFile } from '../import/text-file.ts';
import { type Row, storeRows } from './import-rows.ts';
import { minorUnits } from './price.ts';
import { NO_PICTURE } from './product.ts';

const COLUMNS = [
  'name',
  'brand',
  'sku',
  'category',
  'description',
  'price',
  'currency',
  'url',
  'imageAssetId',
  'active',
  'order',
  'locationIds',
  'tags',
] as const;
type Column = (typeof COLUMNS)[number];

const TOO_LARGE = 'A file can have up to 10 MB and 20,000 rows. Split it and import the parts.';
const ORDER = 'Enter the sort order as a whole number from 0 to 100000.';

export const importProducts: Handler<'importProducts'> = async (call) => {
  const { files, texts } = await call.receive(textFile(TOO_LARGE));
  const [file] = files;
  // The contract requires the file.
  if (!file) throw new Error('a required file passed as absent');
  const { currency } = await call.db.selectFrom('accounts').select('currency').executeTakeFirstOrThrow();
  return importFile(file, texts, call, {
    part: 'products',
    columns: COLUMNS,
    needed: ['name'],
    lacking: "The file has no column 'name'.",
    mostRows: 20_000,
    tooLarge: TOO_LARGE,
    operation: 'createProduct',
    sentences: {
      name: 'Enter a name of 1 to 120 characters.',
      sku: 'Enter a SKU of up to 64 letters, digits and . _ / -.',
      price: 'Enter a price of at most 1,000,000.00.',
      currency: 'Enter the currency as three capital letters, like CAD.',
      url: 'Enter a URL that starts with http:// or https://.',
      imageAssetId: NO_PICTURE.message,
      order: ORDER,
      locationIds: NO_SUCH_LOCATION,
    },
    toBody: (cells) => toBody(cells, currency),
    store: (rows: Row[], unscopedDb) =>
      storeRows({ ...call, unscopedDb, currency }, rows, texts.duplicates !== 'skip'),
  });
};

function toBody(cells: Cells<Column>, usual: string) {
  const { price, active, order, locationIds, tags, ...plain } = cells;
  const { currency = usual } = plain;
  const wrong: FieldError[] = [];
  // An invalid currency is reported as a separate error.
  const cents = price && minorUnits(price, /^[A-Z]{3}$/.test(currency) ? currency : usual);
  if (price && cents === undefined) {
    wrong.push({ field: 'price', message: 'Enter the price as a number of 0 or more, like 48.00.' });
  }
  if (active && active !== 'true' && active !== 'false') {
    wrong.push({ field: 'active', message: 'Enter true or false.' });
  }
  if (order && !/^\d{1,9}$/.test(order)) wrong.push({ field: 'order', message: ORDER });
  const body = {
    ...plain,
    ...(cents !== undefined && cents !== '' && { price: cents }),
    ...(active && { active: active === 'true' }),
    ...(order && { order: Number(order) }),
    ...(locationIds && { locationIds: listed(locationIds) }),
    ...(tags && { tags: listed(tags) }),
  };
  return { body, wrong };
}
