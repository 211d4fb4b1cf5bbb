// Initial scenes: an empty one and a finished one for each preset, in the brand colors.
import type { Account } from '~/api/account';
import type { Scene, SceneLayer } from '~/api/scene';
import type { Preset } from './presets';

type Category = Account['category'];
type Box = readonly [x: number, y: number, w: number, h: number];

interface Palette {
  paper: string;
  ink: string;
  accent: string;
}

const PALETTES: Record<Category, Palette> = {
  beauty: { paper: '#F8F1EC', ink: '#3A2A2C', accent: '#C98B86' },
  pets: { paper: '#F3F1E6', ink: '#24332F', accent: '#D08A4E' },
  construction: { paper: '#EEF1F3', ink: '#1F2C37', accent: '#E0A32E' },
  marketing: { paper: '#F6F3FA', ink: '#231F3D', accent: '#E2607A' },
  other: { paper: '#EFF4F6', ink: '#1C3038', accent: '#4E93A8' },
};

const FONTS: Record<Category, string> = {
  beauty: 'Playfair Display',
  pets: 'Dancing Script',
  construction: 'Oswald',
  marketing: 'Inter Bold',
  other: 'Lora',
};

type Brand = Pick<Account, 'category' | 'brandColor' | 'accentColor'>;

export const blankScene = ({ width, height }: Pick<Preset, 'width' | 'height'>): Scene => ({
  version: 1,
  width,
  height,
  background: '#FFFFFF',
  layers: [],
});

/** A finished scene in a preset's size. */
export function starterScene({ kind, width, height }: Preset, brand: Brand): Scene {
  const palette = PALETTES[brand.category];
  const ink = brand.brandColor ?? palette.ink;
  const accent = brand.accentColor ?? palette.accent;
  const margin = Math.round(width / 20);
  const inner = width - 2 * margin;
  const isStrip = kind === 'strip';
  const photosEnd = Math.round(height * (isStrip ? 0.86 : 0.8));
  const count = isStrip ? 3 : 1;
  const photoHeight = Math.round((photosEnd - margin * count) / count);
  const photos = Array.from({ length: count }, (_, i): SceneLayer => {
    const box: Box = [margin, margin + i * (photoHeight + margin), inner, photoHeight];
    return { ...base(`photo-${i + 1}`, `Photo ${i + 1}`, box), type: 'photo', slot: i + 1 };
  });
  const footer = photosEnd + margin;
  const footerHeight = height - footer - margin;
  const code = isStrip ? 0 : footerHeight;
  const textWidth = inner - (code === 0 ? 0 : code + margin);
  const line = (id: string, name: string, text: string, y: number, h: number, color: string): SceneLayer => ({
    ...base(id, name, [margin, y, textWidth, h]),
    type: 'text',
    text,
    font: FONTS[brand.category],
    size: Math.round(h * 0.7),
    colour: color,
    align: isStrip ? 'center' : 'left',
  });
  const layers: SceneLayer[] = [
    ...photos,
    line('business', 'Business', '{{business}}', footer, Math.round(footerHeight * 0.6), ink),
    line(
      'date',
      'Date',
      '{{date}}',
      footer + Math.round(footerHeight * 0.62),
      Math.round(footerHeight * 0.3),
      accent,
    ),
  ];
  if (code > 0) {
    const box: Box = [width - margin - code, footer, code, code];
    layers.push({ ...base('code', 'QR code', box), type: 'qr', colour: ink });
  }
  return {
    ...blankScene({ width, height }),
    background: palette.paper,
    layers: layers.map((layer, z) => ({ ...layer, z })),
  };
}

const base = (id: string, name: string, [x, y, w, h]: Box) => ({
  ...{ id, name, x, y, w, h },
  ...{ rotation: 0, opacity: 1, z: 0, locked: false, hidden: false, editable: [] },
});
