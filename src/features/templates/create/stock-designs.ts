// The designs that the product brings for each business category, in the colors and fonts of the business.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Account } from '~/api/account';
import type { Scene, SceneLayer } from '~/api/scene';
import { readableOn } from '../editor/state/colors';
import { type Preset, presets } from './presets';

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

/** What a design says besides the name of the business. */
const SLOGANS: Record<Category, MessageDescriptor> = {
  beauty: msg`Fresh look, same you`,
  pets: msg`Good as new, tail to nose`,
  construction: msg`Built to last`,
  marketing: msg`We were here`,
  other: msg`Good to see you`,
};

export type BrandedAccount = Pick<
  Account,
  'category' | 'logoAssetId' | 'brandColor' | 'accentColor' | 'headingFont' | 'textFont'
>;

export interface StockDesign {
  id: string;
  label: MessageDescriptor;
  preset: Preset;
  scene: Scene;
}

export const blankScene = ({ width, height }: Pick<Preset, 'width' | 'height'>): Scene => ({
  version: 1,
  width,
  height,
  background: '#FFFFFF',
  layers: [],
});

interface Style extends Palette {
  headingFont: string;
  textFont: string;
  hasLogo: boolean;
  category: Category;
  say: (message: MessageDescriptor) => string;
}

interface Layout {
  id: string;
  label: MessageDescriptor;
  kinds: readonly Preset['kind'][];
  /** Without one, every category has it. */
  categories?: readonly Category[];
  draw: (preset: Preset, style: Style) => Omit<Scene, 'version' | 'width' | 'height'>;
}

/** The designs of the business's category, the plainest first. @param say translates what they say */
export function stockDesigns(account: BrandedAccount, say: Style['say']): StockDesign[] {
  const { category, brandColor, accentColor, headingFont, textFont } = account;
  const palette = PALETTES[category];
  const style: Style = {
    paper: palette.paper,
    ink: brandColor ?? palette.ink,
    accent: accentColor ?? palette.accent,
    headingFont: headingFont ?? FONTS[category],
    textFont: textFont ?? headingFont ?? FONTS[category],
    hasLogo: account.logoAssetId !== null,
    ...{ category, say },
  };
  return LAYOUTS.filter(({ categories }) => !categories || categories.includes(category)).flatMap(
    ({ id, label, kinds, draw }) =>
      presets
        .filter(({ kind }) => kinds.includes(kind))
        .map((preset) => {
          const { background, layers } = draw(preset, style);
          const scene = {
            ...blankScene(preset),
            background,
            layers: layers.map((layer, z) => ({ ...layer, z })),
          };
          return { id: `${preset.kind}-${id}`, label, preset, scene };
        }),
  );
}

const base = (id: string, name: string, [x, y, w, h]: Box) => ({
  id,
  name,
  ...{ x: Math.round(x), y: Math.round(y), w: Math.round(w), h: Math.round(h) },
  ...{ rotation: 0, opacity: 1, z: 0, locked: false, hidden: false, editable: [] },
});

const photo = (slot: number, box: Box): SceneLayer => ({
  ...base(`photo-${slot}`, `Photo ${slot}`, box),
  ...{ type: 'photo', slot },
});

const rectangle = (id: string, name: string, fill: string, box: Box): SceneLayer => ({
  ...base(id, name, box),
  ...{ type: 'shape', shape: 'rectangle', fill, radius: 0 },
});

interface Line {
  id: string;
  name: string;
  text: string;
  font: string;
  color: string;
  box: Box;
  align?: 'left' | 'center';
}

/** Text that fills the height of its box. */
const line = ({ id, name, text, font, color, box, align = 'center' }: Line): SceneLayer => ({
  ...base(id, name, box),
  ...{ type: 'text', text, font, size: Math.round(box[3] * 0.7), color, align },
});

const classic: Layout = {
  id: 'classic',
  label: msg`Classic`,
  kinds: ['print', 'strip', 'story', 'square'],
  draw({ kind, width, height }, { paper, ink, accent, headingFont, textFont }) {
    const margin = Math.round(width / 20);
    const inner = width - 2 * margin;
    const isStrip = kind === 'strip';
    const photosEnd = Math.round(height * (isStrip ? 0.86 : 0.8));
    const count = isStrip ? 3 : 1;
    const photoHeight = Math.round((photosEnd - margin * count) / count);
    const photos = Array.from({ length: count }, (_, i) =>
      photo(i + 1, [margin, margin + i * (photoHeight + margin), inner, photoHeight]),
    );
    const footer = photosEnd + margin;
    const footerHeight = height - footer - margin;
    const code = isStrip ? 0 : footerHeight;
    const textWidth = inner - (code === 0 ? 0 : code + margin);
    const align = isStrip ? 'center' : 'left';
    const business = line({
      ...{ id: 'business', name: 'Business', text: '{{business}}', font: headingFont, color: ink, align },
      box: [margin, footer, textWidth, footerHeight * 0.6],
    });
    const date = line({
      ...{ id: 'date', name: 'Date', text: '{{date}}', font: textFont, color: accent, align },
      box: [margin, footer + footerHeight * 0.62, textWidth, footerHeight * 0.3],
    });
    const qr: SceneLayer = {
      ...base('code', 'QR code', [width - margin - code, footer, code, code]),
      ...{ type: 'qr', color: readableOn(blankScene({ width, height }), [ink]) },
    };
    return { background: paper, layers: [...photos, business, date, ...(code > 0 ? [qr] : [])] };
  },
};

