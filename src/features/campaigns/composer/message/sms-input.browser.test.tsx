import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inputProps } from '~/testing/input-props';
import { renderComponent } from '~/testing/render-component';
import { SmsCostFooter } from './sms-input';

const render = (value: string) =>
  renderComponent(
    <SmsCostFooter
      {...inputProps}
      id="text"
      label="Text"
      value={value}
      values={{}}
      itemError={() => undefined}
      edit={() => {}}
    />,
  );
const usePlain = () => page.getByRole('button', { name: 'Use plain characters' });

it('offers plain characters where they make the message longer', async () => {
  await render('Today — only. Reply STOP');
  await expect.element(page.getByText(/^The character “—” makes messages shorter/)).toBeVisible();
  await expect.element(usePlain()).toBeVisible();
});

it('names all characters that make a message shorter, and offers nothing that does not help', async () => {
  await render('Today — only 😀. Reply STOP');
  await expect
    .element(page.getByText('These characters make messages shorter (70 instead of 160): “—” and “😀”'))
    .toBeVisible();
  await expect.element(usePlain()).not.toBeInTheDocument();
});

it('names an unknown placeholder', async () => {
  await render('Hi {{foo}}. Reply STOP');
  await expect.element(page.getByText(/^There is no placeholder \{\{foo\}\}\./)).toBeVisible();
});
