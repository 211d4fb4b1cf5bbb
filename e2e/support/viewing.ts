import type { Page } from '@playwright/test';

/** Presses View as on an account, and states a reason. */
export async function startViewing(page: Page, name: string, reason = 'The owner asked for help.') {
  await page.getByRole('button', { name: `View as ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `View as ${name}` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Start viewing' }).click();
}
