import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Contact } from '~/api/contacts';
import type { List } from '~/patterns/list/list';
import { ListScreen } from '~/patterns/list/list-screen';
import { renderComponent } from '~/testing/render-component';
import '~/ui/tokens.css';
import '~/ui/base.css';
import { type ContactListSearch, contactList } from './contact-list';

const WIDTHS = [
  320, 360, 390, 430, 480, 560, 640, 720, 768, 834, 900, 960, 1024, 1100, 1180, 1280, 1366, 1440, 1680, 1920,
];

const consent: Contact['emailConsent'] = { status: 'in', at: null, how: null, by: null, evidence: null };
const contact: Contact = {
  id: 'contact-a',
  version: 'first',
  firstName: 'Maximiliane',
  lastName: 'von Hohenlohe-Langenburg',
  emailAddress: 'maximiliane.hohenlohe@longer-mail.example.net',
  phoneNumber: '4165550101',
  emails: [{ value: 'maximiliane.hohenlohe@longer-mail.example.net' }],
  phoneNumbers: [{ value: '4165550101' }],
  source: 'booth',
  sourceId: null,
  birthday: null,
  notes: null,
  tags: ['newsletter', 'color'],
  locationIds: [],
  emailConsent: consent,
  smsConsent: consent,
  bounced: true,
  photoCount: 3,
  lastPhotoAt: '2026-09-10T18:22:00Z',
  lastPhotoThumbUrl: null,
  lastVisitAt: null,
  visitCount: null,
  spent: null,
  nextVisitAt: null,
  createdAt: '2026-09-10T18:22:00Z',
  updatedAt: '2026-09-10T18:22:00Z',
};

const listOf = (row: Contact): List<Contact, ContactListSearch> => ({
  ...contactList,
  query: (asked) => ({
    queryKey: ['listContacts', asked, row],
    queryFn: async () => ({ page: 1, pages: 1, items: [row] }),
  }),
});
const list = listOf(contact);

it('explains the marks of consent at the pointer, and all of them at the heading', async () => {
  await page.viewport(1680, 800);
  await renderComponent(
    <ListScreen list={listOf({ ...contact, smsConsent: { ...consent, status: 'unknown' } })} />,
  );
  await expect.element(page.getByTitle('Email: Agreed')).toBeVisible();
  await expect.element(page.getByTitle('SMS: Not asked')).toBeVisible();
  const legend = page.getByRole('columnheader', { name: 'Consent' }).element().getAttribute('title');
  for (const word of ['agreed', 'opted out', 'not asked']) expect(legend).toContain(word);
});

it('shows the address of a contact without a name once', async () => {
  await page.viewport(1680, 800);
  await renderComponent(<ListScreen list={listOf({ ...contact, firstName: null, lastName: null })} />);
  const name = page.getByText('No name');
  await expect.element(name).toBeVisible();
  // Screen readers name the row by it.
  expect(name.element().nextElementSibling?.textContent).toBe(contact.emailAddress);
});

it.each(WIDTHS)('shows the name and the mark of a bounced address at %i px', async (width) => {
  await page.viewport(width, 800);
  await renderComponent(<ListScreen list={list} />);
  const name = page.getByRole('link', { name: /^Maximiliane/ });
  await expect.element(name).toBeVisible();
  // About eight characters of 14 px, once the list is measured.
  await expect.poll(() => name.element().clientWidth).toBeGreaterThanOrEqual(70);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const mark = page.getByText('Bounced').element();
  const [own, cell] = [mark.getBoundingClientRect(), mark.closest('td')?.getBoundingClientRect()];
  expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth);
  expect(own.width).toBeGreaterThan(0);
  expect(own.right).toBeLessThanOrEqual((cell?.right ?? 0) + 0.5);
});
