import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { Text } from './text';

const VARIANTS = ['h1', 'h2', 'h3', 'h4', 'subtitle', 'body', 'caption'] as const;

it('[text] headings decrease in size and are bolder than body text, a subtitle is quieter', async () => {
  await renderComponent(
    VARIANTS.map((variant) => (
      <Text key={variant} variant={variant} as="p">
        {variant}
      </Text>
    )),
  );
  const styles = VARIANTS.map((variant) =>
    getComputedStyle(page.getByText(variant, { exact: true }).element()),
  );
  const [h1, h2, h3, h4, subtitle = 0, body = 0, caption] = styles.map(({ fontSize }) =>
    Number.parseFloat(fontSize),
  );
  const falling = [h1, h2, h3, h4, body, caption];
  expect(falling).toEqual([...new Set(falling)].sort((a = 0, b = 0) => b - a));
  expect(subtitle).toBeGreaterThan(body);
  expect(styles.map(({ fontWeight }) => fontWeight)).toEqual([
    '600',
    '600',
    '600',
    '600',
    '400',
    '400',
    '400',
  ]);
  expect(styles[4]?.color).not.toBe(styles[5]?.color);
});

it('[text] a heading is an element of its level, unless another is given', async () => {
  await renderComponent(
    <>
      <Text variant="h1">Sessions</Text>
      <Text variant="h3" as="h2">
        Today
      </Text>
    </>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
});

it('[text] has four weights, and is aligned to the start or centered', async () => {
  const weights = ['regular', 'medium', 'semibold', 'bold'] as const;
  await renderComponent(
    <>
      {weights.map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
      <Text centred>centered</Text>
    </>,
  );
  const styleOf = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element());
  expect(weights.map((weight) => styleOf(weight).fontWeight)).toEqual(['400', '500', '600', '700']);
  expect(styleOf('regular').textAlign).toBe('start');
  expect(styleOf('centered').textAlign).toBe('center');
});
