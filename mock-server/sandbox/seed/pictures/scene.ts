// Draws a template's scene with the product's own renderer, and fills its slots with photos.
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { Picture as EmbeddedPicture } from '../../../../src/scene/drawing.ts';
import { fontNames, loadFonts } from '../../../../src/scene/fonts.ts';
import type { Category } from '../../../../src/scene/placeholder.ts';
import { drawScene as drawSvg } from '../../../../src/scene/svg.ts';
import { type Brand, logo } from './brand.ts';
import type { Picture } from './shapes.ts';

type Scene = components['schemas']['Scene'];

export interface Filling {
  brand: Brand;
  category: Category;
  /** For the slots, in their order. */
  photos: Picture[];
  /** The pictures by asset or product id. */
  pictures: ReadonlyMap<string, Picture>;
  /** The values of `{{business}}` and other placeholders. */
  words: Record<string, string>;
  /** The URL in QR codes. */
  link: string;
}

const fonts = await loadFonts(fontNames);

/** Embeds a picture in an SVG by URL encoding, because base64 would be a third longer. */
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
    logo: embedded(logo(brand)),
    link,
    category,
  });
  return { svg, width: scene.width, height: scene.height };
}
