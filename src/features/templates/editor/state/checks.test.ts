import { describe, expect, it } from 'vitest';
import { fontNames, loadFonts } from '~/scene/fonts';
import { NO_RESOURCES } from '~/scene/layout';
import { base, sceneOf, shape, text } from '~/testing/scenes';
import { findProblems, problemLayers } from './checks';

const resources = { ...NO_RESOURCES, fonts: await loadFonts(fontNames) };
const inside = { x: 50, y: 50, w: 300, h: 100 };
const kinds = (...problems: ReturnType<typeof findProblems>) => problems.map(({ kind }) => kind);

describe('the checks of a template', () => {
  it('find text that does not fit, leaves the safe area, or has no letters', () => {
    const find = (layer: ReturnType<typeof text>) =>
      kinds(...findProblems(sceneOf([layer]), { resources, dpi: 300 }));
    expect(find(text('Fine', inside))).toEqual([]);
    expect(find(text('Far too long to fit in there', { ...inside, w: 60, h: 40 }))).toEqual([
      'textDoesNotFit',
    ]);
    expect(find(text('Edge', { ...inside, x: 5 }))).toEqual(['outsideSafeArea']);
    expect(find(text('漢字', inside))).toEqual(['missingCharacters']);
    expect(find(text('漢字', { ...inside, hidden: true }))).toEqual([]);
  });

  it('find visible layers of which more than half is outside the page', () => {
    const page = sceneOf([]);
    const find = (values: object) =>
      kinds(...findProblems(sceneOf([shape('s', { ...inside, ...values })]), { resources, dpi: 300 }));
    expect(find({ x: -150 })).toEqual([]);
    expect(find({ x: -151 })).toEqual(['outsidePage']);
    expect(find({ y: page.height + 10 })).toEqual(['outsidePage']);
    expect(find({ x: -290, rotation: 90 })).toEqual(['outsidePage']);
    expect(find({ x: -400, hidden: true })).toEqual([]);
    const gone = text('Gone', { ...inside, x: -400 });
    expect(kinds(...findProblems(sceneOf([gone]), { resources, dpi: 300 }))).toEqual(['outsidePage']);
  });

  it('find missing pictures, and those with too few pixels for print', () => {
    const image = { ...base('image'), ...inside, type: 'image' as const, assetId: 'a' };
    const find = (dpi: number, width?: number) =>
      findProblems(sceneOf([image]), {
        resources: {
          ...resources,
          asset: () => (width && { href: '', width, height: width / 3 }) || undefined,
        },
        dpi,
      });
    expect(kinds(...find(300))).toEqual(['missingAsset']);
    expect(find(300, 100)).toMatchObject([{ kind: 'lowResolution', dpi: 100 }]);
    expect(find(300, 300)).toEqual([]);
    expect(find(72, 100)).toEqual([]);
    const logo = { ...base('logo'), type: 'logo' as const };
    expect(kinds(...findProblems(sceneOf([logo]), { resources, dpi: 300 }))).toEqual(['missingLogo']);
    const known = { ...resources, logo: { href: '', width: 10, height: 10 } };
    expect(findProblems(sceneOf([logo]), { resources: known, dpi: 300 })).toEqual([]);
  });

  it('find gaps in the numbers of shots', () => {
    const photo = (slot: number) => ({ ...base(`p${slot}`), type: 'photo' as const, slot });
    expect(findProblems(sceneOf([photo(1), photo(4)]), { resources, dpi: 300 })).toMatchObject([
      { slot: 2 },
      { slot: 3 },
    ]);
  });

  it('find collages that take another number of photos', () => {
    const photo = { ...base('p'), type: 'photo' as const, slot: 1 };
    const shotCounts = [
      { session: 'Autumn', shots: 1 },
      { session: 'Party', shots: 3 },
    ];
    const problems = findProblems(sceneOf([photo]), { resources, dpi: 300, shotCounts });
    expect(problems).toMatchObject([{ kind: 'slotCount', session: 'Party', shots: 3 }]);
    // A click on the problem selects the photos.
    expect(problems.map(problemLayers)).toEqual([[photo]]);
  });
});
