import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/dev/render-component';
import { useChosen } from './use-chosen';

const file = (name: string) => new File([name], name);

/** As when a dropped folder is read while other files are chosen: both know the files of the same moment. */
function Chosen() {
  const { files, add } = useChosen<null>();
  const begin = () => {
    setTimeout(() => add([file('of-the-folder.jpg')], null));
    add([file('picked.jpg')], null);
  };
  return (
    <>
      <button type="button" onClick={begin}>
        Choose
      </button>
      <output>{files.map(({ id, file: { name } }) => `${id} ${name}`).join(', ')}</output>
    </>
  );
}

it('keeps files that were chosen while a dropped folder was read', async () => {
  await renderComponent(<Chosen />);
  await page.getByRole('button').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('0 picked.jpg, 1 of-the-folder.jpg');
});
