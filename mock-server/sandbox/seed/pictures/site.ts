// A builder's photos before, during and after the work, in a box of 1200 x 900.
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

export type Stage = 'before' | 'during' | 'after';

/** A construction. It is rolled once, so that its stages match. */
export type Site = (stage: Stage) => string;

type Clouds = [x1: number, y1: number, x2: number, y2: number];
const cloudy = (dice: Dice): Clouds => [
  dice.int(120, 400),
  dice.int(90, 190),
  dice.int(760, 1080),
  dice.int(70, 170),
];

export const worn = (colour: string) => mix(mix(colour, '#8d877c', 0.46), '#5c564e', 0.14);

/** @param clouds positions of two clouds */
const sky = (stage: Stage, [x1, y1, x2, y2]: Clouds) => {
  const [from, to] =
    stage === 'before'
      ? ['#aeb6bb', '#d7d5cd']
      : stage === 'during'
        ? ['#bcd3df', '#ece5d3']
        : ['#8fc4e6', '#e6f2f0'];
  const cloud = (x: number, y: number) =>
    ellipse(x, y, 90, 26, '#ffffff', see(0.7)) +
    ellipse(x - 40, y + 8, 60, 22, '#ffffff', see(0.7)) +
    ellipse(x + 20, y - 16, 56, 26, '#ffffff', see(0.7));
  return faded(from, to, (fill) => rect(0, 0, 1200, 900, fill)) + cloud(x1, y1) + cloud(x2, y2);
};

/** Poles and planks in front of a wall. */
const scaffold = (x: number, y: number, w: number, h: number) => {
  const columns = Math.round(w / 130);
  return (
    times(columns + 1, (i) => rect(x + (i * w) / columns - 4, y, 8, h, '#8f979c')) +
    times(
      3,
      (i) =>
        rect(x - 20, y + 40 + (i * h) / 3, w + 40, 14, '#c79a5b') +
        rect(x - 10, y + 4 + (i * h) / 3, w + 20, 6, '#aab2b6'),
    ) +
    stroke(
      `M${x} ${y + h}L${x + w / columns} ${y + (2 * h) / 3}M${x + w} ${y + h}L${x + w - w / columns} ${y + (2 * h) / 3}`,
      '#8f979c',
      6,
    )
  );
};

const bush = (x: number, y: number, size: number, green: string) =>
  times(5, (i) =>
    circle(
      x + (i - 2) * size * 0.5,
      y - (i % 2) * size * 0.35,
      size * 0.5,
      i % 2 ? lighter(green, 0.12) : green,
    ),
  );

