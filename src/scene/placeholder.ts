// What layers show until they have a picture: a sample subject of the business category for photos, a plain one otherwise.
import type { DrawnShape } from './drawing.ts';
import { movePath, rectanglePath } from './paths.ts';
import type { Layer } from './scene.ts';

export type Category = 'beauty' | 'pets' | 'construction' | 'marketing' | 'other';

interface Part {
  /** In a box of 100 × 100. */
  path: string;
  fill: string;
}

/** From back to front. */
const PERSON: readonly Part[] = [
  {
    path: 'M50 10C70 10 76 26 76 44C76 58 80 68 74 78H26C20 68 24 58 24 44C24 26 30 10 50 10z',
    fill: '#4B3B35',
  },
  { path: 'M10 100C10 80 28 72 50 72C72 72 90 80 90 100z', fill: '#6F9088' },
  { path: 'M41 56H59V73C59 81 41 81 41 73z', fill: '#D5A385' },
  {
    path: 'M50 20C62 20 67 30 67 42C67 54 60 64 50 64C40 64 33 54 33 42C33 30 38 20 50 20z',
    fill: '#E6B999',
  },
  {
    path: 'M32 42C34 28 44 26 56 24C63 28 67 34 68 42C70 22 62 14 50 14C38 14 30 22 32 42z',
    fill: '#4B3B35',
  },
];
const DOG: readonly Part[] = [
  {
    path: 'M22 22C14 22 8 40 12 54C14 60 22 58 24 52C24 74 34 88 50 88C66 88 76 74 76 52C78 58 86 60 88 54C92 40 86 22 78 22C72 22 68 26 64 30C56 26 44 26 36 30C32 26 28 22 22 22z',
    fill: '#B58A63',
  },
];
const HOUSE: readonly Part[] = [{ path: 'M50 12L94 50H82V90H60V62H40V90H18V50H6z', fill: '#8C9AA8' }];
const PICTURE: readonly Part[] = [
  { path: 'M12 84L38 44L56 68L66 56L88 84zM62 30a9 9 0 0 1 18 0a9 9 0 0 1 -18 0z', fill: '#B9C2CD' },
];

const SUBJECTS: Record<Category, readonly Part[]> = {
  beauty: PERSON,
  pets: DOG,
  construction: HOUSE,
  marketing: PERSON,
  other: PERSON,
};

export function placeholder(type: Layer['type'], w: number, h: number, category: Category): DrawnShape[] {
  const isPhoto = type === 'photo';
  const side = Math.min(w, h) * 0.75;
  const left = (w - side) / 2;
  const top = isPhoto && category !== 'pets' ? h - side : (h - side) / 2;
  return [
    { kind: 'path', path: rectanglePath(0, 0, w, h), fill: isPhoto ? '#EBE1D8' : '#E3E7EC' },
    ...(isPhoto ? SUBJECTS[category] : PICTURE).map(
      ({ path, fill }): DrawnShape => ({ kind: 'path', path: movePath(path, left, top, side / 100), fill }),
    ),
  ];
}
