// Quiet backdrops that do not distract from the subject, for a box of 900 x 1200.
import type { Dice } from '../random.ts';
import {
  circle,
  darker,
  ellipse,
  faded,
  glow,
  leaf,
  lighter,
  mix,
  path,
  rect,
  see,
  stroke,
  times,
} from './shapes.ts';

export type Backdrop = (dice: Dice) => string;

/** Walls: the light and the dark side. */
const WALLS: [string, string][] = [
  ['#f4e9dc', '#dcc3a8'],
  ['#e6eee8', '#b9cdbf'],
  ['#e8eaf2', '#b8bfd4'],
  ['#f7e4e2', '#e0b4b1'],
  ['#f6eed2', '#dec787'],
  ['#dfe9ee', '#9fbccb'],
  ['#ece4f0', '#c0acce'],
  ['#3c4a4a', '#22302f'],
  ['#4a3a3c', '#2c2023'],
];

const wall = (dice: Dice) => {
  const [light, dark] = dice.pick(WALLS);
  return { light, dark, paint: faded(light, dark, (fill) => rect(0, 0, 900, 1200, fill), 'slant') };
};

const paper: Backdrop = (dice) => {
  const { light, dark, paint } = wall(dice);
  return (
    paint +
    circle(dice.int(250, 650), dice.int(320, 520), dice.int(300, 420), mix(light, dark, 0.35), see(0.6)) +
    glow(250, 200, 520, '#ffffff', 0.5)
  );
};

const arch: Backdrop = (dice) => {
  const { light, dark, paint } = wall(dice);
  const colour = dice.chance(0.5) ? mix(light, dark, 0.7) : mix(dark, '#b4552d', 0.4);
  const w = dice.int(270, 350);
  return (
    paint +
    path(`M${450 - w} 1200V${dice.int(430, 520)}a${w} ${w} 0 0 1 ${w * 2} 0V1200Z`, colour, see(0.75)) +
    glow(200, 160, 480, '#ffffff', 0.45)
  );
};

const windowLight: Backdrop = (dice) => {
  const { paint } = wall(dice);
  const lean = dice.int(-140, -60);
  const panes = times(4, (i) => {
    const [x, y] = [80 + (i % 2) * 250, 60 + Math.floor(i / 2) * 330];
    return path(`M${x} ${y}h220l${lean} 300h-220Z`, '#fffbe8', see(0.5));
  });
  return paint + panes + glow(150, 260, 520, '#fff3cf', 0.5);
};

const plants: Backdrop = (dice) => {
  const { paint } = wall(dice);
  const green = dice.pick(['#3f6b4f', '#56796a', '#7d8f4f', '#2f5d50']);
  const tuft = (x: number, y: number, scale: number) =>
    times(9, (i) =>
      leaf(i % 2 ? green : lighter(green, 0.18), x, y, scale * (1.6 + (i % 3) * 0.5), -80 + i * 20),
    );
  return (
    paint +
    tuft(60, dice.int(560, 700), 1.9) +
    tuft(850, dice.int(420, 620), 2.2) +
    tuft(120, 1180, 2.3) +
    tuft(820, 1200, 2.1)
  );
};

const tiles: Backdrop = (dice) => {
  const colour = dice.pick(['#dfe9e6', '#f0e2d6', '#d8e2ee', '#e9dfe6', '#cfdccf']);
  const row = (y: number, shift: number) =>
    times(8, (i) => rect(i * 132 - shift, y, 122, 58, mix(colour, '#ffffff', ((i * 7 + y) % 5) / 7), 6));
  return (
    rect(0, 0, 900, 1200, darker(colour, 0.12)) +
    times(18, (i) => row(i * 68 + 4, (i % 2) * 66)) +
    glow(700, 160, 500, '#ffffff', 0.4)
  );
};