export function house(dice: Dice): Site {
  const wall = dice.pick(['#e8d9c0', '#c9d6d3', '#f1ece2', '#d8b9a0', '#b9c6d6', '#e5c9b5']);
  const roof = dice.pick(['#9c4a3a', '#4d5560', '#7a4f3c', '#5f6b66']);
  const door = dice.pick(['#2f5d62', '#b5432c', '#30435f', '#d89b2b', '#4b6b45']);
  const columns = dice.pick([3, 4]);
  const gable = dice.chance(0.5);
  const clouds = cloudy(dice);

  return (stage) => {
    const old = stage === 'before';
    const face = old ? worn(wall) : stage === 'during' ? mix(wall, '#cfcac0', 0.6) : wall;
    const tile = old ? worn(roof) : roof;
    const width = 620;
    const left = 290;
    const pane = (x: number, y: number, i: number) => {
      if (old && i % 3 === 1)
        return (
          rect(x, y, 84, 110, '#7a6248') +
          stroke(`M${x + 4} ${y + 20}h76M${x + 4} ${y + 54}h76M${x + 4} ${y + 88}h76`, '#5d4934', 10)
        );
      const glass = old ? '#77817f' : '#a9d3e3';
      return (
        rect(x - 7, y - 7, 98, 124, old ? '#b3aea2' : '#ffffff') +
        rect(x, y, 84, 110, glass) +
        (old ? '' : path(`M${x} ${y + 70}L${x + 60} ${y}H${x + 84}L${x} ${y + 104}Z`, '#ffffff', see(0.35))) +
        stroke(`M${x + 42} ${y}v110M${x} ${y + 50}h84`, old ? '#b3aea2' : '#ffffff', 7) +
        (stage === 'after'
          ? rect(x - 12, y + 116, 108, 16, darker(wall, 0.2), 4) +
            times(4, (k) =>
              circle(x + 4 + k * 26, y + 112, 11, ['#d9576b', '#f0b541', '#ffffff'][(i + k) % 3] as string),
            )
          : '')
      );
    };
    const gap = width / columns;
    const windows = times(columns * 2, (i) => {
      const [column, floor] = [i % columns, Math.floor(i / columns)];
      const isDoor = floor === 1 && column === (columns === 3 ? 1 : 2);
      return isDoor ? '' : pane(left + gap * (column + 0.5) - 42, 350 + floor * 190, i);
    });
    const doorAt = left + gap * ((columns === 3 ? 1 : 2) + 0.5) - 50;
    return (
      sky(stage, clouds) +
      path('M0 640C240 590 460 600 700 620S1040 590 1200 610V900H0Z', old ? '#8f8a6a' : '#9dbb7d') +
      rect(left + width - 140, 130, 62, 150, darker(tile, 0.2)) +
      rect(left, 300, width, 440, face) +
      rect(left, 300, width, 26, darker(face, 0.2), 0, see(0.5)) +
      (gable
        ? path(`M${left - 50} 312L${left + width / 2} 120L${left + width + 50} 312Z`, tile) +
          circle(left + width / 2, 240, 36, old ? '#77817f' : '#a9d3e3')
        : path(`M${left - 50} 312L${left + 70} 160H${left + width - 70}L${left + width + 50} 312Z`, tile) +
          times(4, (i) =>
            stroke(
              `M${left - 20 + i * 22} ${288 - i * 34}H${left + width + 20 - i * 22}`,
              darker(tile, 0.18),
              5,
              see(0.6),
            ),
          )) +
      windows +
      rect(doorAt - 10, 548, 120, 192, old ? '#a59f92' : '#ffffff') +
      rect(doorAt, 558, 100, 182, old ? '#6b5c4b' : door) +
      circle(doorAt + 84, 656, 7, '#f0d58a') +
      (old
        ? path(
            `M${left + 30} 420c60 20 20 90 70 110s20 90 60 120-110 40-130-60Z`,
            darker(face, 0.16),
            see(0.55),
          ) +
          path(
            `M${left + width - 160} 480c60-20 100 30 90 90s40 90-30 110-90-90-60-200Z`,
            lighter(face, 0.18),
            see(0.6),
          ) +
          stroke(`M${left + 190} 330l20 60-16 50 26 70-10 60`, darker(face, 0.4), 5) +
          path(`M${left + 130} 200l60-14 26 40-80 22Z`, darker(tile, 0.45)) +
          times(24, (i) =>
            stroke(
              `M${left - 60 + i * 32} 760q${((i * 7) % 20) - 10} -40 ${((i * 13) % 30) - 15} -${50 + ((i * 11) % 50)}`,
              '#7c7f4d',
              7,
            ),
          )
        : '') +
      (stage === 'during'
        ? scaffold(left - 20, 200, width + 40, 540) + rect(left + 40, 420, 200, 180, '#6fa3b8', 0, see(0.8))
        : '') +
      rect(0, 740, 1200, 160, old ? '#8a8468' : '#87ad68') +
      path(
        `M${doorAt + 10} 740H${doorAt + 90}L${doorAt + 190} 900H${doorAt - 90}Z`,
        old ? '#a39c8c' : '#d9cfbe',
      ) +
      (stage === 'during'
        ? path('M60 860C100 780 200 770 250 860Z', '#b9a077') +
          times(3, (i) => rect(960 + i * 10, 800 - i * 26, 180 - i * 20, 24, i % 2 ? '#b5583c' : '#c9714f'))
        : '') +
      (stage === 'after'
        ? bush(340, 770, 62, '#4f8a55') +
          bush(500, 776, 50, '#6f9a5a') +
          bush(930, 770, 70, '#3f7a54') +
          rect(120, 560, 22, 200, '#7a5a3c') +
          circle(132, 500, 110, '#5f9a5c') +
          circle(90, 560, 70, '#6faa66') +
          circle(180, 550, 66, '#528f58')
        : '')
    );
  };
}

