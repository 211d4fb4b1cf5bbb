// What a scene needs to be drawn in the browser: fonts, the pictures it shows, and the account's name and logo.
import type { QueryClient } from '@tanstack/react-query';
import { getOwnAccountQuery } from '~/api/account';
import { getAssetQuery } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';
import { getProductQuery } from '~/api/products';
import type { Scene } from '~/api/scene';
import { ApiError } from '~/api/transport/errors';
import type { ImageOf } from '~/scene/canvas';
import type { Picture } from '~/scene/drawing';
import { loadFonts } from '~/scene/fonts';
import type { Resources } from '~/scene/layout';
import { fillWords } from '~/scene/text';
import { samplePhoto } from './sample-photo';

export interface SceneResources extends Resources {
  imageOf: ImageOf;
}

const images = new Map<string, Promise<HTMLImageElement | undefined>>();

/** Loads a picture once. A broken one is left out, as its placeholder says enough. */
function loadImage(href: string): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  // A canvas that shows a picture of another origin without this cannot be saved.
  image.crossOrigin = 'anonymous';
  image.src = href;
  const loaded =
    images.get(href) ??
    image.decode().then(
      () => image,
      () => undefined,
    );
  images.set(href, loaded);
  return loaded;
}

interface Media {
  url: string;
  width: number | null;
  height: number | null;
}

export interface Samples {
  /** For the photo layers; a sample photo if omitted. */
  photos?: readonly Picture[] | undefined;
  /** Undefined for the account's own. */
  logoAssetId?: string | null | undefined;
}

/** Loads what the scenes show; assets and products that no longer exist are left out. */
export async function loadResources(
  client: QueryClient,
  scenes: readonly Scene[],
  { photos: ownPhotos, logoAssetId }: Samples = {},
): Promise<SceneResources> {
  const layers = scenes.flatMap(({ layers }) => layers);
  const loaded = new Map<string, HTMLImageElement>();
  const pictureOf = async (media: Media | undefined): Promise<Picture | undefined> => {
    if (!media) return undefined;
    const href = mediaUrl(media.url);
    const image = await loadImage(href);
    if (!image) return undefined;
    loaded.set(href, image);
    return { href, width: media.width ?? image.naturalWidth, height: media.height ?? image.naturalHeight };
  };
  const existing = <T>(request: Promise<T>): Promise<T | undefined> =>
    request.catch((error) => {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    });
  const asset = (id: string) => existing(client.query(getAssetQuery(id))).then(pictureOf);
  const product = async (id: string) => {
    const found = await existing(client.query(getProductQuery(id)));
    return pictureOf(found?.imageUrl ? { url: found.imageUrl, width: null, height: null } : undefined);
  };
  const byId = async (ids: Iterable<string>, read: (id: string) => Promise<Picture | undefined>) =>
    new Map(await Promise.all([...new Set(ids)].map(async (id) => [id, await read(id)] as const)));
  const account = await client.query(getOwnAccountQuery());
  const hasPhotos = layers.some(({ type }) => type === 'photo');
  const photos = ownPhotos ?? (hasPhotos ? [samplePhoto(account.category)] : []);
  const words = {
    business: account.businessName,
    location: account.businessName,
    date: new Date().toLocaleDateString(account.locale, { timeZone: account.timezone }),
    firstName: 'Ada',
  };
  const texts = layers.flatMap((layer) => (layer.type === 'text' ? [fillWords(layer.text, words)] : []));
  const logoId = logoAssetId === undefined ? account.logoAssetId : logoAssetId;
  const [fonts, assets, products, logo] = await Promise.all([
    loadFonts(
      layers.flatMap((layer) => (layer.type === 'text' ? [layer.font] : [])),
      texts.join(''),
    ),
    byId(
      layers.flatMap((layer) => (layer.type === 'image' ? [layer.assetId] : [])),
      asset,
    ),
    byId(
      layers.flatMap((layer) => (layer.type === 'product' ? [layer.productId] : [])),
      product,
    ),
    logoId === null ? undefined : asset(logoId),
    Promise.all(
      photos.map(async ({ href }) => {
        const image = await loadImage(href);
        if (image) loaded.set(href, image);
      }),
    ),
  ]);
  return {
    fonts,
    words,
    photos,
    asset: (id) => assets.get(id),
    product: (id) => products.get(id),
    logo,
    link: location.origin,
    category: account.category,
    imageOf: ({ href }) => loaded.get(href),
  };
}
