import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { Button } from '../button';
import { colorScheme } from '../use-color-scheme';
import { ResultBlock } from './result-block';

const svg = (color: string) =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect width="4" height="3" fill="${color}"/></svg>`;
const image = { light: svg('white'), dark: svg('black'), alt: 'A print of a landscape' };

afterEach(() => {
  colorScheme.choose('system');
  return page.viewport(1280, 800);
});

it('[result-block] has a picture, a title, a description and the next steps', async () => {
  const { container } = await renderComponent(
    <ResultBlock
      icon={<svg viewBox="0 0 24 24" aria-hidden />}
      title="No photos yet"
      description="Photos of your sessions appear here."
      headingLevel={3}
    >
      <Button>Link a booth</Button>
    </ResultBlock>,
  );
  await expect.element(page.getByRole('heading', { level: 3, name: 'No photos yet' })).toBeVisible();
  await expect.element(page.getByText('Photos of your sessions appear here.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Link a booth' })).toBeVisible();
  expect(container.querySelector('svg')).toBeVisible();
});

it('[result-block] shows a spinner instead of the picture while loading', async () => {
  const { container } = await renderComponent(
    <ResultBlock
      icon={<svg viewBox="0 0 24 24" aria-hidden />}
      title="Your address"
      loading="Checking your address"
    />,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('Checking your address');
  expect(container.querySelector('svg')).toBeNull();
});

it('[result-block] has a picture for each theme', async () => {
  await renderComponent(<ResultBlock image={image} title="Your album is ready" />);
  const picture = page.getByRole('img', { name: image.alt });
  for (const scheme of ['light', 'dark', 'light'] as const) {
    colorScheme.choose(scheme);
    await expect.element(picture).toHaveAttribute('src', image[scheme]);
  }
});

it('[result-block] its picture is 13vw wide by default', async () => {
  const { container, rerenderContent } = await renderComponent(<ResultBlock image={image} title="Ready" />);
  const width = () => container.querySelector('img')?.getBoundingClientRect().width;
  for (const screen of [1280, 390]) {
    await page.viewport(screen, 800);
    // Lengths of the viewport may leave out a scrollbar.
    await expect.poll(() => Math.abs((width() ?? 0) - screen * 0.13)).toBeLessThan(2);
  }
  await rerenderContent(<ResultBlock image={image} title="Ready" width="120px" />);
  await expect.poll(width).toBeCloseTo(120, 1);
});