const ringLight: Backdrop = (dice) => {
  const { light, dark } = wall(dice);
  return (
    faded(darker(dark, 0.35), darker(dark, 0.6), (fill) => rect(0, 0, 900, 1200, fill)) +
    glow(450, 440, 560, light, 0.8) +
    circle(450, 440, 372, 'none', ` stroke="${lighter(light, 0.6)}" stroke-width="34"`) +
    circle(450, 440, 372, 'none', ` stroke="#ffffff" stroke-width="14"${see(0.9)}`)
  );
};

const mirror: Backdrop = (dice) => {
  const { light, dark, paint } = wall(dice);
  const bulbs = times(
    9,
    (i) =>
      glow(110, 90 + i * 120, 54, '#ffe9b0', 0.9) +
      glow(790, 90 + i * 120, 54, '#ffe9b0', 0.9) +
      circle(110, 90 + i * 120, 22, '#fff8e2') +
      circle(790, 90 + i * 120, 22, '#fff8e2'),
  );
  return (
    paint +
    rect(60, 20, 780, 1180, darker(dark, 0.35), 40) +
    rect(160, 60, 580, 1140, lighter(light, 0.35), 26) +
    path('M160 760L740 240V420L160 940Z', '#ffffff', see(0.35)) +
    bulbs
  );
};

/** Lights out of focus. */
export const bokeh: Backdrop = (dice) => {
  const [from, to, lamp] = dice.pick([
    ['#2b2140', '#120f22', '#f6b86b'],
    ['#123043', '#0a1622', '#8fd3e0'],
    ['#402030', '#1d0f18', '#f59ab0'],
    ['#27351f', '#121a10', '#e9d98a'],
  ] as const);
  return (
    faded(from, to, (fill) => rect(0, 0, 900, 1200, fill)) +
    times(26, () =>
      circle(
        dice.int(0, 900),
        dice.int(0, 820),
        dice.int(18, 84),
        dice.chance(0.3) ? lighter(lamp, 0.4) : lamp,
        see(0.1 + dice.float() * 0.25),
      ),
    )
  );
};

const park: Backdrop = (dice) => {
  const [sky, haze, near] = dice.pick([
    ['#cfe6f2', '#f6efdc', '#7ba05b'],
    ['#f9d9b6', '#f6b79b', '#8a9a5b'],
    ['#d7e9df', '#eef4e2', '#5f8f6b'],
  ] as const);
  return (
    faded(sky, haze, (fill) => rect(0, 0, 900, 1200, fill)) +
    circle(dice.int(120, 780), dice.int(140, 260), 74, '#fff6d8', see(0.9)) +
    path('M0 640C160 540 320 560 480 620S780 560 900 600V1200H0Z', lighter(near, 0.4)) +
    times(7, (i) =>
      ellipse(
        40 + i * 140 + dice.int(-30, 30),
        640 + dice.int(-30, 20),
        70,
        90,
        mix(near, '#2f5d50', 0.35),
        see(0.7),
      ),
    ) +
    path('M0 760C200 680 420 720 600 740S820 700 900 720V1200H0Z', near) +
    times(16, () =>
      stroke(`M${dice.int(0, 900)} ${dice.int(820, 1180)}v-${dice.int(14, 30)}`, lighter(near, 0.3), 6),
    )
  );
};

const stripes: Backdrop = (dice) => {
  const { light, dark } = wall(dice);
  return (
    rect(0, 0, 900, 1200, light) +
    times(8, (i) => rect(i * 128, 0, 64, 1200, mix(light, dark, 0.4))) +
    glow(450, 350, 560, '#ffffff', 0.45)
  );
};

export const SALON: Backdrop[] = [paper, arch, windowLight, plants, tiles, ringLight, mirror, paper, arch];
export const STUDIO: Backdrop[] = [paper, arch, stripes, park, park, plants, tiles, bokeh];
export const PLAIN: Backdrop[] = [paper, arch, windowLight, stripes];
