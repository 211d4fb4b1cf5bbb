// Products, one in each picture of 1000 x 1000.
import { fitted, letters } from './lettering.ts';
import {
  circle,
  darker,
  ellipse,
  faded,
  glow,
  leaf,
  lighter,
  mix,
  type Picture,
  path,
  picture,
  rect,
  see,
  stroke,
  times,
} from './shapes.ts';

export const WARES = [
  'bottle',
  'pump',
  'tube',
  'jar',
  'dropper',
  'brush',
  'bag',
  'bone',
  'ball',
  'leash',
  'can',
  'tile',
  'tap',
  'lamp',
  'mug',
  'vase',
  'box',
  'card',
  'tote',
  'frame',
] as const;
export type Ware = (typeof WARES)[number];

interface Made {
  ware: Ware;
  /** The color of the product; the background is lighter. */
  colour: string;
  accent: string;
  /** The text of the label, one or two words. */
  label: string;
}

const label = (words: string, x: number, y: number, width: number, colour: string, most = 44) =>
  letters(words, x, y, { colour, size: fitted(words, width, most), weight: 0.12 });

const DRAW: Record<Ware, (made: Made) => string> = {
  bottle: ({ colour, accent, label: words }) =>
    rect(440, 170, 120, 110, darker(accent, 0.2), 16) +
    faded(
      lighter(colour, 0.2),
      darker(colour, 0.15),
      (fill) =>
        path(
          'M360 360C360 300 420 290 440 270H560C580 290 640 300 640 360V800C640 830 620 840 600 840H400C380 840 360 830 360 800Z',
          fill,
        ),
      'right',
    ) +
    rect(360, 470, 280, 220, lighter(colour, 0.82)) +
    label(words, 500, 590, 230, darker(colour, 0.5)) +
    rect(430, 630, 140, 8, accent),
  pump: ({ colour, accent, label: words }) =>
    stroke('M500 290V200H420', darker(colour, 0.5), 34) +
    rect(446, 270, 108, 60, darker(colour, 0.5), 10) +
    faded(lighter(colour, 0.2), darker(colour, 0.15), (fill) => rect(340, 330, 320, 510, fill, 44), 'right') +
    circle(500, 560, 118, lighter(colour, 0.82)) +
    label(words, 500, 576, 180, darker(colour, 0.5), 34) +
    rect(380, 740, 240, 10, accent),
  tube: ({ colour, accent, label: words }) =>
    faded(
      lighter(colour, 0.25),
      darker(colour, 0.12),
      (fill) => path('M340 190H660L610 740H390Z', fill),
      'right',
    ) +
    rect(330, 170, 340, 46, darker(colour, 0.2), 8) +
    rect(400, 740, 200, 100, accent, 14) +
    label(words, 500, 450, 220, lighter(colour, 0.9)) +
    rect(440, 490, 120, 8, lighter(colour, 0.9)),
  jar: ({ colour, accent, label: words }) =>
    faded(lighter(colour, 0.2), darker(colour, 0.15), (fill) => rect(300, 450, 400, 380, fill, 50), 'right') +
    rect(280, 350, 440, 120, accent, 24) +
    rect(280, 400, 440, 10, darker(accent, 0.2)) +
    rect(300, 560, 400, 150, lighter(colour, 0.82)) +
    label(words, 500, 655, 320, darker(colour, 0.5), 50),
  dropper: ({ colour, accent, label: words }) =>
    rect(468, 130, 64, 150, darker(accent, 0.35), 32) +
    rect(444, 260, 112, 80, darker(accent, 0.1), 10) +
    faded(lighter(colour, 0.3), darker(colour, 0.2), (fill) => rect(370, 340, 260, 500, fill, 50), 'right') +
    rect(370, 500, 260, 210, lighter(colour, 0.85)) +
    label(words, 500, 612, 200, darker(colour, 0.5), 40) +
    rect(450, 650, 100, 8, accent),
  brush: ({ colour, accent }) =>
    `<g transform="rotate(32 500 500)">${rect(462, 480, 76, 420, colour, 38) + ellipse(500, 330, 130, 210, colour) + ellipse(500, 330, 100, 180, lighter(colour, 0.5)) + times(48, (i) => circle(430 + (i % 6) * 28, 200 + Math.floor(i / 6) * 37, 7, darker(accent, 0.2)))}</g>`,
  bag: ({ colour, accent, label: words }) =>
    faded(
      lighter(colour, 0.12),
      darker(colour, 0.15),
      (fill) => path('M300 240L340 200H660L700 240L720 830H280Z', fill),
      'right',
    ) +
    stroke('M300 262H700', darker(colour, 0.25), 8) +
    rect(330, 400, 340, 260, lighter(colour, 0.85), 20) +
    label(words, 500, 500, 290, darker(colour, 0.5), 54) +
    times(3, (i) => circle(430 + i * 70, 590, 26, accent)),
  bone: ({ colour, accent }) =>
    `<g transform="rotate(-28 500 500)">${[0, 1].map((i) => circle(250 + i * 500, 440, 90, colour) + circle(250 + i * 500, 560, 90, colour)).join('') + rect(250, 430, 500, 140, colour) + rect(420, 430, 160, 140, accent) + path('M500 470C520 440 560 460 500 530C440 460 480 440 500 470Z', '#ffffff')}</g>`,
  ball: ({ colour, accent }) =>
    faded(lighter(colour, 0.25), darker(colour, 0.25), (fill) => circle(500, 540, 290, fill), 'slant') +
    stroke('M240 420C400 480 420 700 330 776M760 420C600 480 580 700 670 776', accent, 24) +
    ellipse(400, 380, 70, 44, '#ffffff', see(0.35)),
  leash: ({ colour, accent }) =>
    stroke('M250 820C160 560 420 620 420 420S720 260 760 480S560 760 500 560', colour, 34) +
    stroke(
      'M250 820C160 560 420 620 420 420S720 260 760 480S560 760 500 560',
      lighter(colour, 0.35),
      6,
      ' stroke-dasharray="22 26"',
    ) +
    circle(500, 520, 46, 'none', ` stroke="${accent}" stroke-width="20"`),
  can: ({ colour, accent, label: words }) =>
    stroke('M300 400C300 180 700 180 700 400', '#8f979c', 14) +
    faded(lighter('#c9ced1', 0.3), '#8f979c', (fill) => rect(280, 380, 440, 460, fill, 20), 'right') +
    rect(280, 470, 440, 260, colour) +
    ellipse(500, 380, 220, 54, '#aeb5b9') +
    ellipse(500, 380, 190, 42, accent) +
    path('M330 392C340 460 372 460 380 420C390 520 420 520 426 418Z', accent) +
    label(words, 500, 622, 350, lighter(colour, 0.9), 60),
  tile: ({ colour, accent }) =>
    times(9, (i) => {
      const [x, y] = [230 + (i % 3) * 185, 250 + Math.floor(i / 3) * 185];
      const tone = mix(colour, '#ffffff', ((i * 5) % 4) / 6);
      return (
        rect(x, y, 172, 172, tone, 6) +
        (i % 2
          ? path(`M${x} ${y}h86a86 86 0 0 1 -86 86Z`, accent) +
            path(`M${x + 172} ${y + 172}h-86a86 86 0 0 1 86 -86Z`, accent)
          : circle(x + 86, y + 86, 44, 'none', ` stroke="${darker(tone, 0.2)}" stroke-width="12"`))
      );
    }),
  tap: ({ colour, accent }) =>
    rect(330, 800, 340, 40, darker(colour, 0.1), 20) +
    stroke('M440 800V420C440 250 680 250 680 440', colour, 62) +
    stroke('M424 800V420C424 236 690 236 690 430', lighter(colour, 0.45), 10) +
    rect(330, 520, 90, 34, accent, 17) +
    path('M680 480C640 560 650 610 680 610S720 560 680 480Z', '#8fc4e0'),
  lamp: ({ colour, accent }) =>
    rect(494, 80, 12, 220, darker(colour, 0.4)) +
    glow(500, 640, 300, '#fff0c4', 0.9) +
    faded(
      lighter(colour, 0.15),
      darker(colour, 0.15),
      (fill) => path('M500 290C660 300 760 460 770 620H230C240 460 340 300 500 290Z', fill),
      'right',
    ) +
    ellipse(500, 622, 270, 34, lighter(accent, 0.6)) +
    circle(500, 640, 54, '#fff6d8'),
  mug: ({ colour, accent, label: words }) =>
    stroke('M670 470C830 450 830 700 660 690', darker(colour, 0.1), 48) +
    faded(
      lighter(colour, 0.2),
      darker(colour, 0.15),
      (fill) => path('M280 360H690V760C690 820 650 840 600 840H370C320 840 280 820 280 760Z', fill),
      'right',
    ) +
    ellipse(485, 360, 205, 40, darker(colour, 0.4)) +
    label(words, 485, 640, 320, accent, 64),
  vase: ({ colour, accent }) =>
    times(
      5,
      (i) =>
        stroke(`M500 400Q${440 + i * 30} 260 ${340 + i * 80} ${170 - (i % 2) * 40}`, '#6f8f5f', 9) +
        leaf(i % 2 ? '#6f9a5a' : '#4f8a55', 340 + i * 80, 180 - (i % 2) * 40, 1.1, -60 + i * 30),
    ) +
    faded(
      lighter(colour, 0.2),
      darker(colour, 0.15),
      (fill) =>
        path(
          'M430 840C300 760 300 560 400 480C430 450 430 410 420 380H580C570 410 570 450 600 480C700 560 700 760 570 840Z',
          fill,
        ),
      'right',
    ) +
    rect(330, 620, 340, 34, accent) +
    rect(336, 676, 328, 12, accent),
  box: ({ colour, accent, label: words }) =>
    path('M500 250L820 360V720L500 850L180 720V360Z', colour) +
    path('M500 250L820 360L500 480L180 360Z', lighter(colour, 0.25)) +
    path('M500 480L820 360V720L500 850Z', darker(colour, 0.16)) +
    path('M340 305L660 420V540L600 520V444L280 328Z', accent) +
    label(words, 335, 660, 240, lighter(colour, 0.8), 40),
  card: ({ colour, accent, label: words }) =>
    `<g transform="rotate(-8 500 500)">${rect(200, 330, 600, 370, darker(colour, 0.3), 26, see(0.35)) + faded(lighter(colour, 0.1), darker(colour, 0.15), (fill) => rect(190, 310, 600, 370, fill, 26), 'slant') + stroke('M190 560H790', accent, 18) + stroke('M490 560C420 470 380 540 490 560C560 470 600 540 490 560', accent, 14) + label(words, 490, 450, 440, lighter(colour, 0.88), 62)}</g>`,
  tote: ({ colour, accent, label: words }) =>
    stroke('M380 400C380 160 620 160 620 400', darker(colour, 0.25), 30) +
    faded(
      lighter(colour, 0.1),
      darker(colour, 0.1),
      (fill) => path('M260 380H740L770 850H230Z', fill),
      'right',
    ) +
    circle(500, 590, 120, accent) +
    label(words, 500, 604, 190, '#ffffff', 40),
  frame: ({ colour, accent }) =>
    rect(250, 190, 500, 640, darker(accent, 0.25), 8) +
    rect(290, 230, 420, 560, '#fffdf8') +
    rect(340, 290, 320, 440, lighter(colour, 0.3)) +
    circle(500, 440, 74, '#fff4e6') +
    path('M370 730C370 560 630 560 630 730Z', darker(colour, 0.15)),
};

export function ware(made: Made): Picture {
  const ground = mix(made.colour, '#fbf4ea', 0.78);
  return picture(
    1000,
    1000,
    faded(lighter(ground, 0.35), darker(ground, 0.12), (fill) => rect(0, 0, 1000, 1000, fill), 'slant') +
      circle(500, 470, 380, lighter(ground, 0.5), see(0.8)) +
      (['leash', 'lamp', 'tile', 'bone'].includes(made.ware)
        ? ''
        : ellipse(520, 846, 300, 28, '#2a1f1a', see(0.16))) +
      DRAW[made.ware](made),
  );
}
