import type { AssetType } from '~/api/assets';
import { typeError } from '~/entities/pickers/accepted-files';

export type Pixels = readonly [width: number, height: number];

/** Words in a file's name, in the languages of the app. */
const NAMED: readonly [RegExp, AssetType][] = [
  [/logo|wordmark/i, 'logo'],
  [/microsite|gallery|galerie/i, 'microsite_background'],
  [/template.?overlay/i, 'template_overlay'],
  [/overlay|frame|rahmen|cadre/i, 'overlay'],
  [/start|welcome|willkommen|bienvenue|accueil/i, 'start_screen'],
  [/sharing|share.?screen/i, 'sharing_screen'],
  [/layout/i, 'layout'],
  [/template|vorlage|print|druck/i, 'template_background'],
  [/promo|banner|offer|angebot|offre/i, 'promotional'],
];

const SMALL = 1200;
/** Photos and screenshots vary by some pixels. */
const isAbout = (ratio: number, [width, height]: readonly [number, number]) =>
  Math.abs(ratio / (width / height) - 1) < 0.03;

/**
 * What a file is probably for; null without a sensible guess.
 * @param pixels of a picture; undefined until they are known
 */
export function suggestType(file: Pick<File, 'name' | 'type'>, pixels: Pixels | undefined): AssetType | null {
  const named = NAMED.find(([words, type]) => words.test(file.name) && typeError(file, type) === null);
  if (named) return named[1];
  if (file.type.startsWith('audio/')) return 'misc';
  if (file.type.startsWith('video/')) return 'promotional';
  if (file.type === 'image/svg+xml') return 'logo';
  if (!pixels) return null;
  const [width, height] = pixels;
  const isPng = file.type === 'image/png';
  if (isPng && Math.max(width, height) <= SMALL && width >= height) return 'logo';
  if (width < SMALL) return null;
  const ratio = width / height;
  if (isAbout(ratio, [16, 9])) return 'promotional';
  if (isAbout(ratio, [2, 3])) return isPng ? 'template_overlay' : 'template_background';
  return isAbout(ratio, [3, 4]) ? 'start_screen' : null;
}
