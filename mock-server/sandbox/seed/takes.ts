// The pictures of photos: each is drawn once, with a frame if a template needs it.
import type { Business } from './business.ts';
import type { Album, Stored } from './files.ts';
import { SHOOTING, type Shot, swinging } from './pictures/shots.ts';
import { createDice } from './random.ts';
import type { Designs, Template } from './templates.ts';
import { TRADES } from './trades/index.ts';

export type TakeKind = 'photo' | 'pair' | 'collage' | 'gif';

export interface Take {
  kind: TakeKind;
  /** One shot, or two of a pair. */
  shots: TakenShot[];
}

export interface TakenShot extends Pick<Shot, 'tags' | 'caption'> {
  /** @param at when it is first taken, which a design may show */
  plain(at: Date): Stored;
  /** The picture within the template. */
  framed(at: Date): Stored;
}

/** How often each kind is taken. */
const KINDS: Record<Business['category'], Record<TakeKind, number>> = {
  beauty: { photo: 74, pair: 10, collage: 7, gif: 4 },
  pets: { photo: 68, pair: 14, collage: 8, gif: 2 },
  construction: { photo: 40, pair: 34, collage: 6, gif: 0 },
  marketing: { photo: 74, pair: 0, collage: 9, gif: 6 },
  other: { photo: 80, pair: 0, collage: 10, gif: 0 },
};

/** @param count the number of pictures */
export function makeTakes(
  { id, category }: Business,
  { seed, album, designs, count }: { seed: number; album: Album; designs: Designs; count: number },
): Take[] {
  const { one, pair, series } = SHOOTING[category];
  const print = designs.of('print');
  const takes: Take[] = [];
  for (let drawn = 0; drawn < count; ) {
    const dice = createDice(seed, `${id}/take/${takes.length}`);
    const kind = drawn + 1 < count ? dice.weighted(KINDS[category]) : 'photo';
    const word = dice.pick(TRADES[category].words);
    const shots: DatedShot[] =
      kind === 'pair' && pair
        ? pair(dice)
        : kind === 'collage'
          ? [inStrip(series(dice, 3), designs)]
          : [kind === 'gif' ? moving(one(dice, word)) : one(dice, word)];
    takes.push({ kind, shots: shots.map((shot) => taken(shot, { album, designs, print })) });
    drawn += shots.length;
  }
  return takes;
}

const moving = (shot: Shot): Shot => ({ ...shot, picture: swinging(shot.picture) });

function inStrip(shots: Shot[], designs: Designs): DatedShot {
  const pictures = shots.map(({ picture }) => picture);
  const [{ tags, caption } = { tags: [], caption: '' }] = shots;
  return { picture: (at) => designs.filled(designs.of('strip'), pictures, at), tags, caption };
}

/** A shot whose picture may show its date. */
type DatedShot = Omit<Shot, 'picture'> & { picture: Shot['picture'] | ((at: Date) => Shot['picture']) };

function taken(
  { picture, tags, caption }: DatedShot,
  { album, designs, print }: { album: Album; designs: Designs; print: Template },
): TakenShot {
  const pictureOf = (at: Date) => (typeof picture === 'function' ? picture(at) : picture);
  let framed: Stored | undefined;
  let plain: Stored | undefined;
  return {
    tags,
    caption,
    // Only displayed pictures become files. A repeated one keeps its first date.
    plain: (at) => {
      plain ??= album.add(pictureOf(at));
      return plain;
    },
    framed: (at) => {
      framed ??= album.add(designs.filled(print, [pictureOf(at)], at));
      return framed;
    },
  };
}
