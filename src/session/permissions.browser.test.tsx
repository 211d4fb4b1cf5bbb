import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { currentUser } from '~/identity';
import { setSession } from '~/identity/session';
import { renderComponent } from '~/testing/render-component';
import { usePermission } from './permissions';
import { setReadOnly, stopViewing, viewAs } from './viewing';

const Save = () => <button type="button" disabled={!usePermission('updateContact')} aria-label="Save" />;

it('follows whether changes of the viewed account are allowed', async () => {
  await renderComponent(<Save />);
  const user = currentUser() ?? expect.fail('not signed in');
  setSession({ status: 'signed-in', user: { ...user, admin: true } });
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(save).toBeEnabled();
  viewAs({ uid: 'salon', name: 'Juniper Salon', readOnly: true });
  await expect.element(save).toBeDisabled();
  setReadOnly(false);
  await expect.element(save).toBeEnabled();
  setReadOnly(true);
  await expect.element(save).toBeDisabled();
  stopViewing();
  await expect.element(save).toBeEnabled();
});
