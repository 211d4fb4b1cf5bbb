// The colors and motif of each business category's stock.
import type { components } from '../../../src/api/generated/schema.d.ts';

type Category = components['schemas']['BusinessCategory'];

export interface Motif {
  /** The word in the file names, unique per category. */
  name: string;
  paper: string;
  /** Slightly darker than the paper. */
  tint: string;
  accent: string;
  second: string;
  /** The background at night. */
  ink: string;
  /**
   * Draws the motif around 0/0, about 100 wide, in one color. Some alternate between several
   * shapes.
   */
  draw(colour: string, turn: number): string;
}

const ellipse = (cx: number, cy: number, rx: number, ry: number, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"${more}/>`;

function petals(colour: string): string {
  const petal = (angle: number) => ellipse(0, -27, 14, 24, ` transform="rotate(${angle})"`);
  const around = [0, 72, 144, 216, 288].map(petal).join('');
  return `<g fill="${colour}">${around}</g><circle r="9" fill="#fff" fill-opacity=".75"/>`;
}

function paw(colour: string): string {
  const toes = [ellipse(-34, -8, 11, 15, ' transform="rotate(-24 -34 -8)"'), ellipse(-13, -32, 11, 16)];
  const others = [ellipse(13, -32, 11, 16), ellipse(34, -8, 11, 15, ' transform="rotate(24 34 -8)"')];
  const pad = '<path d="M0-8c18 0 34 20 34 34 0 12-12 16-34 16s-34-4-34-16C-34 12-18-8 0-8Z"/>';
  return `<g fill="${colour}">${toes.join('')}${others.join('')}${pad}</g>`;
}

const HEXAGON = 'M0-46 40-23V23L0 46-40 23V-23Z';

function nut(colour: string, turn: number): string {
  if (turn % 3 === 2) return `<path d="${HEXAGON}" fill="none" stroke="${colour}" stroke-width="6"/>`;
  return `<path d="${HEXAGON}M0 18A18 18 0 1 0 0-18 18 18 0 0 0 0 18Z" fill="${colour}" fill-rule="evenodd"/>`;
}

function confetti(colour: string, turn: number): string {
  const shapes = [
    `<rect x="-40" y="-12" width="80" height="24" rx="12" fill="${colour}"/>`,
    `<path d="M0-36 36 30H-36Z" fill="${colour}"/>`,
    `<path d="M-44 0c15-30 29-30 44 0s29 30 44 0" fill="none" stroke="${colour}" stroke-width="14" stroke-linecap="round"/>`,
    `<circle r="28" fill="${colour}"/>`,
  ];
  return shapes[turn % shapes.length] ?? '';
}

function bubble(colour: string, turn: number): string {
  return turn % 2 === 0
    ? `<circle r="40" fill="${colour}"/>`
    : `<circle r="34" fill="none" stroke="${colour}" stroke-width="10"/>`;
}

export const MOTIFS: Record<Category, Motif> = {
  beauty: {
    name: 'petals',
    paper: '#F8F1EC',
    tint: '#EBD9CF',
    accent: '#C98B86',
    second: '#8FA58C',
    ink: '#3A2A2C',
    draw: petals,
  },
  pets: {
    name: 'paws',
    paper: '#F3F1E6',
    tint: '#DCE3D0',
    accent: '#D08A4E',
    second: '#5E8C7B',
    ink: '#24332F',
    draw: paw,
  },
  construction: {
    name: 'nuts',
    paper: '#EEF1F3',
    tint: '#D3DCE2',
    accent: '#E0A32E',
    second: '#5B7285',
    ink: '#1F2C37',
    draw: nut,
  },
  marketing: {
    name: 'confetti',
    paper: '#F6F3FA',
    tint: '#E0D8EE',
    accent: '#E2607A',
    second: '#5A63C8',
    ink: '#231F3D',
    draw: confetti,
  },
  other: {
    name: 'bubbles',
    paper: '#EFF4F6',
    tint: '#CFE0E6',
    accent: '#4E93A8',
    second: '#E2A07A',
    ink: '#1C3038',
    draw: bubble,
  },
};
