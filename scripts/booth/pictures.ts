// The pictures of the business that a session's templates show. They are loaded with the session, as the booth may be
// offline when it takes a photo.
import sharp from 'sharp';
import type { components } from '../../src/api/generated/schema.d.ts';
import type { Picture } from '../../src/scene/drawing.ts';
import type { BoothApi } from './api.ts';

type Session = components['schemas']['BoothSession'];

/** By the id of the asset. */
export type Pictures = ReadonlyMap<string, Picture>;

/** Pixels of the longer side; more would not be seen in a photo. */
const LONGEST = 1600;

/**
 * Files that are gone or no pictures are left out.
 * @throws Away
 */
export async function loadPictures({ file }: Pick<BoothApi, 'file'>, session: Session): Promise<Pictures> {
  const { templates, products, logoAssetId } = session;
  const layers = templates.flatMap(({ scene }) => scene.layers);
  const shown = new Set([
    ...layers.flatMap((layer) => (layer.type === 'image' ? layer.assetId : [])),
    ...products.flatMap(({ id, imageAssetId }) =>
      layers.some((layer) => layer.type === 'product' && layer.productId === id) ? (imageAssetId ?? []) : [],
    ),
    ...(layers.some(({ type }) => type === 'logo') && logoAssetId !== null ? [logoAssetId] : []),
  ]);
  const pictures = new Map<string, Picture>();
  for (const { id, mime, url } of session.assets) {
    if (!shown.has(id) || !mime.startsWith('image/')) continue;
    const bytes = await file(url);
    const picture = bytes && (await asPng(bytes));
    if (picture) pictures.set(id, picture);
  }
  return pictures;
}

/** In a format that SVG renderers read; undefined for a damaged file. */
export async function asPng(bytes: Uint8Array): Promise<Picture | undefined> {
  try {
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const href = `data:image/png;base64,${data.toString('base64')}`;
    return { href, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}
