// Guests in front of a photo wall, in a box of 1200 x 900, and a stage.
import type { Dice } from '../random.ts';
import { fitted, letters } from './lettering.ts';
import { draw, somebody } from './person.ts';
import {
  circle,
  darker,
  ellipse,
  faded,
  glow,
  lighter,
  mix,
  path,
  placed,
  rect,
  see,
  stroke,
  times,
} from './shapes.ts';

const BRIGHT = ['#e4572e', '#f3a712', '#29a19c', '#6a4c93', '#ef798a', '#3566a8'];

const confetti = (dice: Dice, count: number) =>
  times(count, () =>
    placed(
      rect(-10, -6, dice.int(14, 24), dice.int(8, 14), dice.pick(BRIGHT), dice.int(0, 5)),
      dice.int(0, 1200),
      dice.int(0, 760),
      1,
      dice.int(0, 180),
    ),
  );

const balloons = (dice: Dice, x: number, y: number) =>
  times(11, (i) => {
    const [dx, dy] = [dice.int(-110, 110), i * 56 + dice.int(-20, 20)];
    const colour = dice.pick(BRIGHT);
    return (
      ellipse(x + dx, y + dy, 52, 62, colour) + ellipse(x + dx - 16, y + dy - 22, 12, 18, '#ffffff', see(0.4))
    );
  });

type Wall = (dice: Dice, words: string) => string;

const neon: Wall = (dice, words) => {
  const colour = dice.pick(['#ff7aa8', '#7ae0ff', '#ffd27a', '#b79aff']);
  const size = fitted(words, 900, 120);
  return (
    faded('#2a2140', '#120e20', (fill) => rect(0, 0, 1200, 900, fill)) +
    times(12, (i) => rect(i * 104, 0, 4, 900, '#ffffff', 0, see(0.05))) +
    glow(600, 190, 520, colour, 0.45) +
    letters(words, 600, 240, { colour: lighter(colour, 0.2), size, weight: 0.2, apart: 0.34 }).replace(
      '<g ',
      `<g${see(0.45)} `,
    ) +
    letters(words, 600, 240, { colour: lighter(colour, 0.75), size, weight: 0.07, apart: 0.34 })
  );
};

const logos: Wall = (dice, words) => {
  const [ground, ink] = dice.pick([
    ['#f5f2ec', '#39415c'],
    ['#39415c', '#f5d9a0'],
    ['#29635f', '#f5f2ec'],
  ] as const);
  return (
    rect(0, 0, 1200, 900, ground) +
    times(18, (i) => {
      const [x, y] = [100 + (i % 4) * 330 + (Math.floor(i / 4) % 2) * 165, 80 + Math.floor(i / 4) * 170];
      return i % 2
        ? letters(words, x, y + 20, { colour: ink, size: fitted(words, 220, 34), weight: 0.13 })
        : circle(x, y, 34, 'none', ` stroke="${ink}" stroke-width="7"`) +
            stroke(`M${x - 14} ${y + 2}l10 12 20 -26`, ink, 7);
    }) +
    glow(600, 300, 640, '#ffffff', 0.25)
  );
};

const balloonArch: Wall = (dice) =>
  faded('#fdeee4', '#f6c9bd', (fill) => rect(0, 0, 1200, 900, fill)) +
  circle(600, 420, 360, '#ffffff', see(0.55)) +
  balloons(dice, 110, 60) +
  balloons(dice, 1090, 60) +
  confetti(dice, 26);

const foil: Wall = (dice) => {
  const colour = dice.pick(['#d9a441', '#b9bfc7', '#d98aa0', '#4fa3a0']);
  return (
    rect(0, 0, 1200, 900, darker(colour, 0.45)) +
    times(40, (i) =>
      rect(
        i * 30,
        0,
        30,
        900,
        mix(darker(colour, 0.35), lighter(colour, 0.4), ((i * 37) % 11) / 10),
        0,
        see(0.85),
      ),
    ) +
    glow(600, 260, 620, '#fff4d6', 0.4)
  );
};

const night: Wall = (dice) => {
  const colour = dice.pick(['#f6b86b', '#8fd3e0', '#f59ab0']);
  return (
    faded('#1c2340', '#0d1020', (fill) => rect(0, 0, 1200, 900, fill)) +
    times(3, (k) =>
      times(
        13,
        (i) =>
          circle(i * 100 + k * 30, 90 + k * 70 + Math.sin((i / 12) * Math.PI) * 60, 13, '#ffe9a8') +
          glow(i * 100 + k * 30, 90 + k * 70 + Math.sin((i / 12) * Math.PI) * 60, 42, colour, 0.5),
      ),
    ) +
    times(20, () => circle(dice.int(0, 1200), dice.int(200, 800), dice.int(20, 70), colour, see(0.12)))
  );
};

