// Takes a sample photo for each kind of experience, and composes it with the session's template.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { type Category, readPicture } from '../../mock-server/sandbox/seed/files.ts';
import type { Dice } from '../../mock-server/sandbox/seed/random.ts';
import { type TakeKind, takesOf } from '../../mock-server/sandbox/seed/takes.ts';
import type { components } from '../../src/api/generated/schema.d.ts';
import { fontNames, loadFonts } from '../../src/scene/fonts.ts';
import { drawScene } from '../../src/scene/svg.ts';
import { asPng, type Pictures } from './pictures.ts';

type Schemas = components['schemas'];

/** One file, and its half of a pair. */
export interface Taken {
  media: Buffer;
  pairRole?: Schemas['PairRole'];
  /** Of the public page, to which a QR code in the photo leads. */
  token: string;
}

export interface Sitting {
  session: Schemas['BoothSession'];
  pictures: Pictures;
  experience: Schemas['Experience'];
  category: Category;
  firstName: string;
  dice: Dice;
  now: Date;
}

/** @returns two files for a before and after, otherwise one */
export async function take(sitting: Sitting): Promise<Taken[]> {
  const { experience, category, dice } = sitting;
  const filesOf = (kind: TakeKind, count: number) =>
    dice
      .some(takesOf(category, kind), count)
      .flatMap((shots) => shots.map(({ file }) => readPicture(category, file)));
  switch (experience.kind) {
    case 'photo':
      return [await still(sitting, filesOf('photo', 1))];
    case 'collage':
      return [await still(sitting, filesOf('photo', experience.shots ?? 3))];
    case 'before_after': {
      const pair = filesOf('pair', 1);
      // Some businesses have no pairs.
      const [before = [], after = []] = (pair.length > 0 ? pair : filesOf('photo', 2)).map((file) => [file]);
      return [
        { ...(await still(sitting, before)), pairRole: 'before' },
        { ...(await still(sitting, after)), pairRole: 'after' },
      ];
    }
    // Moving pictures have no template.
    case 'gif':
      return filesOf('gif', 1).map((media) => ({ media, token: newToken() }));
    case 'boomerang':
    case 'video':
      return filesOf('video', 1).map((media) => ({ media, token: newToken() }));
  }
}

const newToken = () => randomBytes(16).toString('base64url');

/** A photo as it is, or one or more photos in the template of the experience. */
async function still(sitting: Sitting, photos: Buffer[]): Promise<Taken> {
  const { session, experience } = sitting;
  const [plain] = photos;
  const token = newToken();
  const template = session.templates.find(({ id }) => id === experience.templateId);
  if (template) return { media: await composed(sitting, template, photos, token), token };
  if (plain) return { media: plain, token };
  throw new Error(`${experience.title} has neither a picture nor a template.`);
}

/** Drawn by the renderer of the editor and the previews. */
async function composed(
  { session, pictures, category, firstName, now }: Sitting,
  { scene }: Schemas['BoothSession']['templates'][number],
  photos: Buffer[],
  token: string,
): Promise<Buffer> {
  const { businessName, locationName, timezone, language, products, logoAssetId, photoUrl } = session;
  const asset = (id: string | null | undefined) => (id ? pictures.get(id) : undefined);
  const words = {
    business: businessName,
    location: locationName ?? businessName,
    date: dayOf(now, language, timezone),
    firstName,
  };
  const svg = drawScene(scene, {
    fonts: await loadFonts(fontNames, JSON.stringify([scene, words])),
    words,
    photos: (await Promise.all(photos.map(asPng))).filter((photo) => photo !== undefined),
    asset,
    product: (id) => asset(products.find((product) => product.id === id)?.imageAssetId),
    logo: asset(logoAssetId),
    link: photoUrl.replace('{token}', token),
    category,
  });
  return photographed(svg, scene);
}

/** The longer side in pixels. A template may have seventy million pixels, which need not be drawn. */
const LONGEST = 1600;

function photographed(svg: string, { width, height }: Schemas['Scene']): Promise<Buffer> {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const sized = svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 width="${w}" height="${h}"`,
  );
  return sharp(Buffer.from(sized))
    .resize(w, h, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** The contract allows unknown languages and time zones. */
function dayOf(now: Date, language: string, timeZone: string): string {
  try {
    return now.toLocaleDateString(language, { timeZone });
  } catch (error) {
    if (error instanceof RangeError) return now.toISOString().slice(0, 10);
    throw error;
  }
}
