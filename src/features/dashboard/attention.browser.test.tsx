import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { Attention } from './attention';
import styles from './attention.module.css';

const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'deviceOffline' as const,
    deviceId: `device-${i}`,
    name: `Booth ${i}`,
    locationId: null,
    lastSeenAt: '2026-09-01T12:00:00Z',
  }));

test.each([1, 4, 5, 9])('%i items fit the space that is kept while they load', async (count) => {
  const screen = await renderComponent(
    <>
      <div className={styles.attention} aria-hidden />
      <div>
        <Attention items={items(count)} />
      </div>
    </>,
  );
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  const [kept, filled] = [...screen.container.querySelectorAll('#main > *')].map(
    (part) => part.getBoundingClientRect().height,
  );
  expect(filled).toBe(kept);
  if (count > 4) await page.getByRole('button', { name: `Show ${count - 3} more` }).click();
  expect(page.getByRole('listitem').elements()).toHaveLength(count);
});
