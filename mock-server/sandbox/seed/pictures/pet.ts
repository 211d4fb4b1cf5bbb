// Dogs and cats posing for a picture, in a box of 900 x 1200.
import { createDice, type Dice } from '../random.ts';
import { circle, darker, ellipse, faded, lighter, mix, path, placed, see, stroke, times } from './shapes.ts';

interface Coat {
  fur: string;
  /** Muzzle and chest. */
  light: string;
  ears: string;
}

const DOG_COATS: Coat[] = [
  { fur: '#c68a4e', light: '#f3e0c2', ears: '#a86d36' },
  { fur: '#f1e4cf', light: '#fffaf0', ears: '#dcc6a4' },
  { fur: '#4a3a33', light: '#c99a66', ears: '#382b26' },
  { fur: '#8a5a3a', light: '#e6cda9', ears: '#6b4329' },
  { fur: '#2d2b30', light: '#efece8', ears: '#232226' },
  { fur: '#b9b4ae', light: '#eeeae4', ears: '#8f8a86' },
  { fur: '#fbf7ef', light: '#ffffff', ears: '#b9783f' },
  { fur: '#d9a05f', light: '#fff3dd', ears: '#c48544' },
];
const CAT_COATS: Coat[] = [
  { fur: '#d98a45', light: '#fbe6cc', ears: '#f0b9a4' },
  { fur: '#8d8f96', light: '#e9e9ec', ears: '#e3b7b5' },
  { fur: '#2f2d33', light: '#46434c', ears: '#6d5560' },
  { fur: '#f4ede2', light: '#ffffff', ears: '#f0c4bb' },
  { fur: '#a9835c', light: '#efdfc6', ears: '#d9a893' },
];
const CLOTH = ['#d9576b', '#3f7f8c', '#f0b541', '#5b6fb5', '#6f9a5a', '#e5793f'];

export interface Pet {
  coat: Coat;
  /** Drawn groomed or ungroomed. */
  draw(neat: boolean): string;
}

/** Messy hair all around. */
function tufts(dice: Dice, fur: string, cx: number, cy: number, rx: number, ry: number): string {
  const count = 34;
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i / count) * Math.PI;
    const far = i % 2 ? 1.03 : 1.08 + dice.float() * 0.2;
    return `${Math.round(cx + Math.cos(angle) * rx * far)} ${Math.round(cy + Math.sin(angle) * ry * far)}`;
  });
  return path(`M${points.join('L')}Z`, fur);
}

/** The curls of a poodle. */
const fluff = (dice: Dice, fur: string, cx: number, cy: number, rx: number, ry: number) =>
  times(20, (i) => {
    const angle = (i / 20) * Math.PI * 2;
    return circle(
      cx + Math.cos(angle) * rx,
      cy + Math.sin(angle) * ry,
      46 + dice.int(-6, 10),
      i % 2 ? fur : lighter(fur, 0.1),
    );
  });

const eyes = (y: number, apart: number, iris: string, size: number, happy: boolean) =>
  [450 - apart, 450 + apart]
    .map((x) =>
      happy
        ? stroke(
            `M${x - size} ${y + 6}C${x - size / 2} ${y - 16} ${x + size / 2} ${y - 16} ${x + size} ${y + 6}`,
            '#221a1a',
            10,
          )
        : circle(x, y, size + 5, '#201818') +
          circle(x, y, size, iris) +
          circle(x, y, size * 0.62, '#161212') +
          circle(x + size * 0.32, y - size * 0.36, size * 0.3, '#ffffff'),
    )
    .join('');

