import { useQueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Account, getOwnAccountQuery } from '~/api/account';
import type { Scene } from '~/api/scene';
import { ApiError } from '~/api/transport/errors';
import { damagedScenes, validScenes } from '~/testing/random-scenes';
import { renderComponent } from '~/testing/render-component';
import { hostileScene, sceneOf, shape } from '~/testing/scenes';
import { SceneEditor } from './scene-editor';
import type { Design, DesignStore } from './state/design';
import { readScene } from './state/draft';

const ACCOUNT = {
  ...{ businessName: 'Juniper', locale: 'en', timezone: 'UTC', category: 'beauty', logoAssetId: null },
  ...{ brandColor: null, accentColor: null },
} as Account;

interface EditorProps {
  scene: Scene;
  onSave: (scene: Scene) => void;
  /** The design as others have stored it. */
  stored?: Design;
  onCopy?: (scene: Scene) => void;
}

function Editor({ scene, onSave, stored, onCopy }: EditorProps) {
  useQueryClient().setQueryData(getOwnAccountQuery().queryKey, ACCOUNT);
  const design: Design = { id: 'design', scene, dpi: 300, version: 'first' };
  const store: DesignStore = {
    readStored: () => stored ?? null,
    async save({ version }, saved, draw) {
      await draw(saved, 200);
      if (stored && stored.version !== version) throw new Error('It was changed.');
      onSave(saved);
      return { ...design, scene: saved };
    },
    saveCopy: onCopy && (async (copied) => onCopy(copied)),
  };
  return <SceneEditor title="Strip" design={design} store={store} readOnly={false} />;
}

/** The server of these tests cannot serve fonts, which are JSON modules; e2e/scene-pictures.e2e.ts has texts. */
function withoutTexts<T>(scene: T): T {
  const { layers } = scene as { layers?: unknown };
  if (!Array.isArray(layers)) return scene;
  return { ...scene, layers: layers.filter((layer) => layer?.type !== 'text') };
}

beforeEach(() => page.viewport(390, 844));

async function open(scene: unknown) {
  const onSave = vi.fn();
  const screen = await renderComponent(<Editor scene={scene as Scene} onSave={onSave} />);
  return { screen, onSave };
}

const MESSAGE = "This design can't be opened: it is damaged, too large, or from a newer version.";

