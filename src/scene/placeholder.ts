// What layers show until they have a picture: a sample subject of the business category for photos, a plain one otherwise.
import type { Mark } from './drawing.ts';
import { movePath, rectanglePath } from './paths.ts';
import type { Layer } from './scene.ts';

export type Category = 'beauty' | 'pets' | 'construction' | 'marketing' | 'other';

/** In a box of 100 × 100. */
const PERSON =
  'M50 16C63 16 70 26 70 38C70 50 62 60 50 60C38 60 30 50 30 38C30 26 37 16 50 16zM14 100C14 76 30 66 50 66C70 66 86 76 86 100z';
const DOG =
  'M22 22C14 22 8 40 12 54C14 60 22 58 24 52C24 74 34 88 50 88C66 88 76 74 76 52C78 58 86 60 88 54C92 40 86 22 78 22C72 22 68 26 64 30C56 26 44 26 36 30C32 26 28 22 22 22z';
const HOUSE = 'M50 12L94 50H82V90H60V62H40V90H18V50H6z';
const PICTURE = 'M12 84L38 44L56 68L66 56L88 84zM62 30a9 9 0 0 1 18 0a9 9 0 0 1 -18 0z';

const SUBJECTS: Record<Category, string> = {
  beauty: PERSON,
  pets: DOG,
  construction: HOUSE,
  marketing: PERSON,
  other: PERSON,
};

export function placeholder(type: Layer['type'], w: number, h: number, category: Category): Mark[] {
  const side = Math.min(w, h) * 0.7;
  const left = (w - side) / 2;
  const top = type === 'photo' && category !== 'pets' ? h - side : (h - side) / 2;
  const subject = type === 'photo' ? SUBJECTS[category] : PICTURE;
  return [
    { kind: 'path', path: rectanglePath(0, 0, w, h), fill: type === 'photo' ? '#C9D2DC' : '#E3E7EC' },
    {
      kind: 'path',
      path: movePath(subject, left, top, side / 100),
      fill: type === 'photo' ? '#8493A5' : '#B9C2CD',
    },
  ];
}
