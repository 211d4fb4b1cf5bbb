import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { Spinner } from './spinner';

const ringIn = (container: Element): Element => {
  const ring = container.querySelector('main [aria-hidden]');
  if (!ring) throw new Error('There is no ring.');
  return ring;
};

it.each([
  ['s', '16px'],
  ['m', '24px'],
  ['l', '40px'],
] as const)('[spinner] is a status with a label, in size %s', async (size, width) => {
  const { container } = await renderComponent(<Spinner label="Loading" size={size} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  expect(getComputedStyle(ringIn(container)).width).toBe(width);
});

it('[spinner] is decorative beside text that says the same', async () => {
  const { container } = await renderComponent(<Spinner label={null} />);
  expect(page.getByRole('status').elements()).toEqual([]);
  expect(ringIn(container)).toBeVisible();
});

it('[spinner] is invisible during its delay', async () => {
  const { container } = await renderComponent(<Spinner label="Loading" delay={3_600_000} />);
  const ring = ringIn(container);
  expect(getComputedStyle(ring).visibility).toBe('hidden');
  for (const animation of ring.getAnimations()) animation.finish();
  expect(getComputedStyle(ring).visibility).toBe('visible');
});

it('[spinner] shows static dots with reduced motion, as in all component tests', async () => {
  const { container } = await renderComponent(<Spinner label="Loading" />);
  const { backgroundImage, animationName } = getComputedStyle(ringIn(container));
  expect(backgroundImage).toContain('radial-gradient');
  expect(animationName).not.toContain('turn');
});
