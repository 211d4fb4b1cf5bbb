import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { Icon } from './icon';

const Heart = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 24 24" stroke="currentColor" aria-hidden />
);

it('[icon] has the given size and color, by default the color of the text', async () => {
  const sizes = ['s', 'm', 'l', 'xl', 48] as const;
  const tones = [undefined, 'muted', 'accent', 'danger', 'warning', 'success'] as const;
  const { container } = await renderComponent(
    <>
      {sizes.map((size) => (
        <Icon key={size} size={size}>
          <Heart className="sized" />
        </Icon>
      ))}
      {tones.map((tone) => (
        <Icon key={tone ?? 'text'} tone={tone}>
          <Heart className="toned" />
        </Icon>
      ))}
    </>,
  );
  const styles = (selector: string) =>
    [...container.querySelectorAll(selector)].map((one) => getComputedStyle(one));
  expect(styles('.sized').map(({ width, height }) => [width, height])).toEqual(
    ['16px', '20px', '24px', '32px', '48px'].map((size) => [size, size]),
  );
  const colors = styles('.toned').map(({ stroke }) => stroke);
  expect(new Set(colors).size).toBe(6);
  expect(colors[0]).toBe(getComputedStyle(container).color);
});

it('[icon] is a button for mouse and keyboard when it has an action', async () => {
  const act = vi.fn();
  await renderComponent(
    <>
      <Icon label="Like" onClick={act}>
        <Heart />
      </Icon>
      <Icon label="Dislike" disabled onClick={act}>
        <Heart />
      </Icon>
    </>,
  );
  await page.getByRole('button', { name: 'Like', exact: true }).click();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(act).toHaveBeenCalledTimes(3);
  await expect.element(page.getByRole('button', { name: 'Dislike' })).toBeDisabled();
});

it('[icon] is hidden from screen readers without a label, and a named picture with one', async () => {
  const { container, rerenderContent } = await renderComponent(
    <Icon>
      <Heart />
    </Icon>,
  );
  expect(container.querySelector('[aria-hidden] > svg')).not.toBeNull();
  await rerenderContent(
    <Icon label="Favorite">
      <Heart />
    </Icon>,
  );
  await expect.element(page.getByRole('img', { name: 'Favorite' })).toBeVisible();
});
