// Draws the guest's photo for each kind of experience, and composes it with the session's template.
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { embedded } from '../../mock-server/sandbox/seed/pictures/scene.ts';
import type { Picture } from '../../mock-server/sandbox/seed/pictures/shapes.ts';
import { SHOOTING } from '../../mock-server/sandbox/seed/pictures/shots.ts';
import type { Dice } from '../../mock-server/sandbox/seed/random.ts';
import type { components } from '../../src/api/generated/schema.d.ts';
import { fontNames, loadFonts } from '../../src/scene/fonts.ts';
import { drawScene } from '../../src/scene/svg.ts';
import { gifOf, webmOf } from './film.ts';
import type { Category } from './options.ts';
import type { Pictures } from './pictures.ts';

type Schemas = components['schemas'];
type Session = Schemas['BoothSession'];
type Experience = Schemas['Experience'];

/** One file, and its half of a pair. */
export interface Taken {
  media: Buffer;
  pairRole?: Schemas['PairRole'];
  /** Of the public page, to which a QR code in the photo leads. */
  token: string;
}

export interface Sitting {
  session: Session;
  pictures: Pictures;
  experience: Experience;
  category: Category;
  firstName: string;
  dice: Dice;
  now: Date;
}

/** The longer side in pixels, for still and moving pictures. */
const PICTURE = 1600;
const MOVING = 480;
/** The number of distinct pictures in a film, and how long each is shown. */
const FILM_FRAMES = 6;
const FILM_FRAME_MS = 125;

/** @returns two files for a before and after, otherwise one */
export async function take(sitting: Sitting): Promise<Taken[]> {
  const { experience, category, dice, session } = sitting;
  const { kind, shots, intervalMs, durationSeconds } = experience;
  const { one, pair, series } = SHOOTING[category];
  const single = () => one(dice, session.businessName).picture;
  const several = (count: number) => series(dice, count).map(({ picture }) => picture);
  const shot = async (media: (token: string) => Promise<Buffer>, pairRole?: Schemas['PairRole']) => {
    const token = randomBytes(16).toString('base64url');
    return { media: await media(token), token, ...(pairRole && { pairRole }) };
  };
  const still = (photos: Picture[], pairRole?: Schemas['PairRole']) =>
    shot((token) => photo(framed(sitting, photos, token)), pairRole);
  const moving = (count: number, token: string) =>
    Promise.all(
      several(count).map((picture) =>
        draw(framed(sitting, [picture], token), MOVING)
          .webp()
          .toBuffer(),
      ),
    );

  switch (kind) {
    case 'photo':
      return [await still([single()])];
    case 'collage':
      return [await still(several(shots ?? 3))];
    case 'before_after': {
      const [before, after] = pair?.(dice).map(({ picture }) => picture) ?? [single(), single()];
      return [await still(before ? [before] : [], 'before'), await still(after ? [after] : [], 'after')];
    }
    case 'gif':
      return [await shot(async (token) => gifOf(await moving(shots ?? 4, token), intervalMs ?? 300))];
    case 'boomerang':
      return [
        await shot(async (token) => {
          const there = await moving(FILM_FRAMES, token);
          return film([...there, ...there.toReversed()], durationSeconds ?? 2);
        }),
      ];
    case 'video':
      return [await shot(async (token) => film(await moving(FILM_FRAMES, token), durationSeconds ?? 15))];
  }
}

const photo = (picture: Picture) => draw(picture, PICTURE).jpeg({ quality: 85 }).toBuffer();

/** Repeats the same pictures for the whole duration. */
async function film(frames: Buffer[], seconds: number): Promise<Buffer> {
  const { width, height } = await sharp(frames[0]).metadata();
  const count = Math.round((seconds * 1000) / FILM_FRAME_MS);
  const all = Array.from({ length: count }, (_, i) => frames[i % frames.length] ?? Buffer.alloc(0));
  return webmOf(all, { width, height, frameMs: FILM_FRAME_MS });
}

/** Drawn no larger than needed: a template may have seventy million pixels. */
function draw({ svg, width, height }: Picture, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const sized = svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 width="${w}" height="${h}"`,
  );
  return sharp(Buffer.from(sized)).resize(w, h, { fit: 'fill' }).flatten({ background: '#ffffff' });
}

const fonts = await loadFonts(fontNames);

/** The photos in the template of the experience, drawn by the renderer of the editor and the previews. */
function framed(sitting: Sitting, photos: Picture[], token: string): Picture {
  const { session, pictures, experience, category, firstName, now } = sitting;
  const template = session.templates.find(({ id }) => id === experience.templateId);
  const [plain] = photos;
  if (plain && !template) return plain;
  if (!template) throw new Error(`${experience.title} has neither a picture nor a template.`);
  const { businessName, locationName, timezone, language, products, logoAssetId, photoUrl } = session;
  const { scene } = template;
  const asset = (id: string | null | undefined) => (id ? pictures.get(id) : undefined);
  const svg = drawScene(scene, {
    fonts,
    words: {
      business: businessName,
      location: locationName ?? businessName,
      date: dayOf(now, language, timezone),
      firstName,
    },
    photos: photos.map(embedded),
    asset,
    product: (id) => asset(products.find((product) => product.id === id)?.imageAssetId),
    logo: asset(logoAssetId),
    link: photoUrl.replace('{token}', token),
    category,
  });
  return { svg, width: scene.width, height: scene.height };
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