const EARS: Record<'floppy' | 'pointed' | 'long', (colour: string, inner: string) => string> = {
  floppy: (colour) =>
    path('M300 400C220 370 170 440 180 540C186 620 240 660 280 610C310 560 320 470 330 430Z', colour) +
    path('M600 400C680 370 730 440 720 540C714 620 660 660 620 610C590 560 580 470 570 430Z', colour),
  pointed: (colour, inner) =>
    path('M280 440C260 330 270 260 300 220C360 260 410 320 420 380Z', colour) +
    path('M620 440C640 330 630 260 600 220C540 260 490 320 480 380Z', colour) +
    path('M300 410C288 340 294 294 310 266C346 296 378 338 386 374Z', inner) +
    path('M600 410C612 340 606 294 590 266C554 296 522 338 514 374Z', inner),
  long: (colour) =>
    path('M310 380C220 380 180 500 186 640C190 760 250 800 290 730C322 660 322 500 340 420Z', colour) +
    path('M590 380C680 380 720 500 714 640C710 760 650 800 610 730C578 660 578 500 560 420Z', colour),
};

const WORN: Record<'bandana' | 'bow' | 'collar' | 'none', (colour: string) => string> = {
  bandana: (colour) =>
    path(
      'M284 760C340 820 560 820 616 760L630 800C580 850 540 880 450 960C360 880 320 850 270 800Z',
      colour,
    ) +
    times(9, (i) =>
      circle(330 + (i % 5) * 60, 812 + Math.floor(i / 5) * 42 + (i % 2) * 12, 8, '#ffffff', see(0.8)),
    ),
  bow: (colour) =>
    path('M450 812L340 752C320 800 320 850 340 890Z', colour) +
    path('M450 812L560 752C580 800 580 850 560 890Z', colour) +
    ellipse(450, 818, 32, 40, darker(colour, 0.18)),
  collar: (colour) =>
    stroke('M292 760C360 824 540 824 608 760', colour, 34) +
    circle(450, 842, 30, '#f0c24b') +
    circle(450, 842, 13, '#c9982b'),
  none: () => '',
};

export function dog(dice: Dice): Pet {
  const coat = dice.pick(DOG_COATS);
  const ears = dice.pick(['floppy', 'pointed', 'long', 'floppy'] as const);
  const curly = dice.chance(0.22);
  const patch = dice.chance(0.35);
  const tongue = dice.chance(0.6);
  const happy = dice.chance(0.3);
  const worn = dice.pick(['bandana', 'bow', 'collar', 'bandana'] as const);
  const cloth = dice.pick(CLOTH);
  const mess = dice.int(0, 1e6);
  const { fur, light } = coat;

  const draw = (neat: boolean) => {
    // An animal looks equally messy each time it is drawn.
    const roll = createDice(mess, 'mess');
    const body = faded(fur, darker(fur, 0.18), (fill) =>
      path('M214 1200C206 940 300 690 450 690S694 940 686 1200Z', fill),
    );
    return (
      (neat ? '' : tufts(roll, darker(fur, 0.12), 450, 1060, 250, 300)) +
      body +
      path('M350 820C340 960 380 1100 450 1200C520 1100 560 960 550 820Z', light, see(0.9)) +
      (curly && neat ? fluff(roll, fur, 450, 500, 170, 150) : '') +
      (neat ? '' : tufts(roll, fur, 450, 530, 196, 186)) +
      (ears === 'pointed' ? EARS.pointed(coat.ears, mix(coat.ears, '#e6a69a', 0.5)) : '') +
      path(
        'M450 340C560 340 650 420 646 540C642 660 560 740 450 744S258 660 254 540C250 420 340 340 450 340Z',
        fur,
      ) +
      (patch
        ? path('M452 344C560 342 652 420 646 540C640 590 560 590 520 540S470 420 452 344Z', coat.ears)
        : '') +
      path(
        'M450 360C470 420 480 470 500 520C590 540 590 700 450 716C310 700 310 540 400 520C420 470 430 420 450 360Z',
        light,
      ) +
      (ears === 'pointed' ? '' : EARS[ears](coat.ears, coat.ears)) +
      eyes(494, 92, '#6b4326', 23, happy && neat) +
      path('M404 566C404 544 496 544 496 566C496 596 470 616 450 616S404 596 404 566Z', '#241c1e') +
      ellipse(438, 562, 15, 7, '#ffffff', see(0.5)) +
      (tongue && neat
        ? path('M420 660C420 740 440 768 456 768S490 740 484 660Z', '#e98a8f') +
          stroke('M453 672V728', '#c96a72', 5)
        : '') +
      stroke('M450 616V648C440 676 400 680 376 656M450 648C460 676 500 680 524 656', '#3a2a2a', 8) +
      (neat
        ? WORN[worn](cloth)
        : times(14, () =>
            circle(roll.int(250, 650), roll.int(780, 1180), roll.int(8, 26), '#6b5138', see(0.5)),
          ))
    );
  };
  return { coat, draw };
}

