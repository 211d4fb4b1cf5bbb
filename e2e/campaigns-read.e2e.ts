// How scheduled, repeating and sent campaigns are displayed.
import { callsOf } from './support/api.ts';
import { expect, openAs, owner, test } from './support/product.ts';

interface Sent {
  id: string;
  name: string;
  stats: { sent: number; opened: number; clicked: number };
}

test('shows the same shares in the list and in the report of a campaign, which leads to its contacts', {
  tag: '@long',
}, async ({ page }) => {
  await openAs(page, '/campaigns?show=50');
  const rows = page.locator('[data-list-row]');
  await expect(rows.first()).toBeVisible();
  const shares = await rows.evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('[data-row-link]')?.textContent ?? '',
      delivered: row.querySelector('[data-label="Delivered"]')?.textContent ?? '',
      opened: row.querySelector('[data-label="Opened"]')?.textContent ?? '',
      clicked: row.querySelector('[data-label="Clicked"]')?.textContent ?? '',
    })),
  );
  const sent = shares.filter(({ delivered }) => delivered !== '');
  const report = page.getByRole('dialog').getByRole('region', { name: 'Report' });
  const step = (name: string) => report.getByRole('row', { name: new RegExp(`^${name} `) }).first();
  const expectShares = async ({ name, delivered, opened, clicked }: (typeof sent)[number]) => {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
    await expect(step('Delivered'), name).toContainText(`${delivered} of sent`);
    await expect(step('Clicked'), name).toContainText(`${clicked} of delivered`);
    const headline = [delivered, ...(/\d/.test(opened) ? [opened] : []), clicked];
    await expect(report.getByRole('definition'), name).toHaveText(headline);
  };
  // Opens of an SMS cannot be tracked.
  const [email, ...emails] = sent.filter(({ opened }) => /\d/.test(opened));
  const [sms, ...messages] = sent.filter(({ opened }) => !/\d/.test(opened));
  if (!email || !sms) throw new Error('The demo data have no email or no SMS that was sent.');
  if (process.env.TEST_LONG) for (const campaign of [...emails, ...messages]) await expectShares(campaign);
  await expectShares(sms);
  await expect(report.getByRole('row', { name: /^Opened/ })).toHaveCount(0);
  await expectShares(email);
  await expect(step('Opened')).toContainText(`${email.opened} of delivered`);
  const count = await step('Opened').getByRole('link').innerText();
  await step('Opened').getByRole('link').click();
  await expect(page.getByText(`${count} contacts`, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(email.name).first()).toBeVisible();
});

test('no report is wider than its panel on a phone', { tag: '@long' }, async ({ page, product }) => {
  const call = await callsOf(product, owner);
  const { items } = await call<{ items: Sent[] }>('GET', '/campaigns?show=200');
  const sent = items.filter(({ stats }) => stats.sent > 0);
  expect(sent.length).toBeGreaterThan(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, '/campaigns');
  for (const { id, name } of sent) {
    await page.goto(`/campaigns?open=${id}`);
    const report = page.getByRole('dialog').getByRole('region', { name: 'Report' });
    await expect(
      report.getByRole('table', { name: /^(Day by day|Week by week|Month by month|By sending)$/ }),
    ).toBeVisible();
    const beyond = await report.evaluate(
      (region) => region.getBoundingClientRect().right - document.documentElement.clientWidth,
    );
    expect(beyond, name).toBeLessThanOrEqual(0);
  }
});

test('sums up the sendings of a repeating campaign, and says how many', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const call = await callsOf(product, owner);
  const { items } = await call<{ items: Sent[] }>('GET', '/campaigns?kind=repeating&show=200');
  const campaign = items.find(({ stats }) => stats.sent > 0);
  await openAs(page, `/campaigns?open=${campaign?.id}`);
  const report = page.getByRole('dialog').getByRole('region', { name: 'Report' });
  const sendings = report.getByRole('table', { name: 'By sending' }).locator('tbody tr');
  await expect(sendings).not.toHaveCount(0);
  await expect(report.getByRole('row', { name: /^Audience/ })).toContainText(
    `in ${await sendings.count()} sendings`,
  );
});

