// Draws the guest's photo for each kind of experience, and inserts it into the session's template. A placeholder
// replaces pictures of the business.
import sharp from 'sharp';
import type { Brand } from '../../mock-server/sandbox/seed/pictures/brand.ts';
import { drawScene } from '../../mock-server/sandbox/seed/pictures/scene.ts';
import type { Picture } from '../../mock-server/sandbox/seed/pictures/shapes.ts';
import { SHOOTING } from '../../mock-server/sandbox/seed/pictures/shots.ts';
import type { Dice } from '../../mock-server/sandbox/seed/random.ts';
import type { components } from '../../src/api/generated/schema.d.ts';
import { gifOf, webmOf } from './film.ts';
import type { Category } from './options.ts';

type Schemas = components['schemas'];
type Session = Schemas['BoothSession'];
type Experience = Schemas['Experience'];

/** One file, and its half of a pair. */
export interface Taken {
  media: Buffer;
  pairRole?: Schemas['PairRole'];
}

export interface Sitting {
  session: Session;
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
  const moving = (count: number) =>
    Promise.all(
      several(count).map((picture) =>
        draw(framed(sitting, [picture]), MOVING)
          .webp()
          .toBuffer(),
      ),
    );

  switch (kind) {
    case 'photo':
      return [{ media: await photo(framed(sitting, [single()])) }];
    case 'collage':
      return [{ media: await photo(framed(sitting, several(shots ?? 3))) }];
    case 'before_after': {
      const [before, after] = pair?.(dice).map(({ picture }) => picture) ?? [single(), single()];
      return [
        { pairRole: 'before', media: await photo(framed(sitting, before ? [before] : [])) },
        { pairRole: 'after', media: await photo(framed(sitting, after ? [after] : [])) },
      ];
    }
    case 'gif':
      return [{ media: await gifOf(await moving(shots ?? 4), intervalMs ?? 300) }];
    case 'boomerang': {
      const there = await moving(FILM_FRAMES);
      return [{ media: await film([...there, ...there.toReversed()], durationSeconds ?? 2) }];
    }
    case 'video':
      return [{ media: await film(await moving(FILM_FRAMES), durationSeconds ?? 15) }];
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

function framed({ session, experience, category, firstName, now }: Sitting, photos: Picture[]): Picture {
  const template = session.templates.find(({ id }) => id === experience.templateId);
  const [plain] = photos;
  if (plain && !template) return plain;
  if (!template) throw new Error(`${experience.title} has neither a picture nor a template.`);
  const { businessName, locationName, timezone, language, primaryColor, accentColor } = session;
  const brand: Brand = {
    words: businessName,
    mark: 'clover',
    colour: primaryColor ?? '#3f6b4f',
    accent: accentColor ?? '#b4552d',
    paper: '#fbf6ef',
  };
  const words = {
    business: businessName,
    location: locationName ?? '',
    date: dayOf(now, language, timezone),
    firstName,
  };
  return drawScene(template.scene, {
    brand,
    category,
    photos,
    pictures: new Map(),
    words,
    // The URL of a photo's public page is known only after the upload.
    link: 'http://guest.localhost',
  });
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
