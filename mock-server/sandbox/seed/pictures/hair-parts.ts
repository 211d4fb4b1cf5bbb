// Parts of hairstyles for a head with a face at x 330 to 570 and y 300 to 650.
import type { Dice } from '../random.ts';
import { darker, faded, lighter, path, see, stroke } from './shapes.ts';

/** `back` is drawn behind the head, `front` before it. */
export interface Hair {
  back: string;
  front: string;
}

/** From the roots to the tips; equal colors for untinted hair. */
export interface Shade {
  root: string;
  tip: string;
}

export type Style = (shade: Shade, dice: Dice) => Hair;

export const strands = (lines: string[], { root, tip }: Shade) =>
  lines
    .map((d, i) =>
      stroke(d, i % 2 ? darker(root, 0.35) : lighter(tip, 0.3), i % 2 ? 4 : 6, see(i % 2 ? 0.3 : 0.38)),
    )
    .join('');

/** Parted on one side, behind the ears. */
export const parted = ({ root }: Shade) =>
  path(
    'M318 500C292 340 360 252 455 252S612 340 582 500C574 440 556 398 520 366C490 352 470 338 455 318C430 370 366 386 346 420C330 446 322 472 318 500Z',
    root,
  ) + stroke('M455 262C440 330 372 356 338 410', lighter(root, 0.25), 7, see(0.4));

export const middle = ({ root, tip }: Shade) =>
  faded(
    root,
    tip,
    (fill) =>
      path(
        'M452 262C372 262 312 330 316 470C318 560 300 640 316 700C352 690 356 600 352 540C350 450 400 400 452 300Z',
        fill,
      ) +
      path(
        'M448 262C528 262 588 330 584 470C582 560 600 640 584 700C548 690 544 600 548 540C550 450 500 400 448 300Z',
        fill,
      ),
  ) +
  strands(
    [
      'M440 280C360 320 336 420 334 560',
      'M460 280C540 320 564 420 566 560',
      'M426 270C350 300 326 400 326 500',
    ],
    { root, tip },
  );

export const fringe = ({ root }: Shade) =>
  path(
    'M318 500C296 340 360 252 450 252S604 340 582 500C574 470 566 450 560 436C500 450 400 450 340 436C330 456 324 476 318 500Z',
    root,
  ) +
  strands(
    [
      'M400 272C380 320 372 380 370 430',
      'M450 266C446 330 446 380 448 436',
      'M500 272C520 320 526 380 530 430',
      'M425 268C412 330 408 380 410 434',
    ],
    { root, tip: root },
  );
