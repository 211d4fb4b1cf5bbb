// Rooms before, during and after the work, in a box of 1200 x 900.
import type { Dice } from '../random.ts';
import { circle, darker, ellipse, glow, leaf, lighter, path, rect, see, stroke, times } from './shapes.ts';
import { type Site, worn } from './site.ts';

const boards = (colour: string, y: number) =>
  rect(0, y, 1200, 900 - y, colour) +
  times(5, (i) => stroke(`M0 ${y + i * i * 11 + 10}H1200`, darker(colour, 0.16), 4)) +
  times(9, (i) => stroke(`M${600 + (i - 4) * 120} ${y}L${600 + (i - 4) * 300} 900`, darker(colour, 0.12), 3));

export function kitchen(dice: Dice): Site {
  const front = dice.pick(['#2f4f4f', '#e9e2d4', '#7d8f69', '#34435c', '#b9c7c4']);
  const wall = dice.pick(['#f4efe6', '#e7ece8', '#f3e3d5']);
  const [oldDoors, oldWall] = dice.pick([
    ['#b59a73', '#d6c9a8'],
    ['#8fa08a', '#cfd3b8'],
    ['#c9b79a', '#d9c2b4'],
    ['#a58466', '#c9c3b4'],
  ] as const);
  const lamp = dice.pick(['#e0b04a', '#2a2d34', '#c96f4a']);

  return (stage) => {
    const old = stage === 'before';
    const bare = stage === 'during';
    const doors = old ? oldDoors : front;
    const tile = old ? darker(oldWall, 0.08) : lighter(front, 0.75);
    const cupboard = (x: number, y: number, w: number, h: number, missing = false) =>
      missing
        ? rect(x, y, w, h, '#4c4036') + rect(x, y + h / 2, w, 8, '#6b5a48')
        : rect(x, y, w, h, doors, 6) +
          rect(x + 14, y + 14, w - 28, h - 28, old ? darker(doors, 0.12) : lighter(doors, 0.06), 4) +
          rect(x + w / 2 - 22, y + (h > 200 ? 30 : h - 26), 44, 9, old ? '#8a7048' : lamp, 4);
    return (
      rect(0, 0, 1200, 660, old ? oldWall : bare ? '#cfc8bc' : wall) +
      boards(old ? '#8f7a58' : bare ? '#a8a296' : '#c99f6c', 660) +
      (bare
        ? times(7, (i) => rect(60 + i * 180, 0, 20, 660, '#c9a06a')) +
          rect(60, 300, 1100, 16, '#c9a06a') +
          stroke('M240 120C300 200 260 320 330 420M720 60C700 200 780 260 760 420', '#d9576b', 8) +
          stroke('M480 660V420H620', '#8aa0ab', 16) +
          rect(760, 560, 240, 20, '#b98a50') +
          stroke('M780 580L740 760M980 580L1020 760', '#b98a50', 16) +
          path('M120 760h150l-16 100H136Z', '#e0b04a') +
          rect(420, 640, 190, 130, '#efe7d6') +
          rect(420, 690, 190, 30, '#5b8e9c')
        : rect(80, 330, 1040, 120, tile) +
          times(old ? 13 : 20, (i) =>
            stroke(`M${80 + (i * 1040) / (old ? 13 : 20)} 330V450`, darker(tile, 0.12), 3),
          ) +
          stroke('M80 370H1120M80 410H1120', darker(tile, 0.12), 3) +
          times(4, (i) => cupboard(80 + i * 150, 90, 140, 210, old && i === 2)) +
          (old
            ? rect(780, 110, 330, 190, '#b7aa86')
            : rect(780, 200, 340, 18, '#b98a50') +
              times(6, (i) =>
                rect(
                  806 + i * 50,
                  138 + (i % 2) * 16,
                  30,
                  62 - (i % 2) * 16,
                  [lamp, '#ffffff', '#9fbccb'][i % 3] as string,
                  6,
                ),
              )) +
          rect(60, 450, 1080, 34, old ? '#7f8a86' : '#f7f4ee', 4) +
          times(7, (i) => cupboard(80 + i * 150, 490, 140, 170, old && i === 4)) +
          rect(680, 500, 140, 150, old ? '#e7e0cf' : '#20242b', 6) +
          rect(700, 546, 100, 80, old ? '#59544c' : '#3d4652', 6) +
          stroke('M300 450V390C300 366 340 366 340 392', old ? '#9a958a' : lamp, 12) +
          (old
            ? path('M820 340c60 30 40 90 90 100H790c0-40 10-80 30-100Z', '#8a7a58', see(0.5)) +
              stroke('M120 20l40 70-20 60M900 30l-30 80', '#a89a78', 5)
            : times(
                3,
                (i) =>
                  stroke(`M${380 + i * 220} 0V${150}`, '#2a2d34', 5) +
                  path(
                    `M${334 + i * 220} 210C${334 + i * 220} 170 ${360 + i * 220} 150 ${380 + i * 220} 150S${426 + i * 220} 170 ${426 + i * 220} 210Z`,
                    lamp,
                  ) +
                  glow(380 + i * 220, 224, 120, '#fff0c4', 0.6),
              ) +
              rect(250, 640, 700, 36, '#f7f4ee', 6) +
              rect(280, 676, 640, 190, doors, 6) +
              times(3, (i) => rect(330 + i * 200, 700, 150, 140, lighter(doors, 0.07), 4)) +
              ellipse(600, 632, 90, 22, '#d9c9ae') +
              times(5, (i) =>
                circle(
                  550 + i * 26,
                  612 - (i % 2) * 14,
                  22,
                  ['#e5793f', '#d9576b', '#f0b541'][i % 3] as string,
                ),
              ) +
              times(5, (i) => leaf('#5f8a5c', 1040, 450, 1.1, -50 + i * 25)) +
              rect(1010, 420, 60, 34, '#c96f4a', 6)))
    );
  };
}

