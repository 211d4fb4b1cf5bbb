import { expect, it, vi } from 'vitest';
import type { Font } from '~/scene/fonts';
import playfair from '~/scene/fonts/playfair-display.json?raw';
import { measure } from '~/scene/text';
import { renderComponent } from '~/testing/render-component';
import { text } from '~/testing/scenes';
import { TextOverlay } from './text-overlay';

it('shows the text that is edited as it is drawn', async () => {
  const layer = text('Wildflowers', {
    ...{ font: 'Playfair Display', size: 80, w: 900, h: 200, x: 20, y: 40 },
    ...{ align: 'right', color: '#3D2B1F', opacity: 0.5 },
  });
  const view = { zoom: 0.5, pan: { x: 10, y: 10 } };
  const screen = await renderComponent(
    <TextOverlay layer={layer} size={layer.size} view={view} onChange={vi.fn()} onClose={vi.fn()} />,
  );
  const field = screen.getByLabelText('Text on the page');
  await expect.element(field).toHaveFocus();
  const style = getComputedStyle(field.element());
  const { fontFamily, fontSize, lineHeight, textAlign, color, opacity } = style;
  expect({ fontSize, lineHeight, textAlign, color, opacity }).toEqual({
    ...{ fontSize: '40px', lineHeight: '48px', textAlign: 'right', opacity: '0.5' },
    color: 'rgb(61, 43, 31)',
  });
  await document.fonts.load(`40px ${fontFamily}`);
  const span = document.body.appendChild(document.createElement('span'));
  span.textContent = layer.text;
  const { fontVariantLigatures, textRendering } = style;
  Object.assign(span.style, {
    position: 'absolute',
    fontFamily,
    fontSize,
    fontVariantLigatures,
    textRendering,
  });
  const drawn = measure(JSON.parse(playfair) as Font, layer.text, 40);
  expect(span.getBoundingClientRect().width).toBeCloseTo(drawn, 0);
  span.remove();
});