export function cat(dice: Dice): Pet {
  const coat = dice.pick(CAT_COATS);
  const striped = dice.chance(0.55);
  const iris = dice.pick(['#8fb54a', '#e0ac3c', '#6fa8c9', '#5f9c7a']);
  const worn = dice.pick(['collar', 'bow', 'none', 'bandana'] as const);
  const cloth = dice.pick(CLOTH);
  const mess = dice.int(0, 1e6);
  const happy = dice.chance(0.25);
  const { fur, light } = coat;
  const dark = darker(fur, 0.3);

  const draw = (neat: boolean) => {
    // An animal looks equally messy each time it is drawn.
    const roll = createDice(mess, 'mess');
    const lines = striped
      ? stroke('M450 356V430M412 364V416M488 364V416', dark, 15) +
        stroke(
          'M262 540C300 540 320 550 340 560M266 590C300 584 322 588 342 594M638 540C600 540 580 550 560 560M634 590C600 584 578 588 558 594',
          dark,
          13,
        ) +
        stroke(
          'M260 1000C300 1010 330 1030 350 1050M250 1090C290 1096 326 1110 350 1130M640 1000C600 1010 570 1030 550 1050M650 1090C610 1096 574 1110 550 1130',
          dark,
          18,
        )
      : '';
    return (
      stroke('M660 1170C780 1150 810 1040 760 960', neat ? fur : dark, 62) +
      (neat ? '' : tufts(roll, dark, 450, 1070, 225, 290)) +
      faded(fur, darker(fur, 0.15), (fill) =>
        path('M236 1200C230 950 310 690 450 690S670 950 664 1200Z', fill),
      ) +
      path('M372 800C360 940 390 1060 450 1150C510 1060 540 940 528 800Z', light, see(0.85)) +
      (neat ? '' : tufts(roll, fur, 450, 560, 196, 168)) +
      EARS.pointed(fur, coat.ears) +
      path(
        'M450 350C570 350 654 430 654 556C654 680 560 742 450 742S246 680 246 556C246 430 330 350 450 350Z',
        fur,
      ) +
      lines +
      ellipse(400, 648, 72, 56, light) +
      ellipse(500, 648, 72, 56, light) +
      eyes(544, 98, iris, 31, happy && neat) +
      path('M424 606C436 598 464 598 476 606L450 634Z', '#d98a8a') +
      stroke('M450 634V652C440 676 410 678 394 664M450 652C460 676 490 678 506 664', '#3a2a2a', 7) +
      stroke('M350 640L206 612M350 660L210 672M550 640L694 612M550 660L690 672', '#ffffff', 5, see(0.85)) +
      (neat ? WORN[worn](cloth) : '')
    );
  };
  return { coat, draw };
}

/** Soap and water around the animal in the tub. */
export const bath = (dice: Dice, tub: string) =>
  path('M70 960H830C846 1060 830 1150 800 1200H100C70 1150 54 1060 70 960Z', tub) +
  placed(path('M40 930H860V980H40Z', lighter(tub, 0.4)), 0, 0) +
  times(30, (i) => {
    const [x, y, r] = [90 + ((i * 53) % 720) + dice.int(-20, 20), 930 + dice.int(-70, 20), dice.int(24, 60)];
    return circle(x, y, r, '#ffffff', see(0.88)) + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#dff1f8');
  }) +
  times(12, () => circle(dice.int(60, 840), dice.int(120, 820), dice.int(10, 34), '#ffffff', see(0.45)));