const WALLS: Wall[] = [neon, logos, balloonArch, foil, night];

/** Props for a picture, in the box of a person. */
const PROPS: ((dice: Dice) => string)[] = [
  (dice) => {
    const colour = dice.pick(BRIGHT);
    return (
      path('M360 300L450 60L540 300C500 276 400 276 360 300Z', colour) +
      circle(450, 62, 26, '#fff3d0') +
      times(6, (i) => circle(410 + (i % 3) * 40, 180 + Math.floor(i / 3) * 60, 11, lighter(colour, 0.6)))
    );
  },
  (dice) => {
    const colour = dice.pick(BRIGHT);
    return (
      path(
        'M336 452H430C436 520 400 540 384 540S332 520 336 452ZM470 452H564C568 520 532 540 516 540S464 520 470 452Z',
        '#221d26',
      ) +
      stroke('M320 446H580', colour, 16) +
      path('M350 462h30l-22 40Z', '#ffffff', see(0.3))
    );
  },
  () =>
    path('M340 300L330 160L390 226L450 140L510 226L570 160L560 300C500 276 400 276 340 300Z', '#f0c24b') +
    circle(450, 142, 14, '#d9576b') +
    circle(330, 162, 12, '#3f7f8c') +
    circle(570, 162, 12, '#3f7f8c'),
  (dice) => {
    const colour = dice.pick(BRIGHT);
    return (
      path('M330 250C300 120 360 60 400 70C430 80 420 200 410 260Z', colour) +
      path('M570 250C600 120 540 60 500 70C470 80 480 200 490 260Z', colour) +
      path(
        'M352 230C340 150 370 110 388 116C402 120 398 200 394 240ZM548 230C560 150 530 110 512 116C498 120 502 200 506 240Z',
        '#f7c9cf',
      )
    );
  },
  () => '',
  () => '',
  () => '',
];

/** @param words the text on the wall */
export function group(dice: Dice, words: string): string {
  const count = dice.pick([2, 2, 3, 3, 4, 5]);
  const scale = [0, 0, 0.72, 0.68, 0.6, 0.54][count] ?? 0.6;
  const step = 1120 / count;
  const people = Array.from({ length: count }, (_, i) => {
    const high = (i % 2 ? -1 : 1) * dice.int(0, 20);
    const x = 40 + step * (i + 0.5) - 450 * scale;
    return placed(
      draw(somebody(dice)) + dice.pick(PROPS)(dice),
      x,
      940 - 1200 * scale + high,
      scale,
      dice.int(-4, 4),
    );
  });
  // People at the sides are drawn behind those in the middle.
  const order = [...people.keys()].sort(
    (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
  );
  return (
    dice.pick(WALLS)(dice, words) +
    (dice.chance(0.5) ? confetti(dice, 34) : '') +
    order.map((i) => people[i]).join('')
  );
}

/** A stage, and the heads of the audience. */
export function stage(dice: Dice, words: string): string {
  const [a, b] = dice.pick([
    ['#6a4c93', '#29a19c'],
    ['#e4572e', '#f3a712'],
    ['#3566a8', '#ef798a'],
  ] as const);
  return (
    faded('#171329', '#0b0916', (fill) => rect(0, 0, 1200, 900, fill)) +
    times(6, (i) =>
      path(`M${130 + i * 190} 0L${dice.int(-100, 1000) + i * 60} 720h220Z`, i % 2 ? a : b, see(0.2)),
    ) +
    rect(250, 150, 700, 330, mix(a, '#171329', 0.45), 10) +
    letters(words, 600, 260, { colour: '#ffffff', size: fitted(words, 560, 84), weight: 0.11 }) +
    rect(60, 560, 1080, 60, '#2a2440') +
    rect(60, 552, 1080, 10, b) +
    placed(draw(somebody(dice)), 470, 215, 0.29) +
    path('M530 560L542 470H658L670 560Z', '#3a3357') +
    times(
      26,
      (i) =>
        circle(24 + i * 48, 760 - (i % 3) * 26, 34, i % 2 ? '#100c1d' : '#1a1530') +
        path(
          `M${-26 + i * 48} 900C${-26 + i * 48} 800 ${74 + i * 48} 800 ${74 + i * 48} 900Z`,
          i % 2 ? '#100c1d' : '#1a1530',
        ),
    ) +
    times(3, (i) => stroke(`M${230 + i * 340} 780L${250 + i * 340} 650`, '#1a1530', 26))
  );
}
