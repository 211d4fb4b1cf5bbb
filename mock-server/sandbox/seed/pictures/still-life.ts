// Pots, cups, flowers and cakes on a table, in a box of 1080 x 1080.
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
  placed,
  rect,
  see,
  stroke,
  times,
} from './shapes.ts';

const GLAZES = [
  '#c96f4a',
  '#e9dccb',
  '#5b8e9c',
  '#7d8f69',
  '#d8a48f',
  '#39415c',
  '#e3b23c',
  '#b9a7c7',
  '#f4efe6',
  '#8c3f52',
];

type Thing = (dice: Dice) => string;

/** A pot by its outline, with its foot at the origin, lit from the left and painted. */
function pot(dice: Dice, outline: string, top: number, mouth: number, belly: number): string {
  const glaze = dice.pick(GLAZES);
  const second = dice.pick(GLAZES);
  const y = top * 0.52;
  const painted = dice.weighted({ plain: 2, band: 2, dots: 2, dip: 2, waves: 1 });
  const clip = `pot${outline.length}${Math.abs(top)}${dice.int(0, 99999)}`;
  const paint = {
    plain: '',
    band: rect(-300, y, 600, 26, second) + rect(-300, y + 44, 600, 10, second),
    dots: times(21, (i) =>
      circle(
        -belly + (i % 7) * (belly / 3) + (Math.floor(i / 7) % 2) * (belly / 6),
        y - 40 + Math.floor(i / 7) * 50,
        12,
        second,
      ),
    ),
    dip: rect(-300, y, 600, 600, second),
    waves: stroke(`M-300 ${y}${times(10, (i) => `q30 ${i % 2 ? 40 : -40} 60 0`)}`, second, 18),
  }[painted];
  return (
    ellipse(14, 0, belly * 1.02, 24, '#2a1f1a', see(0.22)) +
    faded(lighter(glaze, 0.14), darker(glaze, 0.2), (fill) => path(outline, fill), 'right') +
    `<clipPath id="${clip}">${path(outline, '#000')}</clipPath><g clip-path="url(#${clip})">${paint}${rect(-belly * 0.72, top, belly * 0.24, -top, '#ffffff', 30, see(0.22))}</g>` +
    ellipse(0, top, mouth, mouth * 0.2, darker(glaze, 0.4))
  );
}

const vase: Thing = (dice) => {
  const h = dice.int(380, 480);
  return pot(
    dice,
    `M-60 0C-150 -70 -170 ${-h * 0.42} -90 ${-h * 0.7}C-60 ${-h * 0.8} -54 ${-h * 0.9} -62 ${-h}H62C54 ${-h * 0.9} 60 ${-h * 0.8} 90 ${-h * 0.7}C170 ${-h * 0.42} 150 -70 60 0Z`,
    -h,
    62,
    150,
  );
};
const jug: Thing = (dice) => {
  const h = dice.int(300, 360);
  return (
    stroke(`M96 ${-h * 0.8}C210 ${-h * 0.86} 210 ${-h * 0.3} 110 ${-h * 0.26}`, dice.pick(GLAZES), 30) +
    pot(
      dice,
      `M-90 0C-150 ${-h * 0.3} -130 ${-h * 0.6} -92 ${-h * 0.76}C-84 ${-h * 0.86} -96 ${-h * 0.94} -110 ${-h}H88C78 ${-h * 0.9} 92 ${-h * 0.8} 100 ${-h * 0.7}C130 ${-h * 0.5} 140 ${-h * 0.3} 90 0Z`,
      -h,
      94,
      130,
    )
  );
};
const mug: Thing = (dice) =>
  stroke('M96 -150C180 -160 180 -40 92 -46', dice.pick(GLAZES), 26) +
  pot(dice, 'M-84 0C-100 -20 -104 -120 -104 -190H104C104 -120 100 -20 84 0Z', -190, 104, 104) +
  (dice.chance(0.6)
    ? stroke('M-30 -230C-60 -270 0 -290 -30 -330M30 -230C0 -270 60 -290 30 -330', '#ffffff', 12, see(0.6))
    : '');
