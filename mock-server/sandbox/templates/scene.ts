// The rules of a scene beyond its schema.
import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { charactersOf, MOST_CHARACTERS } from '../../../src/scene/scene.ts';
import { refuseFields } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';

export type Scene = components['schemas']['Scene'];

interface Size {
  width: number;
  height: number;
}

export const blankScene = (size: Size): Scene => ({
  version: 1,
  ...size,
  background: '#FFFFFF',
  layers: [],
});

/** @throws Refusal 422 naming every error of a scene; see `sceneErrors` */
export async function checkScene(
  db: Kysely<OwnTables>,
  scene: Scene,
  before: Scene | undefined,
): Promise<void> {
  const errors = await sceneErrors(db, scene, before);
  if (errors.length > 0) throw refuseFields(errors);
}

/**
 * All errors of a scene before it is stored.
 * @param before the previous scene; its deleted assets may stay, so that the rest can still be
 * edited
 */
async function sceneErrors(
  db: Kysely<OwnTables>,
  scene: Scene,
  before: Scene | undefined,
): Promise<FieldError[]> {
  const shown = shownIn(scene);
  const known = before ? shownIn(before) : [];
  const fresh = shown.filter(({ table, id }) => !known.some((one) => one.table === table && one.id === id));
  const there = {
    assets: await existing(db, 'assets', fresh),
    products: await existing(db, 'products', fresh),
  };
  const missing = fresh
    .filter(({ table, id }) => !there[table].has(id))
    .map(({ table, field }) => ({
      field,
      message: table === 'assets' ? 'Choose an existing asset.' : 'Choose an existing product.',
    }));
  return [...slotErrors(scene), ...lengthErrors(scene), ...missing];
}

function slotErrors({ layers }: Scene): FieldError[] {
  const taken = new Set<number>();
  return layers.flatMap((layer, i) => {
    if (layer.type !== 'photo') return [];
    const message = `Two photo layers use shot ${layer.slot}. Give each layer its own number from 1 to 16.`;
    if (taken.has(layer.slot)) return [{ field: `scene.layers.${i}.slot`, message }];
    taken.add(layer.slot);
    return [];
  });
}

function lengthErrors(scene: Scene): FieldError[] {
  const count = charactersOf(scene);
  if (count <= MOST_CHARACTERS) return [];
  const message = `The texts have ${count} characters together. Shorten them to ${MOST_CHARACTERS}.`;
  return [{ field: 'scene.layers', message }];
}

interface Shown {
  table: 'assets' | 'products';
  id: string;
  field: string;
}

const shownIn = ({ layers }: Scene): Shown[] =>
  layers.flatMap((layer, i): Shown[] => {
    const at = `scene.layers.${i}`;
    if (layer.type === 'image') return [{ table: 'assets', id: layer.assetId, field: `${at}.assetId` }];
    if (layer.type === 'product')
      return [{ table: 'products', id: layer.productId, field: `${at}.productId` }];
    return [];
  });

async function existing(db: Kysely<OwnTables>, table: Shown['table'], shown: Shown[]): Promise<Set<string>> {
  const ids = shown.filter((one) => one.table === table).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