export function bathroom(dice: Dice): Site {
  const tile = dice.pick(['#cfe0dd', '#e9ded2', '#c5cfdd', '#d9e2c9']);
  const oldTile = dice.pick(['#d9c3a5', '#b9cdbf', '#d8b4b8', '#b5c4d6']);
  const metal = dice.pick(['#c9a253', '#20242b', '#b4bcc2']);

  return (stage) => {
    const old = stage === 'before';
    const bare = stage === 'during';
    const face = old ? worn(oldTile) : tile;
    const grid = (size: number, colour: string, right = 1200, top = 0) =>
      times(Math.ceil(right / size), (i) => stroke(`M${i * size} ${top}V640`, colour, 3)) +
      times(Math.ceil((640 - top) / size), (i) => stroke(`M0 ${top + i * size}H${right}`, colour, 3));
    const tub = old ? '#cdbfa6' : '#ffffff';
    return (
      rect(0, 0, 1200, 640, bare ? '#b9b2a6' : face) +
      (bare
        ? rect(0, 260, 700, 380, tile) +
          grid(74, darker(tile, 0.12), 700, 260) +
          rect(700, 0, 500, 640, '#a9a296') +
          stroke('M820 640V300H900M960 640V240', '#b5713c', 16)
        : grid(old ? 60 : 96, old ? darker(face, 0.18) : lighter(face, 0.5))) +
      rect(0, 640, 1200, 260, old ? '#8f8574' : bare ? '#9a948a' : '#e6e1d8') +
      (old || bare
        ? ''
        : times(8, (i) => stroke(`M${600 + (i - 4) * 150} 640L${600 + (i - 4) * 330} 900`, '#d2cabd', 4)) +
          stroke('M0 720H1200M0 810H1200', '#d2cabd', 4)) +
      (bare
        ? rect(120, 700, 300, 60, '#efe7d6') +
          rect(140, 650, 260, 50, '#dfd5c0') +
          path('M860 780h140l-16 90H876Z', '#5b8e9c') +
          stroke('M876 780C880 740 980 740 984 780', '#3b5d68', 8) +
          stroke('M560 860L720 600', '#c79a5b', 18)
        : path('M80 560H600C604 700 560 780 500 790H180C120 780 76 700 80 560Z', tub) +
          rect(60, 540, 560, 34, old ? '#b8a98e' : '#ffffff', 17) +
          stroke('M140 540V430C140 400 190 400 190 430', old ? '#8d8471' : metal, 14) +
          rect(130, 786, 60, 30, old ? '#8d8471' : metal, 8) +
          rect(490, 786, 60, 30, old ? '#8d8471' : metal, 8) +
          (old
            ? rect(800, 480, 220, 60, '#c6b79c', 20) +
              rect(880, 540, 60, 240, '#b8a98e') +
              rect(820, 160, 180, 220, '#9a9a92') +
              stroke('M830 180l120 180', '#b9b9b0', 6) +
              path(
                'M200 574c20 60-10 120 10 200',
                'none',
                ' stroke="#8a6a45" stroke-width="22" opacity="0.4"',
              ) +
              stroke('M300 40l40 90-20 70 30 60', '#7c7261', 5)
            : rect(740, 520, 360, 210, '#b98a50', 8) +
              stroke('M920 530V720', darker('#b98a50', 0.25), 4) +
              rect(720, 490, 400, 34, '#ffffff', 8) +
              path('M800 490C800 440 1040 440 1040 490Z', '#f2f0ec') +
              stroke('M920 444V400C920 380 950 380 950 398', metal, 12) +
              circle(920, 250, 130, metal) +
              circle(920, 250, 118, '#dcebf0') +
              path('M830 300L950 140L990 160L850 350Z', '#ffffff', see(0.5)) +
              times(7, (i) => leaf(i % 2 ? '#4f8a55' : '#6f9a5a', 680, 860, 1.5, -70 + i * 23)) +
              rect(640, 840, 84, 60, '#c96f4a', 8) +
              rect(250, 500, 120, 60, '#e3b7a5', 8) +
              glow(920, 60, 260, '#fff0c4', 0.6)))
    );
  };
}
