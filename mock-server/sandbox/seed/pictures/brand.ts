// The branding of a business in its own colors: logo, frames, screens.
import type { components } from '../../../../src/api/generated/schema.d.ts';
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
  placed,
  rect,
  see,
  stroke,
  times,
} from './shapes.ts';

export type Mark = 'sprig' | 'paw' | 'house' | 'burst' | 'clover';

export interface Brand {
  /** The text of the lettering. */
  words: string;
  mark: Mark;
  colour: string;
  accent: string;
  /** A light background. */
  paper: string;
}

/** The sign of a business, 200 x 200, centered at the origin. */
const MARKS: Record<Mark, (colour: string, accent: string) => string> = {
  sprig: (colour, accent) =>
    stroke('M0 92V-92', colour, 9) +
    times(
      4,
      (i) => leaf(colour, 0, 60 - i * 40, 0.62, 58) + leaf(lighter(colour, 0.15), 0, 60 - i * 40, 0.62, -58),
    ) +
    leaf(colour, 0, -60, 0.5, 0) +
    circle(-22, 84, 12, accent) +
    circle(22, 84, 12, accent),
  paw: (colour) =>
    ellipse(0, 36, 62, 52, colour) +
    ellipse(-66, -14, 24, 34, colour) +
    ellipse(66, -14, 24, 34, colour) +
    ellipse(-26, -58, 25, 36, colour) +
    ellipse(26, -58, 25, 36, colour),
  house: (colour, accent) =>
    path('M-90 10L0 -80L90 10L66 10V88H-66V10Z', colour) +
    path('M-20 88V34H20V88Z', accent) +
    stroke('M-96 22L0 -76L96 22', accent, 12),
  burst: (colour, accent) =>
    times(12, (i) =>
      placed(rect(-7, -96, 14, i % 2 ? 40 : 56, i % 2 ? accent : colour, 7), 0, 0, 1, i * 30),
    ) + circle(0, 0, 24, colour),
  clover: (colour, accent) =>
    times(4, (i) =>
      placed(
        path(
          'M0 0C-60 -30 -66 -92 -24 -92C-8 -92 0 -78 0 -70C0 -78 8 -92 24 -92C66 -92 60 -30 0 0Z',
          i % 2 ? lighter(colour, 0.14) : colour,
        ),
        0,
        0,
        1,
        45 + i * 90,
      ),
    ) + stroke('M0 10C10 50 30 80 60 96', accent, 11),
};

export const markOf = ({ mark, colour, accent }: Brand) => MARKS[mark](colour, accent);

export const logo = (brand: Brand): Picture =>
  picture(
    1200,
    600,
    placed(markOf(brand), 600, 210, 1.5) +
      letters(brand.words, 600, 490, {
        colour: darker(brand.colour, 0.25),
        size: fitted(brand.words, 980, 96),
        weight: 0.1,
        apart: 0.36,
      }),
  );

export const logoOnColour = (brand: Brand): Picture => {
  const light = { ...brand, colour: lighter(brand.paper, 0.4), accent: lighter(brand.accent, 0.3) };
  return picture(
    1000,
    1000,
    rect(0, 0, 1000, 1000, brand.colour) +
      placed(markOf(light), 500, 420, 2.4) +
      letters(brand.words, 500, 800, { colour: light.colour, size: fitted(brand.words, 780, 70) }),
  );
};

/** Leaves, dots or stars along an edge, depending on the mark. */
const garland = ({ colour, accent, mark }: Brand, w: number, h: number, size: number) => {
  const count = Math.round((2 * (w + h)) / (size * 0.9));
  return times(count, (i) => {
    const way = (i / count) * 2 * (w + h);
    const [x, y] =
      way < w
        ? [way, 0]
        : way < w + h
          ? [w, way - w]
          : way < 2 * w + h
            ? [2 * w + h - way, h]
            : [0, 2 * (w + h) - way];
    const tone = [colour, accent, lighter(colour, 0.3), lighter(accent, 0.3)][i % 4] as string;
    return mark === 'sprig' || mark === 'clover'
      ? leaf(tone, x, y, (size / 100) * (0.9 + ((i * 7) % 5) / 9), (i * 67) % 360)
      : circle(x, y, size * (0.22 + ((i * 7) % 5) / 16), tone);
  });
};

/** A frame with an open middle. */
export const overlay = (brand: Brand): Picture =>
  picture(
    1200,
    1800,
    path('M0 0H1200V1800H0ZM90 90V1500H1110V90Z', brand.paper, ' fill-rule="evenodd"') +
      garland(brand, 1200, 1800, 90) +
      stroke('M90 90H1110V1500H90Z', brand.accent, 6) +
      letters(brand.words, 600, 1690, { colour: brand.colour, size: fitted(brand.words, 860, 84) }),
  );

export const cornerOverlay = (brand: Brand): Picture =>
  picture(
    1200,
    1800,
    path('M0 1430C300 1360 520 1600 1200 1480V1800H0Z', brand.colour) +
      path('M0 1500C300 1430 560 1650 1200 1550V1800H0Z', brand.accent, see(0.7)) +
      letters(brand.words, 600, 1740, { colour: '#ffffff', size: fitted(brand.words, 860, 80) }) +
      placed(markOf({ ...brand, colour: '#ffffff', accent: brand.paper }), 1050, 150, 0.9),
  );

