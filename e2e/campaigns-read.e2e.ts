// How scheduled, repeating and sent campaigns are displayed.
import { callsOf } from './support/api.ts';
import { test } from './support/demo-product.ts';
import { expect, owner, signIn } from './support/product.ts';

test('shows the same shares in the list and in the report of a campaign', async ({ page }) => {
  await page.goto('/campaigns?show=50');
  await signIn(page, owner);
  const rows = page.locator('[data-list-row]');
  await expect(rows.first()).toBeVisible();
  const shares = await rows.evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('[data-row-link]')?.textContent ?? '',
      delivered: row.querySelector('[data-label="Delivered"]')?.textContent ?? '',
      clicked: row.querySelector('[data-label="Clicked"]')?.textContent ?? '',
    })),
  );
  const sent = shares.filter(({ delivered }) => delivered !== '');
  expect(sent.length).toBeGreaterThan(1);
  for (const { name, delivered, clicked } of sent) {
    await page.getByRole('link', { name, exact: true }).click();
    const report = page.getByRole('dialog', { name, exact: true }).getByRole('region', { name: 'Report' });
    const share = (step: string) => report.getByRole('row', { name: new RegExp(`^${step} `) }).first();
    await expect(share('Delivered'), name).toContainText(`${delivered} of sent`);
    await expect(share('Clicked'), name).toContainText(`${clicked} of delivered`);
  }
});

test('shows audience, count and message of scheduled and sent campaigns', async ({ page, product }) => {
  const call = await callsOf(product, owner);
  const { items } = await call<{ items: { id: string; status: string; kind: string }[] }>(
    'GET',
    '/campaigns?show=200',
  );
  await page.goto('/campaigns');
  await signIn(page, owner);
  for (const status of ['scheduled', 'sent']) {
    const campaign = items.find((one) => one.status === status && (status !== 'sent' || one.kind === 'once'));
    await page.goto(`/campaigns?open=${campaign?.id}`);
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('region', { name: 'Audience' })).toContainText(
      status === 'sent' ? /Sent to \d+ p/ : /Reaches \d+ p/,
    );
    const message = panel.getByRole('region', { name: 'Message' });
    const mail = message.locator('iframe[title="The email"]');
    const text = message.locator('p').filter({ hasText: /\w{3}/ });
    await expect(mail.or(text).first()).toBeVisible();
    if (await mail.count()) await expect(mail.contentFrame().locator('body')).toContainText(/\w{3}/);
    await expect(message.getByRole('alert')).toHaveCount(0);
  }
});

test('shows past and future rounds of a repeating campaign in the calendar, and returns to today', async ({
  page,
  product,
}) => {
  const call = await callsOf(product, owner);
  const { items } = await call<{ items: { id: string; name: string; stats: { sent: number } }[] }>(
    'GET',
    '/campaigns?kind=repeating&show=200',
  );
  const repeating = items.find(({ stats }) => stats.sent > 0);
  const { days } = await call<{ days: { day: string; sent: number }[] }>(
    'GET',
    `/campaigns/${repeating?.id}/report`,
  );
  const rounds = days.filter(({ sent }) => sent > 0).map(({ day }) => day);
  expect(rounds.length).toBeGreaterThan(0);
  await page.goto('/campaigns?view=calendar');
  await signIn(page, owner);
  for (const day of rounds.slice(-2)) {
    await page.goto(`/campaigns?view=calendar&month=${day.slice(0, 7)}`);
    const name = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const cell = page.locator(`td:has(time[datetime="${day}"])`);
    await expect(cell, name.format(new Date(day))).toContainText(`Repeating${repeating?.name}Sent`);
  }
  await page.goto('/campaigns?view=calendar&month=2020-01');
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL('/campaigns?view=calendar');
  await expect(page.locator('time[aria-current="date"]')).toBeVisible();
});

test('uses one name per time zone and one time format on every screen', async ({ page }) => {
  await page.goto('/campaigns/create');
  await signIn(page, owner);
  const selected = async (address: string) => {
    await page.goto(address);
    return page.getByLabel('Time zone').evaluate((select: HTMLSelectElement) => ({
      name: select.selectedOptions[0]?.textContent,
      all: [...select.options].map(({ textContent }) => textContent),
    }));
  };
  const campaign = await selected('/campaigns/create');
  const location = await selected('/locations/create');
  expect(campaign.name).toBe('Toronto');
  expect(location.name).toBe('Toronto');
  expect(campaign.all).toEqual(location.all);
  await page.goto('/campaigns/create');
  await page.getByRole('radio', { name: 'At a time' }).check();
  await page.getByRole('checkbox', { name: 'Send nothing between' }).check();
  await page.getByRole('textbox', { name: 'Time' }).fill('2032-10-06T23:30');
  const quiet = page.getByRole('alert').filter({ hasText: 'Nothing is sent between' });
  await expect(quiet).toContainText(/between 9:00.PM and 9:00.AM.*Oct 7.* 9:00.AM/);
  await quiet.getByRole('button', { name: /Oct 7.* 9:00.AM/ }).click();
  await expect(page.getByText(/Oct 7, 2032.*9:00.AM, Toronto time/).first()).toBeVisible();
});
