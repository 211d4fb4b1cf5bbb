// A person from the chest up, in a box of 900 x 1200.
import type { Dice } from '../random.ts';
import { CUT_SHORT, type StyleName, styled, WORN_LONG, WORN_SHORT } from './hair.ts';
import { backOfHead } from './hair-long.ts';
import type { Hair, Shade } from './hair-parts.ts';
import { circle, darker, ellipse, lighter, mix, path, rect, see, stroke } from './shapes.ts';

export interface Looks {
  skin: string;
  shade: Shade;
  /** The name of the hair color; undefined for a natural one. */
  tint: string | undefined;
  style: StyleName;
  hair: Hair;
  clothes: string;
  face: string;
  body: string;
}

const SKINS = ['#f6d3bd', '#eebf9f', '#dfa57f', '#c98a63', '#a96c47', '#8a5435', '#70432d', '#5a3525'];

const NATURAL = ['#1f1816', '#2e211c', '#4a3226', '#6b4630', '#8c6239', '#b98d55', '#d9b77e'];
/** The hair colors that a salon offers. */
const TINTS: (Shade & { name: string })[] = [
  { name: 'copper', root: '#5a2d1c', tip: '#c8693a' },
  { name: 'honey', root: '#3a231b', tip: '#d4a56a' },
  { name: 'auburn', root: '#7a2f23', tip: '#b5432c' },
  { name: 'champagne', root: '#c9a36a', tip: '#f1dfb5' },
  { name: 'cherry', root: '#2b1d22', tip: '#8c2f4f' },
  { name: 'rose', root: '#b98a8f', tip: '#f0c3c4' },
  { name: 'teal', root: '#23303a', tip: '#3d7f8c' },
  { name: 'ash blonde', root: '#d7c9b4', tip: '#f4ede0' },
  { name: 'chestnut', root: '#4a2f27', tip: '#8a5a3c' },
  { name: 'violet', root: '#2f2438', tip: '#7a5aa6' },
  { name: 'silver', root: '#d8d4d0', tip: '#f2f0ee' },
  { name: 'mocha', root: '#241a17', tip: '#5c3a28' },
];
const GREY: Shade = { root: '#8d8a88', tip: '#c9c6c2' };

const CLOTHES = [
  '#f3ede4',
  '#2f3e46',
  '#c96f4a',
  '#7d8f69',
  '#d8a48f',
  '#39415c',
  '#e3b23c',
  '#8c3f52',
  '#5b8e9c',
  '#b9a7c7',
  '#20242b',
  '#e9c6b8',
];

const natural = (dice: Dice): Shade => {
  const root = dice.pick(NATURAL);
  return dice.chance(0.12) ? GREY : { root, tip: lighter(root, dice.float() * 0.15) };
};

const FACE = 'M330 450C330 350 380 300 450 300S570 350 570 450C570 560 525 650 450 650S330 560 330 450Z';

function features(skin: string, shade: Shade, dice: Dice, bearded: boolean): string {
  const ink = darker(skin, 0.72);
  const brow = darker(shade.root, 0.25);
  const closed = dice.chance(0.4);
  const eye = (x: number) =>
    closed
      ? stroke(`M${x - 24} 484C${x - 12} 500 ${x + 12} 500 ${x + 24} 484`, ink, 7)
      : ellipse(x, 484, 25, 15, '#fffaf4') +
        circle(x, 484, 13, dice.chance(0.2) ? '#4d6b5f' : '#3a271f') +
        circle(x + 5, 479, 4, '#ffffff') +
        stroke(`M${x - 27} 482C${x - 14} 464 ${x + 14} 464 ${x + 27} 482`, ink, 6);
  const brows = dice.int(434, 446);
  const lips = dice.chance(0.5) ? '#b8404c' : mix(skin, '#9a3f45', 0.65);
  const mouth = dice.chance(0.5)
    ? path('M404 572C420 616 480 616 496 572C470 582 430 582 404 572Z', lips) +
      path('M416 579C440 588 460 588 484 579C478 592 422 592 416 579Z', '#fffaf4')
    : stroke('M408 578C428 602 472 602 492 578', lips, 8);
  const beard = bearded
    ? path(
        'M330 470C332 600 370 668 450 668S568 600 570 470C562 540 540 556 506 550C480 540 420 540 394 550C360 556 338 540 330 470Z',
        darker(shade.root, 0.05),
        see(0.94),
      )
    : '';
  const glasses = dice.chance(0.2)
    ? `<g fill="none" stroke="${dice.pick(['#2a2326', '#8a5a2b', '#b8404c'])}" stroke-width="7"><circle cx="396" cy="486" r="42"/><circle cx="504" cy="486" r="42"/><path d="M438 480C446 474 454 474 462 480"/></g>`
    : '';
  return (
    ellipse(372, 546, 32, 20, '#e2654f', see(0.22)) +
    ellipse(528, 546, 32, 20, '#e2654f', see(0.22)) +
    beard +
    eye(398) +
    eye(502) +
    stroke(`M366 ${brows + 8}C382 ${brows - 6} 410 ${brows - 6} 428 ${brows + 4}`, brow, 9) +
    stroke(`M534 ${brows + 8}C518 ${brows - 6} 490 ${brows - 6} 472 ${brows + 4}`, brow, 9) +
    stroke('M452 490C456 516 466 530 462 538C456 546 446 546 440 541', darker(skin, 0.26), 6) +
    mouth +
    glasses
  );
}