export const startScreen = (brand: Brand): Picture =>
  picture(
    1080,
    1920,
    faded(lighter(brand.colour, 0.15), darker(brand.colour, 0.35), (fill) => rect(0, 0, 1080, 1920, fill)) +
      glow(540, 760, 760, lighter(brand.accent, 0.3), 0.5) +
      circle(540, 760, 330, brand.paper) +
      placed(markOf(brand), 540, 760, 2.2) +
      letters(brand.words, 540, 1330, { colour: '#ffffff', size: fitted(brand.words, 860, 92) }) +
      rect(230, 1480, 620, 130, brand.accent, 65) +
      letters('Touch to start', 540, 1564, { colour: '#ffffff', size: 40, weight: 0.13 }),
  );

export const experienceScreen = (brand: Brand): Picture =>
  picture(
    1080,
    1920,
    faded(darker(brand.colour, 0.55), darker(brand.colour, 0.75), (fill) => rect(0, 0, 1080, 1920, fill)) +
      times(5, (i) => circle(540, 900, 470 - i * 82, lighter(brand.accent, 0.2), see(0.08 + i * 0.06))) +
      stroke('M540 520a380 380 0 1 1 -330 190', brand.accent, 30) +
      letters('3', 540, 1040, { colour: '#ffffff', size: 280, weight: 0.13 }) +
      letters('Smile', 540, 1540, { colour: '#ffffff', size: 80 }),
  );

export const sharingScreen = (brand: Brand): Picture =>
  picture(
    1080,
    1920,
    rect(0, 0, 1080, 1920, brand.paper) +
      times(90, (i) =>
        placed(
          rect(
            -14,
            -9,
            22 + (i % 4) * 7,
            14 + (i % 3) * 9,
            [brand.colour, brand.accent, lighter(brand.colour, 0.4), lighter(brand.accent, 0.4)][
              i % 4
            ] as string,
            (i % 3) * 6,
          ),
          (i * 197) % 1080,
          (i * 331) % 1920,
          1,
          (i * 41) % 180,
        ),
      ) +
      rect(190, 470, 700, 860, '#ffffff', 40) +
      placed(markOf(brand), 540, 800, 2) +
      letters('Thank you', 540, 1200, { colour: darker(brand.colour, 0.2), size: 62 }),
  );

export const micrositeBackground = (brand: Brand): Picture => {
  const ground = darker(brand.colour, 0.45);
  const isLeafy = brand.mark === 'sprig' || brand.mark === 'clover';
  const columns = isLeafy ? 14 : 9;
  return picture(
    1600,
    1000,
    faded(ground, darker(ground, 0.3), (fill) => rect(0, 0, 1600, 1000, fill), 'slant') +
      times(columns * 5, (i) => {
        const row = Math.floor(i / columns);
        const x = (i % columns) * (1740 / columns) + (row % 2) * 60;
        const y = row * 230 + ((i * 5) % 3) * 40;
        const tone = mix(ground, i % 5 ? brand.colour : brand.accent, 0.3 + ((i * 3) % 4) / 8);
        return isLeafy
          ? leaf(tone, x, y, 1.2 + (i % 3) / 2, (i * 79) % 360)
          : placed(MARKS[brand.mark](tone, mix(tone, ground, 0.3)), x, y, 0.5 + (i % 3) / 8, (i * 31) % 40);
      }),
  );
};

export const background = (brand: Brand, turn: number): Picture =>
  picture(
    1200,
    1800,
    faded(
      brand.paper,
      mix(brand.paper, turn % 2 ? brand.accent : brand.colour, 0.35),
      (fill) => rect(0, 0, 1200, 1800, fill),
      'slant',
    ) +
      (turn % 2
        ? times(10, (i) =>
            stroke(
              `M-100 ${i * 200}Q300 ${i * 200 - 150} 600 ${i * 200}T1300 ${i * 200}`,
              mix(brand.paper, brand.accent, 0.3),
              22,
            ),
          )
        : times(40, (i) =>
            circle(
              (i % 5) * 270 + (Math.floor(i / 5) % 2) * 130,
              Math.floor(i / 5) * 240,
              34,
              mix(brand.paper, brand.colour, 0.25),
            ),
          )),
  );

export const promotion = (brand: Brand, words: string, small: string): Picture =>
  picture(
    1200,
    900,
    rect(0, 0, 1200, 900, brand.paper) +
      path('M560 0H1200V900H420Z', brand.colour) +
      placed(markOf({ ...brand, colour: lighter(brand.paper, 0.3), accent: brand.accent }), 860, 450, 2.6) +
      letters(words, 60, 430, {
        colour: darker(brand.colour, 0.3),
        size: fitted(words, 400, 110),
        align: 'left',
        weight: 0.12,
      }) +
      letters(small, 60, 520, {
        colour: brand.accent,
        size: fitted(small, 380, 40),
        align: 'left',
        weight: 0.12,
      }),
  );

/** The type of an asset, its name, and its drawing. */
export const BRANDED: [components['schemas']['AssetType'], name: string, draw: (brand: Brand) => Picture][] =
  [
    ['logo', 'wordmark', logo],
    ['logo', 'square', logoOnColour],
    ['overlay', 'frame', overlay],
    ['template_overlay', 'corner', cornerOverlay],
    ['start_screen', 'start', startScreen],
    ['experience_screen', 'countdown', experienceScreen],
    ['sharing_screen', 'thanks', sharingScreen],
    ['microsite_background', 'gallery', micrositeBackground],
    ['template_background', 'backdrop-waves', (brand) => background(brand, 1)],
    ['template_background', 'backdrop-dots', (brand) => background(brand, 0)],
  ];