const bowl: Thing = (dice) => {
  const fruit = dice.pick(['#e5793f', '#d9576b', '#f0b541', '#8fae5a']);
  return (
    times(5, (i) => circle(-110 + i * 55, -150 - (i % 2) * 34, 50, i % 2 ? lighter(fruit, 0.1) : fruit)) +
    times(2, (i) => leaf('#5f8a5c', -40 + i * 90, -210, 0.6, -30 + i * 60)) +
    pot(dice, 'M-70 0C-180 -30 -210 -100 -214 -150H214C210 -100 180 -30 70 0Z', -150, 10, 200)
  );
};
const bunch: Thing = (dice) => {
  const bloom = dice.pick(['#f0b3b0', '#f3d27a', '#e88a74', '#c9b6e0', '#ffffff']);
  const flowers = times(9, (i) => {
    const [x, y] = [
      (i - 4) * 52 + dice.int(-14, 14),
      -480 - Math.sin((i / 8) * Math.PI) * 140 - dice.int(0, 40),
    ];
    const petals = times(6, (k) =>
      placed(ellipse(0, -28, 19, 32, k % 2 ? bloom : lighter(bloom, 0.25)), x, y, 1, k * 60),
    );
    return (
      stroke(`M0 -330Q${x * 0.4} ${y * 0.7} ${x} ${y}`, '#6f8f5f', 9) +
      leaf('#6f9a5a', x * 0.5, y * 0.72, 0.8, x > 0 ? 60 : -60) +
      petals +
      circle(x, y, 15, '#c9932f')
    );
  });
  return flowers + vase(dice);
};
const cake: Thing = (dice) => {
  const icing = dice.pick(['#f7d9df', '#fdf3e3', '#cfe3df', '#e7d6f0']);
  const sponge = dice.pick(['#d9a05f', '#7a4a32', '#e9c98a']);
  return (
    ellipse(0, 0, 250, 40, '#ffffff') +
    rect(-16, 0, 32, 60, '#f2ece4') +
    rect(-180, -210, 360, 210, sponge, 14) +
    rect(-180, -130, 360, 26, icing) +
    path(
      `M-190 -230C-190 -260 190 -260 190 -230V-170${times(8, (i) => `q-24 ${i % 2 ? 60 : 30} -47.5 0`)}Z`,
      icing,
    ) +
    times(5, (i) => circle(-130 + i * 65, -252, 26, dice.pick(['#d9576b', '#b8404c', '#5b6fb5']))) +
    (dice.chance(0.5)
      ? times(
          3,
          (i) =>
            rect(-70 + i * 66, -360, 10, 90, '#ffffff') +
            glow(-65 + i * 66, -376, 50, '#ffe08a', 0.8) +
            ellipse(-65 + i * 66, -376, 9, 17, '#f6b03c'),
        )
      : '')
  );
};
const brushes: Thing = (dice) =>
  times(4, (i) =>
    placed(
      rect(-7, -330, 14, 300, ['#c79a5b', '#3f7f8c', '#d9576b', '#f2ece4'][i] as string, 7) +
        path('M-16 -330C-20 -380 -6 -410 0 -430C6 -410 20 -380 16 -330Z', dice.pick(GLAZES)),
      (i - 1.5) * 30,
      -60,
      0.9,
      (i - 1.5) * 13,
    ),
  ) + mug(dice);

const FRONT: Thing[] = [mug, mug, bowl, cake, brushes];
const BACK: Thing[] = [vase, bunch, jug, bunch];

export function stillLife(dice: Dice): string {
  const [wall, dusk] = dice.pick([
    ['#f1e6d8', '#d9c3a6'],
    ['#dde6e3', '#b3c6c0'],
    ['#f3dcd4', '#dba898'],
    ['#e2e3ee', '#b3b6cf'],
    ['#3b4747', '#263030'],
  ] as const);
  const table = dice.pick(['#b98a5a', '#8f6544', '#e7ddce', '#5f4a3c', '#d2c0a6']);
  const high = dice.int(720, 780);
  const lit = dice.chance(0.5);
  const left = dice.chance(0.5);
  const [far, near] = left
    ? [dice.int(290, 380), dice.int(690, 800)]
    : [dice.int(700, 790), dice.int(280, 390)];
  return (
    faded(wall, dusk, (fill) => rect(0, 0, 1080, 1080, fill), 'slant') +
    (lit
      ? times(2, (i) => path(`M${100 + i * 300} 60h240l-110 480h-240Z`, '#fff8e0', see(0.45)))
      : circle(540, 430, 340, mix(wall, '#ffffff', 0.5), see(0.6))) +
    glow(260, 220, 520, '#ffffff', 0.4) +
    rect(0, high, 1080, 400, table) +
    rect(0, high, 1080, 14, lighter(table, 0.25)) +
    times(4, (i) => stroke(`M0 ${high + 70 + i * i * 28 + i * 20}H1080`, darker(table, 0.14), 4, see(0.6))) +
    placed(dice.pick(BACK)(dice), far, high + 70, dice.int(92, 108) / 100) +
    placed(dice.pick(FRONT)(dice), near, high + 190, dice.int(105, 130) / 100) +
    (dice.chance(0.5) ? placed(dice.pick([mug, mug, brushes])(dice), (far + near) / 2, high + 150, 0.8) : '')
  );
}
