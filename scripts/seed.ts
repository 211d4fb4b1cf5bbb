// `npm run seed`: fills an empty data folder, or an empty database, with realistic businesses.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openData } from '../mock-server/sandbox/data-folder.ts';
import { SIZES } from '../mock-server/sandbox/seed/sizes.ts';
import { seed } from '../mock-server/sandbox/seed.ts';
import { readSettings } from '../mock-server/settings.ts';

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });

function readWish() {
  const { values } = parseArgs({
    options: { size: { type: 'string', default: 'demo' }, seed: { type: 'string', default: '1' } },
  });
  const size = SIZES.find((one) => one === values.size);
  if (!size) throw new Error(`--size is "${values.size}"; give ${LIST.format(SIZES)}.`);
  if (!/^\d{1,9}$/.test(values.seed)) throw new Error(`--seed is "${values.seed}"; give a whole number.`);
  return { size, seed: Number(values.seed), now: new Date() };
}

async function main(): Promise<void> {
  const wish = readWish();
  const settings = readSettings();
  const { dataDir, databaseUrl } = settings;
  const data = await openData(settings, () => {});
  try {
    const began = performance.now();
    const filled = await seed({ db: data.db, files: data.media.files }, wish);
    if (!filled) {
      throw new Error(
        databaseUrl === undefined
          ? `The data folder ${resolve(dataDir)} holds data already; remove it, or set DATA_DIR to another folder.`
          : 'The database of DATABASE_URL holds data already; give an empty one.',
      );
    }
    const totals = await data.db
      .selectFrom('rowTotals')
      .select(['tableName', ({ fn }) => fn.sum<number>('n').as('n')])
      .where('tableName', 'in', ['contacts', 'photos'])
      .groupBy('tableName')
      .execute();
    const counts = totals.map(({ tableName, n }) => `${n.toLocaleString('en')} ${tableName}`);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`Filled ${resolve(dataDir)} in ${seconds} s: ${counts.toSorted().join(', ')}.`);
  } finally {
    await data.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
