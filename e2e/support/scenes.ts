// Twelve scenes that show everything a scene can, for comparing pictures of them.
import type { components } from '../../src/api/generated/schema.d.ts';

export type Scene = components['schemas']['Scene'];
type Layer = Scene['layers'][number];
type Of<T extends Layer['type']> = Partial<Extract<Layer, { type: T }>>;

const base = { x: 0, y: 0, w: 100, h: 100, rotation: 0, opacity: 1, z: 0, locked: false, hidden: false };
let ids = 0;
const named = () => {
  ids += 1;
  return { ...base, id: `layer-${ids}`, name: `Layer ${ids}`, editable: [] };
};
export const shape = (values: Of<'shape'>): Layer => ({
  ...{ ...named(), type: 'shape', shape: 'rectangle', fill: '#3F6B4F', radius: 0 },
  ...values,
});
export const text = (values: Of<'text'>): Layer => ({
  ...{ ...named(), type: 'text', text: 'Autumn', font: 'Inter', size: 60, color: '#3D2B1F', align: 'left' },
  ...values,
});
const photo = (slot: number, values: Of<'photo'>): Layer => ({ ...named(), type: 'photo', slot, ...values });
const qr = (values: Of<'qr'>): Layer => ({ ...named(), type: 'qr', color: '#1A1A19', ...values });
const image = (assetId: string, values: Of<'image'>): Layer => ({
  ...named(),
  type: 'image',
  assetId,
  ...values,
});
const logo = (values: Of<'logo'>): Layer => ({ ...named(), type: 'logo', ...values });

export const scene = (width: number, height: number, background: string, layers: Layer[]): Scene => ({
  version: 1,
  width,
  height,
  background,
  layers: layers.map((layer, z) => ({ ...layer, z })),
});

const LONG =
  'Thank you for coming! Your photo is ready, and the next appointment is waiting for you. Fröhliche Grüße, à bientôt.';

/** @param assetId an image of the account */
export const twelveScenes = (assetId: string): Scene[] => [
  scene(600, 400, '#FBF6EF', []),
  scene(600, 900, '#FFFFFF', [
    photo(1, { x: 40, y: 40, w: 520, h: 600 }),
    text({ x: 40, y: 700, w: 520, h: 120 }),
  ]),
  scene(400, 1200, '#F3F1E6', [
    photo(1, { x: 20, y: 20, w: 360, h: 340 }),
    photo(2, { x: 20, y: 380, w: 360, h: 340 }),
    photo(3, { x: 20, y: 740, w: 360, h: 340, opacity: 0.6 }),
    text({ x: 20, y: 1090, w: 360, h: 90, font: 'Dancing Script', align: 'center' }),
  ]),
  scene(800, 800, '#EEF1F3', [
    shape({ x: 60, y: 60, w: 300, h: 200, radius: 40 }),
    shape({ x: 420, y: 60, w: 300, h: 200, shape: 'ellipse', fill: '#C98B86' }),
    shape({ x: 60, y: 400, w: 660, h: 300, shape: 'line', fill: '#1A1A19' }),
    shape({ x: 250, y: 420, w: 300, h: 120, rotation: 30, fill: '#E0A32E', opacity: 0.5 }),
  ]),
  scene(700, 500, '#FFFFFF', [text({ x: 50, y: 50, w: 600, h: 400, text: LONG, font: 'Lora', size: 44 })]),
  scene(700, 500, '#231F3D', [
    text({
      x: 50,
      y: 50,
      w: 600,
      h: 400,
      text: LONG,
      font: 'Oswald',
      size: 90,
      color: '#FFFFFF',
      align: 'center',
    }),
  ]),
  scene(700, 500, '#FFFFFF', [
    text({ x: 50, y: 30, w: 600, h: 100, font: 'Playfair Display', text: 'AVATAR Toy', align: 'right' }),
    text({ x: 50, y: 180, w: 600, h: 100, font: 'Inter Bold', text: 'Wave & Tailor', rotation: -15 }),
    text({ x: 50, y: 360, w: 600, h: 100, font: 'unknown', text: '漢 is a box', opacity: 0.4 }),
  ]),
  scene(600, 600, '#FFFFFF', [qr({ x: 50, y: 50, w: 500, h: 500 })]),
  scene(600, 600, '#EFF4F6', [
    qr({ x: 100, y: 200, w: 200, h: 300, rotation: 20 }),
    logo({ x: 350, y: 50, w: 200, h: 100 }),
  ]),
  scene(900, 600, '#FFFFFF', [
    image(assetId, { x: 40, y: 40, w: 400, h: 520 }),
    image(assetId, { x: 480, y: 40, w: 380, h: 150, rotation: -8 }),
    image(assetId, { x: 480, y: 300, w: 300, h: 240, opacity: 0.3 }),
  ]),
  scene(1200, 300, '#F8F1EC', [
    shape({ x: -100, y: -100, w: 300, h: 300, shape: 'ellipse' }),
    shape({ x: 1100, y: 200, w: 300, h: 300, rotation: 45, fill: '#8FA58C' }),
    text({ x: 300, y: 50, w: 600, h: 200, size: 120, align: 'center' }),
    shape({ x: 400, y: 0, w: 300, h: 300, hidden: true }),
  ]),
  scene(
    1000,
    1000,
    '#FFFFFF',
    Array.from({ length: 60 }, (_, i) =>
      shape({
        ...{
          x: (i % 10) * 100 + 5,
          y: Math.floor(i / 10) * 160 + 5,
          w: 90,
          h: 140,
          radius: i,
          rotation: i * 6,
        },
        fill: i % 2 ? '#4E93A8' : '#E2A07A',
        opacity: 0.5 + i / 120,
      }),
    ),
  ),
];
