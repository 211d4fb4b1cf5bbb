import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TemplateDpi, TemplateKind } from '~/api/templates';

export interface Preset {
  kind: TemplateKind;
  label: MessageDescriptor;
  width: number;
  height: number;
  dpi: TemplateDpi;
}

export const presets: readonly Preset[] = [
  { kind: 'print', label: msg`Print`, width: 1200, height: 1800, dpi: 300 },
  { kind: 'strip', label: msg`Strip`, width: 600, height: 1800, dpi: 300 },
  { kind: 'story', label: msg`Story`, width: 1080, height: 1920, dpi: 72 },
  { kind: 'square', label: msg`Square`, width: 1080, height: 1080, dpi: 72 },
];

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));

/** The size of a print in inches, or the proportions of a picture for screens: `4 × 6″`, `9:16`. */
export function formatOf({ width, height, dpi }: Pick<Preset, 'width' | 'height' | 'dpi'>): string {
  if (dpi > 72) return `${width / dpi} × ${height / dpi}″`;
  const divisor = divisorOf(width, height);
  return `${width / divisor}:${height / divisor}`;
}
