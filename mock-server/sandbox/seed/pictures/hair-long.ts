// Hair that falls over the shoulders.
import type { Dice } from '../random.ts';
import { fringe, middle, parted, type Shade, type Style, strands } from './hair-parts.ts';
import { circle, darker, ellipse, faded, lighter, mix, path, stroke, times } from './shapes.ts';

/** The color of a strand at the cheek. */
const halfway = ({ root, tip }: Shade) => mix(root, tip, 0.35);

export const longWaves: Style = (shade, dice) => {
  const end = dice.int(860, 1010);
  const wave = dice.int(20, 46);
  return {
    back: faded(shade.root, shade.tip, (fill) =>
      path(
        `M288 470C268 310 350 232 450 232S632 310 612 470C${640 + wave} 560 ${600 - wave} 640 ${650 + wave} 740S${610 - wave / 2} ${end - 60} ${640} ${end}C560 ${end + 30} 340 ${end + 30} 260 ${end}C${290 + wave / 2} ${end - 60} ${216 - wave} 820 ${250 - wave} 740S${300 + wave} 560 288 470Z`,
        fill,
      ),
    ),
    front:
      middle({ root: shade.root, tip: halfway(shade) }) +
      faded(
        halfway(shade),
        shade.tip,
        (fill) =>
          path(
            `M318 560C290 640 ${330 - wave} 700 ${262 - wave / 2} 780S${300} ${end - 60} 270 ${end}C330 ${end + 10} 372 ${end - 60} 360 ${end - 140}C348 780 388 720 352 560Z`,
            fill,
          ) +
          path(
            `M582 560C610 640 ${570 + wave} 700 ${638 + wave / 2} 780S${600} ${end - 60} 630 ${end}C570 ${end + 10} 528 ${end - 60} 540 ${end - 140}C552 780 512 720 548 560Z`,
            fill,
          ),
      ) +
      strands(
        [
          `M330 600C310 680 340 720 296 800S320 ${end - 60} 300 ${end - 20}`,
          `M570 600C590 680 560 720 604 800S580 ${end - 60} 600 ${end - 20}`,
        ],
        shade,
      ),
  };
};

export const longStraight: Style = (shade, dice) => {
  const end = dice.int(880, 1000);
  return {
    back: faded(shade.root, shade.tip, (fill) =>
      path(
        `M288 470C268 310 350 232 450 232S632 310 612 470C630 600 644 760 652 ${end}C580 ${end + 14} 320 ${end + 14} 248 ${end}C256 760 270 600 288 470Z`,
        fill,
      ),
    ),
    front:
      (dice.chance(0.55) ? fringe(shade) : middle({ root: shade.root, tip: halfway(shade) })) +
      faded(
        shade.root,
        shade.tip,
        (fill) =>
          path(`M322 440C300 560 286 760 276 ${end}H356C372 800 350 600 346 430Z`, fill) +
          path(`M578 440C600 560 614 760 624 ${end}H544C528 800 550 600 554 430Z`, fill),
      ) +
      strands(
        [`M330 480C320 620 312 780 304 ${end - 10}`, `M570 480C580 620 588 780 596 ${end - 10}`],
        shade,
      ),
  };
};

export const sidePonytail: Style = (shade, dice) => ({
  back: ellipse(450, 415, 150, 160, shade.root),
  front:
    parted(shade) +
    faded(shade.root, shade.tip, (fill) =>
      path('M566 520C640 560 660 660 640 760S600 900 640 990C560 980 520 900 540 800S600 660 548 600Z', fill),
    ) +
    ellipse(572, 572, 24, 34, dice.pick(['#d9576b', '#f4c95d', '#3f7f8c', '#f2ece4'])) +
    strands(['M590 620C622 700 590 800 596 900', 'M576 640C596 720 562 800 566 880'], shade),
});

export const braids: Style = (shade, dice) => {
  const tie = dice.pick(['#e4572e', '#f4c95d', '#3f7f8c', '#f2ece4']);
  const braid = (x: number, lean: number) =>
    times(9, (i) =>
      ellipse(x + lean * i * 3, 590 + i * 46, 36 - i * 1.6, 34, i % 2 ? shade.tip : lighter(shade.tip, 0.13)),
    ) +
    circle(x + lean * 27, 1006, 15, tie) +
    ellipse(x + lean * 28, 1042, 18, 32, shade.tip);
  return {
    back: ellipse(450, 415, 150, 162, shade.root),
    front:
      middle({ root: shade.root, tip: shade.root }).replaceAll('700C', '640C') +
      braid(312, -1) +
      braid(588, 1),
  };
};

export const locs: Style = (shade, dice) => ({
  back: times(9, (i) =>
    stroke(
      `M${322 + i * 32} 320C${286 + i * 41} 480 ${276 + i * 43 + dice.int(-8, 8)} 640 ${270 + i * 45} ${dice.int(800, 900)}`,
      i % 2 ? shade.tip : darker(shade.root, 0.12),
      40,
    ),
  ),
  front:
    path(
      'M320 470C304 340 362 252 450 252S596 340 580 470C560 420 520 380 450 376S340 420 320 470Z',
      shade.root,
    ) +
    times(7, (i) =>
      stroke(
        `M${450} 268C${420 + i * 10} 300 ${350 + i * 32} 330 ${332 + i * 40} ${400 - Math.sin((i / 6) * Math.PI) * 20}`,
        i % 2 ? shade.tip : lighter(shade.root, 0.1),
        20,
      ),
    ),
});

/** Seen from behind. */
export function backOfHead(shade: Shade, dice: Dice): string {
  const end = dice.int(760, 1010);
  const wave = dice.chance(0.5) ? dice.int(18, 40) : 0;
  const side = (sign: 1 | -1) => 450 + sign * 196;
  return (
    faded(shade.root, shade.tip, (fill) =>
      path(
        `M270 480C250 310 340 226 450 226S650 310 630 480C${650 + wave} 580 ${620 - wave} 660 ${640 + wave} 760S${side(1)} ${end - 40} ${side(1)} ${end}C560 ${end + 46} 340 ${end + 46} ${side(-1)} ${end}C${side(-1)} ${end - 40} ${280 - wave} 840 ${260 - wave} 760S${250 - wave} 580 270 480Z`,
        fill,
      ),
    ) +
    strands(
      Array.from({ length: 11 }, (_, i) => {
        const x = 300 + i * 30;
        return `M450 240C${x + (450 - x) * 0.2} 320 ${x - wave} 560 ${x + wave} 720S${x - wave / 2} ${end - 60} ${x} ${end - 10}`;
      }),
      shade,
    )
  );
}
