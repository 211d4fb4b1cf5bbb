// The archive's state and its seed data.
import type { Json } from '../kit/contract.ts';
import { createRandom, type Random } from '../kit/seeds.ts';

export type Row = Record<string, Json>;
type Rows = Map<string | number, Row>;

export interface ArchiveStore {
  /** Each with its `key`, the key of its `folder` or null, and its `attributes`. */
  objects: Rows;
  /** Each with its `key`, the key of its `parent` or null, and its `attributes`. */
  folders: Rows;
  /** Each with its `key`, the key of its `object`, and its `attributes`. */
  documents: Rows;
  /** The documents' files. */
  files: Map<string, Uint8Array>;
  /** By object key. */
  notes: Map<string, string>;
  lastId: number;
}

/** Rows are JSON, and attributes are always objects. */
export const attributesOf = (row: Row): Row => row.attributes as Row;

const OBJECTS = 34;

/** Name, and index of the parent. */
const FOLDERS: [name: string, parent?: number][] = [
  ['Antiquity'],
  ['Rome', 0],
  ['Greece', 0],
  ['Mints', 1],
  ['Europe'],
  ['Flanders', 4],
  ['Ateliers', 5],
  ['Loans'],
  ['Textiles', 4],
  ['Depot'],
];

export const folderKey = (place: number): string => `fld-${String(place + 11)}`;

export function seeded(seed: number): ArchiveStore {
  const random = createRandom(seed + 5000);
  const folders = FOLDERS.map(
    ([name, parent], i): Row => ({
      key: folderKey(i),
      parent: parent === undefined ? null : folderKey(parent),
      attributes: {
        name,
        colour: i % 3 === 0 ? null : `#${random.whole(0x100000, 0xffffff).toString(16)}`,
        readers: i % 4 === 1 ? ['curators', 'guards'] : 'everybody',
      },
    }),
  );
  const objects = Array.from({ length: OBJECTS }, (_, i): Row => {
    const row = {
      key: `obj-${1001 + i}`,
      folder: i % 6 === 5 ? null : folderKey(random.whole(0, 8)),
      attributes: objectOf(random, i),
    };
    if (i % 11 === 7) Object.assign(row.attributes, { status: 'withdrawn' });
    return row;
  });
  const held = objects.filter((row) => attributesOf(row).status === 'held');
  const documents = Array.from({ length: 14 }, (_, i): Row => {
    const file = fileOf(i);
    return {
      key: `doc-${101 + i}`,
      object: held[Math.floor(i / 2)]?.key ?? null,
      attributes: {
        caption: `${random.of(['Front', 'Back', 'Detail'])} ${i}`,
        language: random.of(['en', 'de', 'fr']),
        taken_on: i % 3 === 0 ? null : `2019-0${random.whole(1, 9)}-14`,
        ...(i % 2 === 0 && { pages: random.whole(1, 40) }),
        file_name: `scan-${i}.png`,
        byte_count: file.length,
      },
    };
  });
  const byKey = (rows: Row[]): Rows => new Map(rows.map((row) => [String(row.key), row]));
  return {
    objects: byKey(objects),
    folders: byKey(folders),
    documents: byKey(documents),
    files: new Map(documents.map(({ key }, i) => [String(key), fileOf(i)])),
    notes: new Map(held.map(({ key }, i) => [String(key), `Seen in room ${i + 1}.\nNo change.`])),
    lastId: 5000,
  };
}

/** Binary bytes that are not text. */
const fileOf = (i: number): Uint8Array =>
  Uint8Array.from({ length: 60 + 7 * i }, (_, n) => (n * 31 + i) % 256);

const TITLES = ['Harvest', 'Winter', 'The Ferryman', 'Mother and Child', 'Still Life', 'Victory'];

function objectOf(random: Random, i: number): Row {
  const day = `${random.whole(1500, 1990)}-${String(random.whole(1, 12)).padStart(2, '0')}-11`;
  return {
    inventory_number: `MU-19${random.whole(10, 99)}-${100 + i}`,
    title: random.of(TITLES),
    kind: random.of(['painting', 'sculpture', 'coin', 'textile']),
    made_on: i % 7 === 3 ? null : day,
    weight_kg: i % 4 === 2 ? null : `${random.whole(0, 400)}.${random.whole(100, 999)}`,
    insured_value: Math.round(random.next() * 40_000_00) / 100,
    dimensions:
      i % 3 === 0 ? null : [random.whole(1, 180), random.whole(10, 900) / 10, random.of(['cm', 'mm'])],
    materials: i % 2 === 0 ? ['main:oil', 'canvas'] : ['main:bronze'],
    condition:
      i % 5 === 1
        ? { state: 'damaged', damage: 'A crack on the left' }
        : { state: random.of(['good', 'worn']) },
    labels: i % 3 === 1 ? { en: 'On show', de: 'Ausgestellt' } : {},
    provenance: provenanceOf(i),
    ...(i % 8 === 2 && { lent_to: 'City Gallery', lent_until: '2027-05-01' }),
    catalogue_number: catalogued(i),
    status: 'held',
    created_at: new Date(Date.UTC(2020, i % 12, 1 + (i % 27), 9)).toISOString(),
  };
}

function provenanceOf(i: number): Json {
  if (i % 4 === 0) return { seller: 'Auction house', price: `${900 + i}.50` };
  if (i % 4 === 1) return { donor: 'A. Friend', year: 1900 + i };
  return i % 4 === 2 ? { how: 'found', site: 'North trench', found_on: null } : null;
}

/** A 64-bit number beyond the precision of a double. */
export const catalogued = (nth: number): string => String(9_007_199_254_740_993_000n + BigInt(nth));
