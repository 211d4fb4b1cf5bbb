// Draws a template's scene with the product's own renderer, with photos in its places.
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { Picture as EmbeddedPicture } from '../../../../src/scene/drawing.ts';
import { fontNames, loadFonts } from '../../../../src/scene/fonts.ts';
import type { Category } from '../../../../src/scene/placeholder.ts';
import { drawScene as drawSvg } from '../../../../src/scene/svg.ts';
import { type Brand, markOf } from './brand.ts';
import { type Picture, picture, placed } from './shapes.ts';

type Scene = components['schemas']['Scene'];

export interface Filling {
  brand: Brand;
  category: Category;
  /** For the places, in the order of their numbers. */
  photos: Picture[];
  /** What stands behind the ids of assets and products. */
  pictures: ReadonlyMap<string, Picture>;
  /** `{{business}}` and the others. */
  words: Record<string, string>;
  /** The address in QR codes. */
  link: string;
}

const fonts = await loadFonts(fontNames);

/** For an SVG. Base64 would be a third longer. */
export const embedded = ({ svg, width, height }: Picture): EmbeddedPicture => ({
  href: `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('"', "'")}`,
  width,
  height,
});

export function drawScene(scene: Scene, filling: Filling): Picture {
  const { brand, category, photos, pictures, words, link } = filling;
  const shown = (id: string) => {
    const found = pictures.get(id);
    return found && embedded(found);
  };
  const svg = drawSvg(scene, {
    fonts,
    words,
    photos: photos.map(embedded),
    asset: shown,
    product: shown,
    logo: embedded(picture(210, 210, placed(markOf(brand), 105, 105))),
    link,
    category,
  });
  return { svg, width: scene.width, height: scene.height };
}
