// The general settings of a session, and what its status says about them.
import { expect, test } from './support/product.ts';
import { fieldOf, openWithoutSessions, preview, saveBar } from './support/sessions.ts';

const PHOTO = { kind: 'photo', title: 'Portrait' };

test('refuses an end in the past at its field while the session is active', async ({
  page,
  product,
  newcomer,
}) => {
  const call = await openWithoutSessions(page, product, newcomer);
  const { id } = await call<{ id: string }>('POST', '/sessions', { name: 'Party', experiences: [PHOTO] });
  await call('POST', `/sessions/${id}`, { status: 'active' });
  await page.goto(`/session/${id}/general`);
  const end = fieldOf(page, 'endsAt').getByLabel('Ends');
  await end.fill('2020-01-01T00:00');
  await end.blur();
  await expect(end).toHaveAccessibleDescription(/This time has passed\. To end the session now, press “End”/);
  await page.keyboard.press('Control+s');
  await expect(end).toBeFocused();
  const status = page.getByRole('region', { name: 'Status' });
  await status.getByRole('button', { name: 'Details' }).click();
  await expect(status).toContainText("The end has passed, so guests can't take photos.");
  await saveBar(page).getByRole('button', { name: 'Discard' }).click();
  await expect(end).toHaveValue('');
});

test('inserts placeholders into a message, names an unknown one, and shows the message in the preview', async ({
  page,
  product,
  newcomer,
}) => {
  const call = await openWithoutSessions(page, product, newcomer);
  const { id } = await call<{ id: string }>('POST', '/sessions', { name: 'Party' });
  await page.goto(`/session/${id}/general`);
  const field = fieldOf(page, 'emailSubject');
  const subject = field.getByRole('textbox', { name: 'Email subject' });
  await subject.fill('Hello {{frstName}}');
  await subject.blur();
  await expect(subject).toHaveAccessibleDescription(
    /This placeholder is unknown\. You can use \{\{firstName\}\}/,
  );
  await subject.fill('Hello ');
  await field.getByRole('button', { name: 'Insert' }).click();
  await field.getByRole('button', { name: /^First name/ }).click();
  await expect(subject).toHaveValue('Hello {{firstName}}');
  await expect(preview(page)).toContainText('Hello Maya');
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toHaveCount(0);
  expect((await call<{ emailSubject: string }>('GET', `/sessions/${id}`)).emailSubject).toBe(
    'Hello {{firstName}}',
  );
});

test('sends a test of a message that is not saved yet to the user', async ({ page, product, newcomer }) => {
  const call = await openWithoutSessions(page, product, newcomer);
  const { id } = await call<{ id: string }>('POST', '/sessions', { name: 'Party' });
  await page.goto(`/session/${id}/general`);
  const field = fieldOf(page, 'emailBody');
  const text = field.getByRole('textbox', { name: 'Email text' });
  await text.fill('Hello {{nobody}}');
  await field.getByRole('button', { name: 'Send me a test' }).click();
  await expect(field.getByText('Use only the placeholders')).toBeVisible();
  await text.fill('Hello {{firstName}}, {{link}}');
  await field.getByRole('button', { name: 'Send me a test' }).click();
  await expect(field.getByText(`Test sent to ${newcomer.email}.`)).toBeVisible();
  expect((await call<{ emailBody: string | null }>('GET', `/sessions/${id}`)).emailBody).toBeNull();
});

test('says how guests get their photo, as the preview does', { tag: '@long' }, async ({
  page,
  product,
  newcomer,
}) => {
  const call = await openWithoutSessions(page, product, newcomer);
  const { id } = await call<{ id: string }>('POST', '/sessions', { name: 'Party' });
  await page.goto(`/session/${id}/general`);
  const field = fieldOf(page, 'capture');
  const email = preview(page).getByRole('button', { name: 'Edit: Ways to share Email' });
  await expect(preview(page).getByRole('button', { name: 'Edit: Ways to share QR code' })).toBeVisible();
  await expect(field).toContainText('Ways that guests get their photo: QR code.');
  await expect(field).toContainText('Email is left out until the booth asks for an email address.');
  await expect(email).toHaveCount(0);
  await field.getByRole('button', { name: 'Email address' }).click();
  await expect(field).toContainText('Ways that guests get their photo: Email and QR code.');
  await expect(email).toBeVisible();
});