test('shows audience, count and message of scheduled and sent campaigns', { tag: '@long' }, async ({
  page,
  product,
}) => {
  const call = await callsOf(product, owner);
  const { items } = await call<{ items: { id: string; status: string; kind: string }[] }>(
    'GET',
    '/campaigns?show=200',
  );
  await openAs(page, '/campaigns');
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

test('shows past and future rounds of a repeating campaign in the calendar, and returns to today', {
  tag: '@long',
}, async ({ page, product }) => {
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
  await openAs(page, '/campaigns?view=calendar');
  for (const day of rounds.slice(-2)) {
    await page.goto(`/campaigns?view=calendar&month=${day.slice(0, 7)}`);
    const name = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    const cell = page.locator(`td:has(time[datetime="${day}"])`);
    const round = cell.getByRole('link', { name: new RegExp(`${repeating?.name}.*Sent`) });
    await expect(round, name.format(new Date(day))).toHaveText(/^\d+:00 [AP]M/);
    await expect(round.getByRole('img', { name: 'Repeating' })).toBeVisible();
  }
  // A saved view applies to the month that is open.
  await page.getByRole('link', { name: 'Repeating', exact: true }).click();
  await expect(page).toHaveURL(
    new RegExp(`month=${rounds.at(-1)?.slice(0, 7)}.*kind=repeating|kind=repeating.*month=`),
  );
  await expect(page.getByRole('link', { name: 'Repeating', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.locator('td [data-campaign]')).not.toHaveCount(0);
  await expect(page.locator('[data-campaign]:not(:has([aria-label="Repeating"]))')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'List or month' }).getByRole('link', { name: 'List' }).click();
  await expect(page.locator('[data-list-row]')).toHaveCount(items.length);
  await page.goto('/campaigns?view=calendar&month=2020-01');
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL('/campaigns?view=calendar');
  await expect(page.locator('time[aria-current="date"]')).toBeVisible();

  await page.goto('/campaigns/create?date=2032-12-04');
  await expect(page.getByRole('heading', { level: 1, name: 'New campaign for Sat, Dec 4' })).toBeVisible();
});

test('keeps the search between month and list, and the switch in its place', { tag: '@long' }, async ({
  page,
}) => {
  await openAs(page, '/campaigns?view=calendar&search=birthday');
  await expect(page.getByText('1 automation running:')).toBeVisible();
  const views = page.getByRole('navigation', { name: 'List or month' });
  const place = await views.boundingBox();
  await views.getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL('/campaigns?search=birthday');
  await expect(page.locator('[data-list-row]')).toHaveCount(1);
  expect(await views.boundingBox()).toEqual(place);
});

test('says that a month could not be loaded instead of drawing a part of it', { tag: '@long' }, async ({
  page,
}) => {
  await openAs(page, '/campaigns?view=calendar');
  await expect(page.locator('td [data-campaign]')).not.toHaveCount(0);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Next month' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'This month could not be loaded.' });
  await expect(failure).toBeVisible();
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('[data-day]')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.locator('td [data-campaign]')).not.toHaveCount(0);
  await expect(failure).toBeHidden();
});

test('uses one name per time zone and one time format on every screen', { tag: '@long' }, async ({
  page,
}) => {
  await openAs(page, '/campaigns/create?idea=blank');
  const selected = async (address: string) => {
    await page.goto(address);
    return page
      .locator('select')
      .and(page.getByLabel('Time zone'))
      .evaluate((select: HTMLSelectElement) => ({
        name: select.selectedOptions[0]?.textContent,
        all: [...select.options].map(({ textContent }) => textContent),
      }));
  };
  const campaign = await selected('/campaigns/create?idea=blank');
  const location = await selected('/locations/create');
  expect(campaign.name).toBe('Toronto');
  expect(location.name).toBe('Toronto');
  expect(campaign.all).toEqual(location.all);
  await page.goto('/campaigns/create?idea=blank');
  await page.getByRole('radio', { name: 'At a time' }).check();
  await page.getByRole('checkbox', { name: 'Send nothing between' }).check();
  await page.getByRole('textbox', { name: 'Time' }).fill('2032-10-06T23:30');
  const quiet = page.getByRole('alert').filter({ hasText: 'Nothing is sent between' });
  await expect(quiet).toContainText(/between 9:00.PM and 9:00.AM.*Oct 7.* 9:00.AM/);
  await quiet.getByRole('button', { name: /Oct 7.* 9:00.AM/ }).click();
  await expect(page.getByText(/Oct 7, 2032.*9:00.AM, Toronto time/).first()).toBeVisible();
});
