// Layouts in a business's brand colors, and their previews.
import { readFileSync } from 'node:fs';
import type { Insertable } from 'kysely';
import { folded } from '../store/search.ts';
import type { Tables } from '../store/tables.ts';
import type { Wardrobe } from './assets.ts';
import type { Business } from './business.ts';
import type { Calendar } from './calendar.ts';
import { designsOf, type Kind, type Scene } from './designs.ts';
import type { Album } from './files.ts';
import { drawScene } from './pictures/scene.ts';
import type { Picture } from './pictures/shapes.ts';
import { idOf } from './random.ts';
import { TRADES } from './trades/index.ts';

export interface Template {
  id: string;
  kind: Kind;
  scene: Scene;
}

export interface Designs {
  rows: Insertable<Tables['templates']>[];
  /** @throws Error when there is none of this kind */
  of(kind: Kind): Template;
  /** A template filled with photos. @param at its date */
  filled(template: Template, photos: Picture[], at: Date): Picture;
}

/** The photo that the app's editor fills templates with, so that the list shows the same. */
function samplePhoto(category: Business['category']): Picture {
  const name = category === 'other' ? 'marketing' : category;
  const file = new URL(`../../../src/components/scene/samples/${name}.svg`, import.meta.url);
  const svg = readFileSync(file, 'utf8').trim();
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { svg, width: Number(width), height: Number(height) };
}

export function makeTemplates(
  business: Business,
  {
    seed,
    calendar,
    album,
    wardrobe,
    productIds,
  }: { seed: number; calendar: Calendar; album: Album; wardrobe: Wardrobe; productIds: string[] },
): Designs {
  const { id: accountId, brand, places, category } = business;
  const [productId] = productIds;
  const filling = {
    brand,
    category,
    link: 'http://guest.localhost/p/example',
    pictures: new Map(wardrobe.pictures),
    words: {
      business: brand.words,
      location: places[0]?.name ?? '',
      firstName: 'Ada',
    },
  };
  const image =
    productId && wardrobe.pictures.get(wardrobe.imageOf(TRADES[category].products[0]?.name ?? ''));
  if (productId && image) filling.pictures.set(productId, image);
  const filled = ({ scene }: Template, photos: Picture[], at = calendar.day(-3)) => {
    const words = { ...filling.words, date: at.toISOString().slice(0, 10) };
    return drawScene(scene, { ...filling, words, photos });
  };
  const sample = samplePhoto(category);

  const made = designsOf(business, { backdrop: wardrobe.first('template_background'), productId }).map(
    ({ background, layers, locked = false, stock = false, ...design }, i) => {
      const { width, height } = design;
      const id = idOf(seed, accountId, 'template', design.name);
      const scene: Scene = {
        version: 1,
        width,
        height,
        background,
        layers: layers.map((layer, z) => ({ ...layer, z })),
      };
      const template: Template = { id, kind: design.kind, scene };
      const preview = album.add(filled(template, [sample]));
      const row = {
        ...design,
        id,
        accountId,
        locked,
        stock,
        previewHash: preview.hash,
        previewMime: preview.mime,
        scene: JSON.stringify(scene),
        searchText: folded(design.name),
        createdAt: calendar.day(-600 + i * 40, 16),
        updatedAt: calendar.day(-40 + i * 8, 16),
      };
      return { row, template };
    },
  );
  return {
    rows: made.map(({ row }) => row),
    of: (kind) => {
      const found = made.find(({ template }) => template.kind === kind);
      if (!found) throw new Error(`there is no ${kind} template`);
      return found.template;
    },
    filled,
  };
}
