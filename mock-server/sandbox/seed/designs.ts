// Layouts in a business's brand colors, as scenes of the open format.
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Business } from './business.ts';

export type Scene = components['schemas']['Scene'];
type Layer = Scene['layers'][number];
export type Kind = components['schemas']['TemplateKind'];

/** The color between two others, as `#rrggbb`; 0 is the first one. */
function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}
const darker = (color: string, share: number) => mix(color, '#140c14', share);
const lighter = (color: string, share: number) => mix(color, '#ffffff', share);

type Box = [x: number, y: number, w: number, h: number];

const base = (name: string, [x, y, w, h]: Box) => ({
  id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  name,
  x,
  y,
  w,
  h,
  rotation: 0,
  opacity: 1,
  z: 0,
  locked: false,
  hidden: false,
  editable: [],
});

const photo = (slot: number, box: Box): Layer => ({ ...base(`Photo ${slot}`, box), type: 'photo', slot });
const shape = (name: string, box: Box, fill: string, radius = 0): Layer => ({
  ...base(name, box),
  type: 'shape',
  shape: 'rectangle',
  fill,
  radius,
});
const dot = (name: string, box: Box, fill: string): Layer => ({
  ...base(name, box),
  type: 'shape',
  shape: 'ellipse',
  fill,
  radius: 0,
});
const words = (
  name: string,
  box: Box,
  text: string,
  size: number,
  color: string,
  align: 'left' | 'center' = 'center',
): Layer => ({
  ...base(name, box),
  type: 'text',
  text,
  font: 'Oswald',
  size,
  color,
  align,
  editable: ['text'],
});
const mark = (box: Box): Layer => ({ ...base('Logo', box), type: 'logo', locked: true });
const qr = (box: Box, color: string): Layer => ({ ...base('Code', box), type: 'qr', color });

interface Design {
  name: string;
  kind: Kind;
  width: number;
  height: number;
  dpi: 72 | 150 | 300;
  tags: string[];
  locked?: boolean;
  stock?: boolean;
  background: string;
  layers: Layer[];
}

export function designsOf(
  business: Business,
  shown: { backdrop: string | null; productId: string | undefined },
): Design[] {
  const { color, accent, paper } = business.brand;
  const ink = darker(color, 0.35);
  const soft = lighter(color, 0.7);
  const product: Layer[] = shown.productId
    ? [
        {
          ...base('Product', [380, 1080, 440, 440]),
          type: 'product',
          productId: shown.productId,
          editable: ['image'],
        },
      ]
    : [];
  return [
    {
      name: 'Email, one photo',
      kind: 'mail',
      width: 1200,
      height: 1800,
      dpi: 72,
      tags: ['newsletter'],
      background: '#ffffff',
      layers: [
        shape('Head', [0, 0, 1200, 220], paper),
        mark([520, 30, 160, 160]),
        photo(1, [100, 280, 1000, 640]),
        words('Line', [100, 950, 1000, 90], '{{business}}', 64, ink),
        ...product,
        shape('Foot', [0, 1600, 1200, 200], paper),
        words('Address', [100, 1660, 1000, 60], '{{location}}', 34, ink),
      ],
    },
    {
      name: 'Square post',
      kind: 'square',
      width: 1080,
      height: 1080,
      dpi: 72,
      tags: ['social'],
      background: paper,
      layers: [
        photo(1, [60, 60, 960, 820]),
        words('Business', [60, 930, 640, 90], '{{business}}', 56, ink, 'left'),
        dot('Seal', [880, 890, 150, 150], accent),
        mark([910, 920, 90, 90]),
      ],
    },
    {
      name: 'Story',
      kind: 'story',
      width: 1080,
      height: 1920,
      dpi: 72,
      tags: ['social'],
      background: darker(color, 0.4),
      layers: [
        photo(1, [80, 160, 920, 1300]),
        words('Business', [80, 1520, 920, 120], '{{business}}', 84, '#ffffff'),
        words('Date', [80, 1660, 920, 70], '{{date}}', 44, soft),
        shape('Line', [440, 1780, 200, 10], accent, 5),
      ],
    },
    {
      name: 'Photo strip',
      kind: 'strip',
      width: 600,
      height: 1800,
      dpi: 300,
      tags: ['booth'],
      stock: true,
      background: paper,
      layers: [
        photo(1, [40, 40, 520, 480]),
        photo(2, [40, 550, 520, 480]),
        photo(3, [40, 1060, 520, 480]),
        mark([250, 1560, 100, 100]),
        words('Business', [40, 1680, 520, 60], '{{business}}', 44, ink),
        words('Date', [40, 1742, 520, 40], '{{date}}', 26, ink),
      ],
    },
    printOf(business, shown.backdrop),
  ];
}

/** A printed layout with the aspect ratio of the photos. */
function printOf({ category, brand: { color, paper } }: Business, backdrop: string | null): Design {
  const ink = darker(color, 0.35);
  const isWide = category === 'construction' || category === 'marketing';
  const [width, height] = isWide ? [1800, 1200] : [1200, 1800];
  const behind: Layer[] = backdrop
    ? [{ ...base('Backdrop', [0, 0, width, height]), type: 'image', assetId: backdrop, locked: true }]
    : [];
  const layers: Layer[] = isWide
    ? [
        shape('Edge', [50, 50, 1400, 1100], '#ffffff', 12),
        photo(1, [80, 80, 1340, 1040]),
        mark([1535, 90, 180, 180]),
        words('Business', [1475, 330, 300, 60], '{{business}}', 52, ink),
        words('Date', [1475, 410, 300, 40], '{{date}}', 32, ink),
        qr([1530, 920, 190, 190], ink),
      ]
    : [
        shape('Edge', [70, 70, 1060, 1380], '#ffffff', 12),
        photo(1, [100, 100, 1000, 1320]),
        mark([110, 1520, 180, 180]),
        words('Business', [320, 1520, 560, 110], '{{business}}', 72, ink, 'left'),
        words('Date', [320, 1640, 560, 60], '{{date}}', 38, ink, 'left'),
        qr([920, 1510, 190, 190], ink),
      ];
  return {
    name: isWide ? 'Print 6 × 4' : 'Print 4 × 6',
    kind: 'print',
    width,
    height,
    dpi: 300,
    tags: ['booth', 'frame'],
    locked: true,
    background: paper,
    layers: [...behind, ...layers],
  };
}
