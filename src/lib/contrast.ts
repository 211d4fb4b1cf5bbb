// WCAG 2 contrast of two colors, and the nearest color with sufficient contrast.

/** WCAG AA for text. */
export const LEAST_CONTRAST = 4.5;

type Rgb = [number, number, number];

export const isHexColor = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color);

const parse = (color: string): Rgb => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

const format = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

function luminance(color: string): number {
  const [r, g, b] = parse(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1 (the same) to 21 (black on white). Both are `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** @param share of the second color */
export const mix = (color: string, toward: string, share: number): string => {
  const target = parse(toward);
  return format(parse(color).map((part, i) => part + ((target[i] ?? 0) - part) * share) as Rgb);
};

const STEPS = 50;

/** Returns the color if it is readable, otherwise the nearest readable shade, darker or lighter. */
export function readableColor(color: string, background: string): string {
  const toward = luminance(background) > 0.18 ? '#000000' : '#FFFFFF';
  for (let step = 0; step <= STEPS; step += 1) {
    const shade = step === 0 ? color : mix(color, toward, step / STEPS);
    if (contrastOf(shade, background) >= LEAST_CONTRAST) return shade;
  }
  return toward;
}
