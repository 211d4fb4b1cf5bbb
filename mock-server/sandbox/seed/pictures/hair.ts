// All hairstyles, including those that end above the shoulders.
import type { Dice } from '../random.ts';
import { braids, locs, longStraight, longWaves, sidePonytail } from './hair-long.ts';
import { fringe, type Hair, parted, type Shade, type Style, strands } from './hair-parts.ts';
import { circle, darker, ellipse, faded, lighter, path, see, stroke, times } from './shapes.ts';

const bob: Style = (shade, dice) => {
  const length = dice.int(630, 700);
  return {
    back: faded(shade.root, shade.tip, (fill) =>
      path(
        `M292 480C270 320 350 236 450 236S630 320 608 480C622 560 628 ${length - 40} 606 ${length}C560 ${length + 26} 340 ${length + 26} 294 ${length}C272 ${length - 40} 278 560 292 480Z`,
        fill,
      ),
    ),
    front:
      (dice.chance(0.4) ? fringe(shade) : parted(shade)) +
      faded(
        shade.root,
        shade.tip,
        (fill) =>
          path(
            `M330 400C302 470 286 580 296 ${length}C336 ${length + 16} 350 ${length - 60} 346 590C340 530 336 470 350 410Z`,
            fill,
          ) +
          path(
            `M570 400C598 470 614 580 604 ${length}C564 ${length + 16} 550 ${length - 60} 554 590C560 530 564 470 550 410Z`,
            fill,
          ),
      ) +
      strands(
        [`M322 430C304 500 302 580 312 ${length - 20}`, `M578 430C596 500 598 580 588 ${length - 20}`],
        shade,
      ),
  };
};

const bun: Style = (shade, dice) => {
  const high = dice.chance(0.6);
  const flowers = dice.chance(0.35) ? dice.pick(['#f7d9df', '#fdf3e3', '#e9b9a0', '#c9d7f2']) : undefined;
  return {
    back:
      circle(450, high ? 226 : 640, high ? 92 : 120, darker(shade.tip, 0.12)) +
      (high
        ? stroke(
            'M392 226C420 180 480 180 508 226M400 260C430 220 480 220 500 262',
            lighter(shade.tip, 0.25),
            6,
            see(0.4),
          )
        : '') +
      ellipse(450, 400, 148, 150, shade.root),
    front:
      path(
        'M322 492C300 350 362 256 450 256S600 350 578 492C572 440 558 404 530 376C480 350 420 350 370 376C342 404 328 440 322 492Z',
        shade.root,
      ) +
      strands(
        [
          'M344 420C360 340 400 290 440 268',
          'M556 420C540 340 500 290 460 268',
          'M384 364C400 320 420 290 446 270',
        ],
        shade,
      ) +
      (flowers
        ? times(
            6,
            (i) =>
              circle(352 + i * 39, 316 - Math.sin((i / 5) * Math.PI) * 56, i % 2 ? 17 : 22, flowers) +
              circle(352 + i * 39, 316 - Math.sin((i / 5) * Math.PI) * 56, 7, darker(flowers, 0.3)),
          )
        : ''),
  };
};

const pixie: Style = (shade) => ({
  back: ellipse(450, 410, 146, 156, darker(shade.root, 0.2)),
  front:
    path(
      'M318 486C290 340 356 238 462 240S620 330 584 480C580 440 566 416 548 400C520 420 440 420 392 366C396 400 372 424 348 430C334 446 326 466 318 486Z',
      shade.root,
    ) +
    strands(
      [
        'M470 252C420 280 392 320 384 366',
        'M500 256C450 300 470 360 520 398',
        'M440 256C390 280 352 340 338 410',
      ],
      shade,
    ),
});

const curls: Style = (shade, dice) => {
  const size = dice.int(0, 60);
  const ring = (count: number, radius: number, from: number, to: number, r: number, y = 430) =>
    times(count, (i) => {
      const angle = from + ((to - from) * i) / (count - 1);
      const bump = r + dice.int(-9, 9);
      const colour =
        i % 3 === 0 ? lighter(shade.tip, 0.12) : i % 3 === 1 ? shade.root : darker(shade.root, 0.1);
      return circle(450 + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.98, bump, colour);
    });
  return {
    back:
      circle(450, 430, 180 + size, darker(shade.root, 0.16)) +
      ring(22, 176 + size, Math.PI * 0.82, Math.PI * 2.18, 44),
    front:
      ring(13, 128, Math.PI * 0.98, Math.PI * 2.02, 33, 408) +
      ring(11, 112, Math.PI * 1.06, Math.PI * 1.94, 28, 372),
  };
};

const crop: Style = (shade) => ({
  back: path('M326 520C300 360 360 262 450 262S600 360 574 520Z', darker(shade.root, 0.3)),
  front:
    path(
      'M322 470C306 330 360 226 470 232S600 330 578 470C574 436 566 412 556 394C520 372 480 380 440 362C400 352 366 372 346 396C334 412 326 436 322 470Z',
      shade.root,
    ) +
    strands(
      [
        'M380 360C390 310 420 270 470 250',
        'M440 352C450 310 480 276 530 270',
        'M500 366C520 330 540 310 560 310',
      ],
      shade,
    ),
});

/** The hairstyles by name. */
const STYLES = {
  bob,
  waves: longWaves,
  'long hair': longStraight,
  updo: bun,
  pixie,
  curls,
  ponytail: sidePonytail,
  braids,
  crop,
  locs,
};
export type StyleName = keyof typeof STYLES;

export const WORN_LONG: StyleName[] = ['waves', 'long hair', 'braids', 'ponytail', 'locs'];
export const WORN_SHORT: StyleName[] = ['bob', 'pixie', 'curls', 'updo'];
export const CUT_SHORT: StyleName[] = ['crop', 'curls', 'locs', 'pixie'];

export const styled = (name: StyleName, shade: Shade, dice: Dice): Hair => STYLES[name](shade, dice);
