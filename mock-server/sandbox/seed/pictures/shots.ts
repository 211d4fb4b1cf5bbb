// The motifs of each kind of business: a picture and its texts.
import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { Dice } from '../random.ts';
import { PLAIN, SALON, STUDIO } from './backdrops.ts';
import { group, stage } from './party.ts';
import { beforehand, draw, fromBehind, somebody } from './person.ts';
import { bath, cat, dog } from './pet.ts';
import { bathroom, kitchen } from './rooms.ts';
import { type Picture, picture, placed } from './shapes.ts';
import { crane, house, type Stage, terrace } from './site.ts';
import { stillLife } from './still-life.ts';

export interface Shot {
  picture: Picture;
  tags: string[];
  caption: string;
}

export interface Shooting {
  /** One photo. @param words the text on a wall */
  one(dice: Dice, words: string): Shot;
  /** Before and after; undefined for a business without pairs. */
  pair?(dice: Dice): [before: Shot, after: Shot];
  /** The same guests several times, for a strip. */
  series(dice: Dice, count: number): Shot[];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Zooms and shifts the picture slightly. */
const posed = (body: string, dice: Dice) => {
  const scale = 1 + dice.float() * 0.24;
  return placed(body, 450 - 450 * scale + dice.int(-50, 50), 1200 - 1200 * scale + (scale - 1) * 260, scale);
};
const upright = (body: string) => picture(900, 1200, body);
const wide = (body: string) => picture(1200, 900, body);

const beauty: Shooting = {
  one(dice) {
    const looks = somebody(dice, { tinted: true });
    const back = dice.pick(SALON)(dice);
    const name = capital([looks.tint, looks.style].filter(Boolean).join(' '));
    const tags = [
      looks.tint ? 'colour' : 'cut',
      ...(looks.style === 'updo' && dice.chance(0.6) ? ['bridal'] : []),
      ...(looks.tint ? [looks.tint] : []),
    ];
    if (dice.chance(0.16))
      return {
        picture: upright(back + posed(fromBehind(looks, dice, dice.chance(0.5)), dice)),
        tags,
        caption: `${name}, from behind`,
      };
    return { picture: upright(back + posed(draw(looks), dice)), tags, caption: name };
  },
  pair(dice) {
    const looks = somebody(dice, { tinted: true });
    const [back, light] = [dice.pick(PLAIN), dice.pick(SALON)];
    const what = looks.tint ? `going ${looks.tint}` : `the ${looks.style}`;
    return [
      {
        picture: upright(back(dice) + posed(beforehand(looks, dice), dice)),
        tags: ['before'],
        caption: `Before ${what}`,
      },
      {
        picture: upright(light(dice) + posed(draw(looks), dice)),
        tags: ['after', ...(looks.tint ? ['colour', looks.tint] : ['cut'])],
        caption: `After ${what}`,
      },
    ];
  },
  series: (dice, count) => {
    const looks = somebody(dice, { tinted: true });
    const back = dice.pick(SALON)(dice);
    return Array.from({ length: count }, () => ({
      picture: upright(back + posed(draw(looks), dice)),
      tags: ['strip'],
      caption: capital(looks.style),
    }));
  },
};

const NAMES = [
  'Biscuit',
  'Miso',
  'Luna',
  'Otis',
  'Pepper',
  'Waffles',
  'Nala',
  'Ziggy',
  'Mochi',
  'Bruno',
  'Olive',
  'Koda',
  'Hazel',
  'Pixel',
  'Rumi',
  'Tofu',
  'Daisy',
  'Simba',
  'Juno',
  'Pancho',
];

const animal = (dice: Dice) =>
  dice.chance(0.68) ? { kind: 'dog', ...dog(dice) } : { kind: 'cat', ...cat(dice) };

const pets: Shooting = {
  one(dice) {
    const pet = animal(dice);
    const back = dice.pick(STUDIO)(dice);
    const name = dice.pick(NAMES);
    if (dice.chance(0.14)) {
      return {
        picture: upright(back + pet.draw(true) + bath(dice, dice.pick(['#7fb2c4', '#c9b6e0', '#e8a598']))),
        tags: [pet.kind, 'bath'],
        caption: `Bath time for ${name}`,
      };
    }
    return {
      picture: upright(back + posed(pet.draw(true), dice)),
      tags: [pet.kind, 'groomed'],
      caption: dice.pick([`${name}, freshly groomed`, `${name} says hello`, `Look at ${name}`]),
    };
  },
  pair(dice) {
    const pet = animal(dice);
    const [back, light] = [dice.pick(PLAIN), dice.pick(STUDIO)];
    const name = dice.pick(NAMES);
    return [
      {
        picture: upright(back(dice) + posed(pet.draw(false), dice)),
        tags: [pet.kind, 'before'],
        caption: `${name} before the groom`,
      },
      {
        picture: upright(light(dice) + posed(pet.draw(true), dice)),
        tags: [pet.kind, 'after', 'groomed'],
        caption: `${name} after the groom`,
      },
    ];
  },
  series: (dice, count) => {
    const pet = animal(dice);
    const back = dice.pick(STUDIO)(dice);
    const name = dice.pick(NAMES);
    return Array.from({ length: count }, () => ({
      picture: upright(back + posed(pet.draw(true), dice)),
      tags: [pet.kind, 'strip'],
      caption: `Three times ${name}`,
    }));
  },
};

const STREETS = [
  'Alder Road',
  'Mill Lane',
  'Chapel Row',
  'Hawthorn Street',
  'Station Terrace',
  'Orchard Close',
  'Foundry Street',
  'Beck Side',
  'Cardigan Place',
  'Wharf Street',
];
const PLANS = { house, kitchen, bathroom, terrace };

/** The camera position, equal for all stages of one work. */
const view = (dice: Dice) => {
  const scale = 1 + dice.float() * 0.22;
  const [x, y, mirrored] = [dice.float(), 0.3 + dice.float() * 0.5, dice.chance(0.5)];
  const left = -1200 * (scale - 1) * x;
  return (body: string) =>
    placed(body, mirrored ? 1200 - left : left, -900 * (scale - 1) * y, scale, 0, mirrored);
};

const building = (dice: Dice) => {
  const what = dice.pick(['house', 'house', 'kitchen', 'bathroom', 'terrace'] as const);
  const [plan, seen] = [PLANS[what](dice), view(dice)];
  return {
    what,
    where: `${dice.int(2, 98)} ${dice.pick(STREETS)}`,
    site: (stage: Stage) => seen(plan(stage)),
  };
};

const construction: Shooting = {
  one(dice) {
    if (dice.chance(0.2))
      return {
        picture: wide(crane(dice)),
        tags: ['site', 'progress'],
        caption: `Steel is up, ${dice.pick(STREETS)}`,
      };
    const { what, where, site } = building(dice);
    const during = dice.chance(0.5);
    return {
      picture: wide(site(during ? 'during' : 'after')),
      tags: [what, during ? 'progress' : 'finished'],
      caption: `${capital(what)}, ${where}${during ? ', in work' : ''}`,
    };
  },
  pair(dice) {
    const { what, where, site } = building(dice);
    return [
      { picture: wide(site('before')), tags: [what, 'before'], caption: `${capital(what)} before, ${where}` },
      { picture: wide(site('after')), tags: [what, 'after'], caption: `${capital(what)} after, ${where}` },
    ];
  },
  series: (dice, count) => {
    const { what, where, site } = building(dice);
    return (['before', 'during', 'after'] as const).slice(0, count).map((at) => ({
      picture: wide(site(at)),
      tags: [what, 'story'],
      caption: `${capital(what)} in three steps, ${where}`,
    }));
  },
};

const marketing: Shooting = {
  one: (dice, words) =>
    dice.chance(0.1)
      ? { picture: wide(stage(dice, words)), tags: ['stage'], caption: `On stage at ${words}` }
      : {
          picture: wide(group(dice, words)),
          tags: ['guests'],
          caption: dice.pick([`Guests at ${words}`, `Team photo, ${words}`, `${words}, after dark`]),
        },
  series: (dice, count) =>
    Array.from({ length: count }, () => ({
      picture: wide(group(dice, 'Cheers')),
      tags: ['guests', 'strip'],
      caption: 'One for the fridge door',
    })),
};

const other: Shooting = {
  one(dice) {
    if (dice.chance(0.24)) {
      const looks = somebody(dice);
      return {
        picture: upright(dice.pick(PLAIN)(dice) + posed(draw(looks), dice)),
        tags: ['guest'],
        caption: 'Proud of the first bowl',
      };
    }
    return {
      picture: picture(1080, 1080, stillLife(dice)),
      tags: ['table', dice.pick(['glazed', 'first firing', 'gift', 'birthday'])],
      caption: dice.pick([
        'Out of the kiln',
        'Painted on a Sunday',
        'Our table today',
        'Glazed and ready to go',
      ]),
    };
  },
  series: (dice, count) =>
    Array.from({ length: count }, () => ({
      picture: picture(1080, 1080, stillLife(dice)),
      tags: ['table', 'strip'],
      caption: 'Three from the shelf',
    })),
};

export const SHOOTING: Record<components['schemas']['BusinessCategory'], Shooting> = {
  beauty,
  pets,
  construction,
  marketing,
  other,
};

/** An animated picture: one SVG that moves. */
export function swinging({ width, height, svg }: Picture): Picture {
  const body = svg.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '');
  const turn = (degrees: number) => `${degrees} ${width / 2} ${height * 0.9}`;
  const values = [-5, -2, 0, 2, 5, 2, 0, -2].map(turn).join(';');
  return picture(
    width,
    height,
    `<g>${body}<animateTransform attributeName="transform" type="rotate" values="${values}" dur="1.6s" calcMode="discrete" repeatCount="indefinite"/></g>`,
  );
}