it('saves any valid scene as it was opened, unknown fields included', async () => {
  for (const scene of fc.sample(validScenes, { numRuns: 4, seed: 7 }).map(withoutTexts)) {
    const { screen, onSave } = await open(scene);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => onSave).toHaveBeenCalledOnce();
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

it('asks before it replaces a scene that was saved meanwhile, and not because of a new name', async () => {
  const scene = sceneOf([]);
  const design = { id: 'design', dpi: 300, version: 'second' };
  const onSave = vi.fn();
  const renamed = await renderComponent(
    <Editor scene={scene} onSave={onSave} stored={{ ...design, scene }} />,
  );
  await userEvent.click(renamed.getByRole('button', { name: 'Save' }));
  await expect.poll(() => onSave).toHaveBeenCalledOnce();
  await renamed.unmount();

  const other = { ...scene, background: '#111111' };
  const onCopy = vi.fn();
  await renderComponent(
    <Editor scene={scene} onSave={onSave} stored={{ ...design, scene: other }} onCopy={onCopy} />,
  );
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  const question = page.getByRole('dialog', { name: 'Changed in another tab or by someone else' });
  await userEvent.click(question.getByRole('button', { name: 'Save yours as a copy' }));
  await expect.poll(() => onCopy.mock.calls).toEqual([[scene]]);
  expect(onSave).toHaveBeenCalledOnce();
  await userEvent.click(question.getByRole('button', { name: 'Save your version' }));
  await expect.poll(() => onSave).toHaveBeenCalledTimes(2);
  await expect.element(question).not.toBeInTheDocument();
});

it('refuses a page width out of range, and keeps what was typed', async () => {
  const { screen, onSave } = await open(sceneOf([]));
  await userEvent.click(screen.getByRole('radio', { name: 'Page' }));
  const width = screen.getByLabelText('Width');
  const before = (width.element() as HTMLInputElement).value;
  await userEvent.fill(width, '5');
  await userEvent.keyboard('{Enter}');
  await expect.element(width).toHaveValue(5);
  await expect.element(width).toHaveAccessibleDescription('At least 100.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => onSave.mock.calls[0]?.[0].width).toBe(Number(before));
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

it('shows the tools of a phone below the page, and the properties of the layer that was added', async () => {
  const { screen } = await open(sceneOf([]));
  const tools = screen.getByRole('radiogroup', { name: 'Tools' });
  const canvas = screen.getByRole('img', { name: 'The page' });
  await expect.element(tools).toBeVisible();
  expect(canvas.element().compareDocumentPosition(tools.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: 'Rectangle' }));
  await expect.element(screen.getByRole('radio', { name: 'Shape' })).toBeChecked();
  await expect.element(screen.getByLabelText('Corner radius')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Rectangle' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect.element(screen.getByRole('button', { name: 'Rectangle' })).toBeVisible();
});

it('offers what can be done with a layer at a right click, and by keyboard', async () => {
  await page.viewport(1440, 900);
  const { screen, onSave } = await open(sceneOf([shape('one', { x: 150, y: 150 }), shape('two', { z: 1 })]));
  const canvas = screen.getByRole('img', { name: 'The page' });
  await expect.element(canvas).toBeVisible();
  const one = screen.getByRole('button', { name: 'one Shape' });
  await userEvent.click(one, { button: 'right' });
  const menu = screen.getByRole('menu', { name: 'Layer' });
  await expect.element(one).toHaveAttribute('aria-pressed', 'true');
  await expect.element(menu).toBeVisible();
  const texts = () => [...menu.element().querySelectorAll('kbd')].map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(['Ctrl D', 'Ctrl ]', 'Ctrl [', 'Ctrl Shift L', 'Ctrl Shift H', 'Del']);
  await expect.element(menu.getByRole('menuitem', { name: 'Duplicate' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(one).toHaveFocus();

  // From the page, at the selected layer.
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  const lock = menu.getByRole('menuitem', { name: 'Lock' });
  await expect.element(lock).toBeVisible();
  const [box, around] = [menu, canvas].map((part) => part.element().getBoundingClientRect());
  expect(box?.left).toBeGreaterThan(around?.left ?? 0);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(menu.getByRole('menuitem', { name: 'Hide' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}{Shift>}L{/Shift}{/Control}');

  // On the page, where nothing but the menu opens.
  await userEvent.click(canvas, { button: 'right' });
  await expect.element(menu.getByRole('menuitem', { name: 'Unlock' })).toBeVisible();
  await expect.element(menu.getByRole('menuitem', { name: 'Delete' })).toBeDisabled();
  await userEvent.click(screen.getByRole('heading', { name: 'Add' }));
  await expect.element(menu).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => onSave).toHaveBeenCalledOnce();
  const saved: Scene = onSave.mock.lastCall?.[0];
  const layers = saved.layers.map(({ id, locked }) => [id, locked]);
  expect(layers).toEqual([
    ['two', false],
    ['one', true],
  ]);
});

it('gives the room of hidden columns to the page', async () => {
  await page.viewport(1440, 900);
  const { screen } = await open(sceneOf([shape('s')]));
  const canvas = screen.getByRole('img', { name: 'The page' });
  await expect.element(canvas).toBeVisible();
  const width = () => canvas.element().getBoundingClientRect().width;
  const before = width();
  await userEvent.click(screen.getByRole('button', { name: 'Hide layers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Hide properties' }));
  await expect.poll(width).toBeGreaterThan(before + 350);
  await expect.element(screen.getByRole('button', { name: 'Rectangle' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /Layers/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show layers' }));
  await expect.element(screen.getByRole('heading', { name: /Layers/ })).toBeVisible();
});

it('names the group of a layer in the list', async () => {
  await page.viewport(1280, 800);
  const grouped = ['a', 'b'].map((id) => shape(id, { group: 'pair' }));
  const { screen } = await open(sceneOf([...grouped, shape('alone')]));
  await expect.element(screen.getByText('Group 1').first()).toBeVisible();
  expect(screen.getByText('Group 1').elements()).toHaveLength(2);
});

it('runs no script of a scene, and asks no other host', async () => {
  const evil =
    '"><img src="https://evil.example/x.png" onerror="window.hacked=1"><script>window.hacked=2</script>';
  const { screen } = await open(sceneOf([shape('s', { name: evil.slice(0, 60), group: evil.slice(0, 64) })]));
  await expect.element(screen.getByRole('img', { name: 'The page' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Layers' }));
  await userEvent.click(screen.getByRole('button', { name: /^"><img .* Shape$/ }));
  expect('hacked' in window).toBe(false);
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  expect(urls.filter((url) => url.includes('evil.example'))).toEqual([]);
});

it('keeps a scene that could not be saved without a connection, and says so when it is left', async () => {
  const { screen, onSave } = await open(sceneOf([]));
  onSave.mockImplementation(() => {
    throw new ApiError({ kind: 'network', nothingSent: true });
  });
  await userEvent.click(screen.getByRole('button', { name: 'Rectangle' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const notice = screen.getByText('Not saved, no connection. Your changes are kept on this device.');
  await expect.element(notice).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect
    .poll(() => {
      // Again, if the notice is drawn before the editor listens.
      window.dispatchEvent(new Event('online'));
      return notice.elements().length;
    })
    .toBe(0);
  void screen.router.navigate({ to: '/contacts' });
  await expect.element(page.getByText(/^They are kept on this device/)).toBeVisible();
});

it('leaves the list of layers of a phone when the page is tapped, but not when a layer is chosen there', async () => {
  const { screen } = await open(sceneOf([shape('one', { x: 0, y: 0, w: 100, h: 100 })]));
  const canvas = screen.getByRole('img', { name: 'The page' });
  await expect.element(canvas).toBeVisible();
  const layers = screen.getByRole('radio', { name: 'Layers' });
  await userEvent.click(layers);
  const one = screen.getByRole('button', { name: 'one Shape' });
  await userEvent.click(one);
  await expect.element(layers).toBeChecked();
  // Beside the layer.
  await userEvent.click(canvas);
  await expect.element(screen.getByRole('radio', { name: 'Add' })).toBeChecked();
});
