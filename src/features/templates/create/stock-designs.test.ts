import { expect, it } from 'vitest';
import { CreateTemplateBody, templateKindValues } from '~/api/templates';
import { loadFonts } from '~/scene/fonts';
import { NO_RESOURCES } from '~/scene/layout';
import { findProblems } from '../editor/state/checks';
import { type BrandedAccount, stockDesigns } from './stock-designs';

const plain = { logoAssetId: null, brandColor: null, accentColor: null, headingFont: null, textFont: null };
const branded = {
  logoAssetId: 'logo',
  brandColor: '#F2B134',
  accentColor: '#112233',
  headingFont: 'Oswald',
  textFont: 'Lora',
} as const;
const accounts: BrandedAccount[] = (
  ['beauty', 'pets', 'construction', 'marketing', 'other'] as const
).flatMap((category) => [
  { ...plain, category },
  { ...branded, category },
]);
const designsOf = (account: BrandedAccount) =>
  stockDesigns(account, () => 'Wie neu, vom Kopf bis zum Schwanz');

it('has designs for every category that the API takes and the editor finds no fault with', async () => {
  const fonts = await loadFonts(['Playfair Display', 'Dancing Script', 'Oswald', 'Inter Bold', 'Lora']);
  const resources = {
    ...NO_RESOURCES,
    fonts,
    logo: { href: '', width: 9, height: 9 },
    words: { business: 'Juniper Salon', date: '11/20/2026' },
  };
  for (const account of accounts) {
    const designs = designsOf(account);
    expect(new Set(designs.map(({ id }) => id)).size).toBe(designs.length);
    expect(new Set(designs.map(({ preset }) => preset.kind))).toEqual(
      new Set(templateKindValues.filter((kind) => kind !== 'mail')),
    );
    for (const { id, preset, scene } of designs) {
      const { kind, width, height, dpi } = preset;
      const body = CreateTemplateBody.safeParse({ name: id, kind, width, height, dpi, scene });
      expect([id, body.error?.issues ?? []]).toEqual([id, []]);
      expect([id, findProblems(scene, { resources, dpi }).map((problem) => problem.kind)]).toEqual([id, []]);
    }
  }
});

it('uses the colors and fonts of the business, and shows before and after where that fits', () => {
  const [beauty, marketing] = (['beauty', 'marketing'] as const).map((category) =>
    designsOf({ ...branded, category }),
  );
  expect(JSON.stringify(beauty)).toContain('#F2B134');
  const fonts = beauty?.flatMap(({ scene }) =>
    scene.layers.flatMap((layer) => (layer.type === 'text' ? [layer.font] : [])),
  );
  expect(new Set(fonts)).toEqual(new Set(['Oswald', 'Lora']));
  const ids = (designs = beauty) => designs?.map(({ id }) => id);
  expect(ids()).toContain('print-before-after');
  expect(ids(marketing)).not.toContain('print-before-after');
  expect(beauty?.find(({ id }) => id === 'print-overlay')?.scene.background).toBeNull();
});
