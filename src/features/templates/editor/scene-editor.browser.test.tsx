import { useQueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Account, getOwnAccountQuery } from '~/api/account';
import type { Scene } from '~/api/scene';
import { renderComponent } from '~/dev/render-component';
import { hostileScene, sceneOf, shape } from '~/scene/testing';
import { damagedScenes, validScenes } from '~/scene/testing-random';
import type { Design, DesignStore } from './design';
import { readScene } from './draft';
import { SceneEditor } from './scene-editor';

const ACCOUNT = {
  ...{ businessName: 'Juniper', locale: 'en', timezone: 'UTC', category: 'beauty', logoAssetId: null },
  ...{ brandColor: null, accentColor: null },
} as Account;

function Editor({ scene, onSave }: { scene: Scene; onSave: (scene: Scene) => void }) {
  useQueryClient().setQueryData(getOwnAccountQuery().queryKey, ACCOUNT);
  const design: Design = { id: 'design', scene, dpi: 300, updatedAt: '2026-01-01T00:00:00.000Z' };
  const store: DesignStore = {
    read: async () => design,
    async save(_, saved, draw) {
      await draw(saved, 200);
      onSave(saved);
      return { ...design, scene: saved };
    },
  };
  return <SceneEditor title="Strip" design={design} store={store} readOnly={false} />;
}

/** The server of these tests cannot serve fonts, which are JSON modules; e2e/scene-pictures.e2e.ts has texts. */
function withoutTexts<T>(scene: T): T {
  const { layers } = scene as { layers?: unknown };
  if (!Array.isArray(layers)) return scene;
  return { ...scene, layers: layers.filter((layer) => layer?.type !== 'text') };
}

async function open(scene: unknown) {
  const onSave = vi.fn();
  const screen = await renderComponent(<Editor scene={scene as Scene} onSave={onSave} />);
  return { screen, onSave };
}

const MESSAGE = "This design can't be opened: it is damaged, too large, or from a newer version.";

it('saves any valid scene as it was opened, unknown fields included', async () => {
  for (const scene of fc.sample(validScenes, { numRuns: 8, seed: 7 }).map(withoutTexts)) {
    const { screen, onSave } = await open(scene);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce(), { timeout: 5000 });
    expect(JSON.stringify(onSave.mock.calls[0]?.[0])).toBe(JSON.stringify(scene));
    await screen.unmount();
  }
});

it('opens what can be drawn, and says why it cannot open the rest', async () => {
  const damaged = fc.sample(damagedScenes, { numRuns: 12, seed: 11 }).map(withoutTexts);
  const large = sceneOf(Array.from({ length: 10_000 }, (_, i) => shape(`s${i}`)));
  for (const scene of [...damaged, large, hostileScene().scene, { ...sceneOf([]), version: 2 }, null]) {
    const { screen } = await open(scene);
    if (readScene(scene) === null) await expect.element(screen.getByRole('alert')).toHaveTextContent(MESSAGE);
    else await expect.element(screen.getByRole('img', { name: 'The page' })).toBeVisible();
    await screen.unmount();
  }
});

it('refuses a page width out of range, and keeps what was typed', async () => {
  const { screen, onSave } = await open(sceneOf([]));
  const width = screen.getByLabelText('Width');
  const before = (width.element() as HTMLInputElement).value;
  await userEvent.fill(width, '5');
  await userEvent.keyboard('{Enter}');
  await expect.element(width).toHaveValue(5);
  await expect.element(width).toHaveAccessibleDescription('At least 100.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onSave.mock.calls[0]?.[0].width).toBe(Number(before)));
});

it('shows whether there is something to save', async () => {
  const { screen } = await open(sceneOf([]));
  const save = screen.getByRole('button', { name: 'Save' });
  await expect.element(screen.getByText('All changes saved')).toBeInTheDocument();
  await expect.element(save).toHaveAttribute('data-variant', 'secondary');
  await userEvent.click(screen.getByRole('button', { name: 'Rectangle' }));
  await expect.element(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await expect.element(save).toHaveAttribute('data-variant', 'primary');
  await expect
    .element(screen.getByRole('button', { name: 'Undo' }))
    .toHaveAttribute('title', expect.stringMatching(/^Undo \(.+Z\)$/));
  await userEvent.click(save);
  await expect.element(screen.getByText('All changes saved')).toBeInTheDocument();
  await expect.element(save).toHaveAttribute('data-variant', 'secondary');
});

it('runs no script of a scene, and asks no other host', async () => {
  const evil =
    '"><img src="https://evil.example/x.png" onerror="window.hacked=1"><script>window.hacked=2</script>';
  const { screen } = await open(sceneOf([shape('s', { name: evil.slice(0, 60), group: evil.slice(0, 64) })]));
  await expect.element(screen.getByRole('img', { name: 'The page' })).toBeVisible();
  // Folded on a phone, which is as wide as this test's page.
  await userEvent.click(screen.getByText('Layers'));
  await userEvent.click(screen.getByRole('button', { name: /^"><img .* Shape$/ }));
  expect('hacked' in window).toBe(false);
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(urls.filter((url) => url.includes('evil.example'))).toEqual([]);
});