export function terrace(dice: Dice): Site {
  const wood = dice.pick(['#b98a5a', '#9c7350', '#c7a071']);
  const cushion = dice.pick(['#d9576b', '#3f7f8c', '#f0b541']);
  const clouds = cloudy(dice);
  return (stage) => {
    const old = stage === 'before';
    const bare = stage === 'during';
    return (
      sky(stage, clouds) +
      times(9, (i) =>
        circle(i * 150 + 20, 430, 90 + ((i * 17) % 40), old ? '#7f8468' : i % 2 ? '#5f9a5c' : '#4f8a55'),
      ) +
      rect(0, 420, 1200, 180, old ? '#8d8471' : '#d9cbb4') +
      times(17, (i) => rect(i * 74, 400, 62, 200, old ? worn(wood) : lighter(wood, 0.12), 8)) +
      (old
        ? rect(0, 600, 1200, 300, '#7d6f52') +
          times(44, (i) =>
            stroke(
              `M${(i * 173) % 1200} ${640 + ((i * 97) % 240)}q6 -30 ${((i * 7) % 30) - 15} -${34 + ((i * 13) % 40)}`,
              i % 2 ? '#8a8f55' : '#6f7547',
              8,
            ),
          ) +
          ellipse(420, 780, 190, 40, '#5d5139', see(0.6)) +
          rect(820, 690, 160, 40, '#6b5a48', 4) +
          rect(860, 730, 20, 70, '#6b5a48')
        : bare
          ? rect(0, 600, 1200, 300, '#a8906a') +
            times(7, (i) => rect(90 + i * 170, 600, 22, 300, '#8a6a45')) +
            times(4, (i) => rect(0, 600 + i * 30, 760, 26, wood)) +
            rect(820, 780, 300, 24, wood) +
            rect(840, 756, 280, 24, lighter(wood, 0.1)) +
            path('M860 700h120l20 56H840Z', '#e0b04a')
          : rect(0, 600, 1200, 300, wood) +
            times(8, (i) => stroke(`M0 ${612 + i * i * 5}H1200`, darker(wood, 0.2), 5)) +
            path('M330 620H870V700H330Z', '#efe9dd') +
            rect(310, 600, 40, 180, darker(wood, 0.3), 6) +
            rect(850, 600, 40, 180, darker(wood, 0.3), 6) +
            rect(340, 680, 520, 60, '#ffffff', 16) +
            times(3, (i) =>
              rect(370 + i * 160, 600, 140, 96, i === 1 ? lighter(cushion, 0.5) : cushion, 20),
            ) +
            ellipse(600, 830, 150, 30, '#ffffff') +
            rect(592, 830, 16, 60, '#dcd2c0') +
            times(
              11,
              (i) =>
                stroke(`M${i * 120} 120Q${i * 120 + 60} 190 ${i * 120 + 120} 120`, '#4c4a45', 4) +
                circle(i * 120 + 60, 160, 14, '#ffe9a8') +
                glow(i * 120 + 60, 160, 50, '#ffe9a8', 0.6),
            ) +
            times(
              2,
              (k) =>
                rect(90 + k * 930, 690, 100, 110, '#c96f4a', 12) +
                times(7, (i) => leaf(i % 2 ? '#4f8a55' : '#6f9a5a', 140 + k * 930, 700, 1.9, -72 + i * 24)),
            ))
    );
  };
}

/** The construction site at the end of a day. */
export function crane(dice: Dice): string {
  const [from, to, ink] = dice.pick([
    ['#f4a96b', '#fbe3c0', '#4a3342'],
    ['#7fb2d6', '#f0ead8', '#3d4652'],
    ['#d98fa0', '#fbe0cf', '#46304a'],
  ] as const);
  const floors = dice.int(4, 6);
  const columns = dice.int(5, 7);
  const top = 760 - floors * 92;
  const mast = dice.chance(0.5) ? 230 : 930;
  const reach = mast < 600 ? 1 : -1;
  return (
    faded(from, to, (fill) => rect(0, 0, 1200, 900, fill)) +
    circle(dice.int(300, 900), dice.int(380, 520), 90, '#fff3d0', see(0.9)) +
    times(9, (i) => rect(i * 140 - 20, 560 - ((i * 53) % 150), 110, 400, mix(ink, to, 0.72))) +
    times(floors + 1, (i) => rect(360, top + i * 92, 480, 18, ink)) +
    times(columns, (i) => rect(370 + (i * 450) / (columns - 1), top - (i % 2) * 40, 14, 770 - top, ink)) +
    times(floors, (i) =>
      i < 2 ? rect(384, 760 - i * 92 - 74, 440, 74, mix(ink, '#c97c5a', 0.5), 0, see(0.75)) : '',
    ) +
    rect(mast - 12, 120, 24, 680, ink) +
    times(8, (i) =>
      stroke(`M${mast - 12} ${130 + i * 84}L${mast + 12} ${214 + i * 84}`, lighter(ink, 0.3), 4),
    ) +
    stroke(`M${mast - reach * 130} 140H${mast + reach * 640}`, ink, 16) +
    stroke(`M${mast - reach * 130} 140L${mast} 60L${mast + reach * 560} 140`, ink, 5) +
    rect(mast - reach * 130 - 30, 140, 60, 54, ink) +
    stroke(`M${mast + reach * 420} 140V330`, ink, 4) +
    rect(mast + reach * 420 - 60, 330, 120, 22, '#e0b04a') +
    path('M0 790C300 760 700 780 1200 770V900H0Z', darker(ink, 0.2)) +
    times(
      3,
      (i) =>
        circle(470 + i * 110, 772, 15, '#f0c24b') +
        path(
          `M${448 + i * 110} 840C${448 + i * 110} 790 ${492 + i * 110} 790 ${492 + i * 110} 840Z`,
          i % 2 ? '#e5793f' : '#d9d04a',
        ),
    )
  );
}