function dressed(clothes: string, skin: string, dice: Dice): string {
  const dark = darker(clothes, 0.16);
  const cut = dice.weighted({ round: 3, v: 3, collar: 2, high: 2, straps: 1 });
  const shoulders = 'M104 1200C104 970 160 862 300 812C352 792 388 782 396 748';
  const other = 'C548 792 600 812 600 812C740 862 796 970 796 1200Z';
  const folds =
    stroke('M250 1200C246 1100 240 1040 226 990', dark, 8, see(0.7)) +
    stroke('M650 1200C654 1100 660 1040 674 990', dark, 8, see(0.7));
  if (cut === 'straps') {
    return (
      path(
        'M150 1200C150 980 190 880 300 822C360 800 396 790 400 750H500C504 790 540 800 600 822C710 880 750 980 750 1200Z',
        skin,
      ) +
      path(
        'M222 1200C226 1080 250 1010 300 984C400 1040 500 1040 600 984C650 1010 674 1080 678 1200Z',
        clothes,
      ) +
      stroke('M318 830C306 880 300 930 302 990M582 830C594 880 600 930 598 990', clothes, 22)
    );
  }
  const necks: Record<'round' | 'v' | 'collar' | 'high', string> = {
    round: path(`${shoulders}C410 826 490 826 504 748${other}`, clothes),
    v: path(`${shoulders}L450 948L504 748${other}`, clothes) + stroke('M396 752L450 948L504 752', dark, 9),
    collar:
      path(`${shoulders}L450 880L504 748${other}`, clothes) +
      path('M392 746L452 884L372 916L336 796Z', lighter(clothes, 0.18)) +
      path('M508 746L448 884L528 916L564 796Z', lighter(clothes, 0.18)) +
      stroke('M450 890V1200', dark, 6) +
      circle(462, 970, 8, dark) +
      circle(462, 1070, 8, dark),
    high:
      path(`${shoulders}C410 770 490 770 504 748${other}`, clothes) +
      rect(384, 690, 132, 92, lighter(clothes, 0.07), 34) +
      stroke('M392 748C420 770 480 770 508 748', dark, 6),
  };
  return necks[cut] + folds;
}

/** The black cape of a hairdresser. */
const cape =
  path(
    'M70 1200C80 960 170 850 320 800C360 788 380 776 388 748H512C520 776 540 788 580 800C730 850 820 960 830 1200Z',
    '#2a2d34',
  ) +
  rect(378, 728, 144, 40, '#3a3e47', 20) +
  stroke('M300 860C280 960 260 1080 250 1200M600 860C620 960 640 1080 650 1200M450 800V1200', '#3d424c', 6);

/**
 * Rolls a person. All choices are made here, so that the person can be drawn again with other hair.
 */
export function somebody(dice: Dice, wish: { tinted?: boolean; clothes?: string[] } = {}): Looks {
  const skin = dice.pick(SKINS);
  const tint = wish.tinted && dice.chance(0.75) ? dice.pick(TINTS) : undefined;
  const shade = tint ?? natural(dice);
  const short = dice.chance(0.3);
  const style = dice.pick(short ? CUT_SHORT : [...WORN_LONG, ...WORN_SHORT]);
  const clothes = dice.pick(wish.clothes ?? CLOTHES);
  return {
    skin,
    shade,
    tint: tint?.name,
    style,
    hair: styled(style, shade, dice),
    clothes,
    face: features(skin, shade, dice, short && dice.chance(0.45)),
    body:
      dressed(clothes, skin, dice) +
      (dice.chance(0.3) ? circle(326, 572, 11, '#e8c15a') + circle(574, 572, 11, '#e8c15a') : ''),
  };
}

export function draw({ skin, hair, face, body }: Looks): string {
  return (
    hair.back +
    path(
      'M394 580V730C394 776 350 796 300 812L450 970L600 812C550 796 506 776 506 730V580Z',
      darker(skin, 0.1),
    ) +
    path('M394 640C420 690 480 690 506 640V690C480 740 420 730 394 690Z', darker(skin, 0.24)) +
    body +
    ellipse(328, 492, 22, 36, darker(skin, 0.06)) +
    ellipse(572, 492, 22, 36, darker(skin, 0.06)) +
    path(FACE, skin) +
    face +
    hair.front
  );
}

/** The same person before the visit: untreated hair, with the cape on. */
export function beforehand(looks: Looks, dice: Dice): string {
  const root = dice.pick(NATURAL.slice(0, 6));
  // Grown out: the tips still have the last color.
  const shade = { root, tip: mix(root, dice.pick(['#b09a7c', '#8a6a58', '#7a6654']), 0.6) };
  const hair = styled(dice.pick(['waves', 'long hair']), shade, dice);
  return draw({ ...looks, hair, body: cape });
}

export function fromBehind({ skin, shade, clothes }: Looks, dice: Dice, caped: boolean): string {
  const neck = rect(396, 600, 108, 200, darker(skin, 0.08));
  const back = path(
    'M104 1200C104 970 160 862 300 812C360 796 396 784 400 740H500C504 784 540 796 600 812C740 862 796 970 796 1200Z',
    clothes,
  );
  return neck + (caped ? cape : back) + backOfHead(shade, dice);
}