const fullPicture: Layout = {
  id: 'full',
  label: msg`Full photo`,
  kinds: ['print', 'story', 'square'],
  draw({ width, height }, { ink, category, hasLogo, headingFont, textFont, say }) {
    const band = Math.round(height / 6);
    const top = height - band;
    const color = readableOn({ ...blankScene({ width, height }), background: ink }, ['#FFFFFF']);
    const logo: SceneLayer = {
      ...base('logo', 'Logo', [width / 20, width / 20, width / 5, width / 5]),
      type: 'logo',
    };
    const words = { name: 'Text', color, align: 'left' as const };
    return {
      background: ink,
      layers: [
        photo(1, [0, 0, width, top]),
        rectangle('band', 'Band', ink, [0, top, width, band]),
        line({
          ...{ ...words, id: 'slogan', text: say(SLOGANS[category]), font: headingFont },
          box: [width / 20, top + band * 0.15, width * 0.9, band * 0.42],
        }),
        line({
          ...{ ...words, id: 'business', text: '{{business}} · {{date}}', font: textFont },
          box: [width / 20, top + band * 0.56, width * 0.9, band * 0.22],
        }),
        ...(hasLogo ? [logo] : []),
      ],
    };
  },
};

const four: Layout = {
  id: 'four',
  label: msg`Four photos`,
  kinds: ['print', 'square'],
  draw({ width, height }, { paper, ink, headingFont }) {
    const gap = Math.round(width / 30);
    const footer = Math.round(height * 0.12);
    const w = (width - 3 * gap) / 2;
    const h = (height - footer - 3 * gap) / 2;
    const photos = [0, 1, 2, 3].map((i) =>
      photo(i + 1, [gap + (i % 2) * (w + gap), gap + Math.floor(i / 2) * (h + gap), w, h]),
    );
    const business = line({
      ...{ id: 'business', name: 'Business', text: '{{business}}', font: headingFont, color: ink },
      box: [gap, height - footer, width - 2 * gap, footer * 0.7],
    });
    return { background: paper, layers: [...photos, business] };
  },
};

const beforeAndAfter: Layout = {
  id: 'before-after',
  label: msg`Before and after`,
  kinds: ['print', 'story'],
  categories: ['beauty', 'pets', 'construction'],
  draw({ width, height }, { paper, ink, headingFont, textFont, say }) {
    const gap = Math.round(width / 20);
    const caption = Math.round(height / 24);
    const w = width - 2 * gap;
    const h = (height - 4 * gap - 3 * caption) / 2;
    const part = (slot: number, text: string, top: number) => [
      line({
        ...{ id: `caption-${slot}`, name: text, text, font: textFont, color: ink },
        box: [gap, top, w, caption],
      }),
      photo(slot, [gap, top + caption, w, h]),
    ];
    const business = line({
      ...{ id: 'business', name: 'Business', text: '{{business}}', font: headingFont, color: ink },
      box: [gap, height - gap - caption, w, caption],
    });
    return {
      background: paper,
      layers: [
        ...part(1, say(msg`Before`), gap),
        ...part(2, say(msg`After`), 2 * gap + caption + h),
        business,
      ],
    };
  },
};

const overlay: Layout = {
  id: 'overlay',
  label: msg`Transparent frame`,
  kinds: ['print', 'story'],
  draw({ width, height }, { ink, headingFont }) {
    const edge = Math.round(width / 30);
    const band = Math.round(height / 10);
    const color = readableOn({ ...blankScene({ width, height }), background: ink }, ['#FFFFFF']);
    return {
      background: null,
      layers: [
        rectangle('top', 'Top', ink, [0, 0, width, edge]),
        rectangle('left', 'Left', ink, [0, 0, edge, height]),
        rectangle('right', 'Right', ink, [width - edge, 0, edge, height]),
        rectangle('bottom', 'Bottom', ink, [0, height - band, width, band]),
        line({
          ...{ id: 'business', name: 'Business', text: '{{business}}', font: headingFont, color },
          box: [edge * 2, height - band * 0.85, width - edge * 4, band * 0.6],
        }),
      ],
    };
  },
};

const LAYOUTS: readonly Layout[] = [classic, fullPicture, four, beforeAndAfter, overlay];
