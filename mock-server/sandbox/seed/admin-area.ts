// What administrators find: requests of businesses, and the log of what administrators did.
import { seededUsers } from '../../provider/users.ts';
import { type Audited, auditRow } from '../accounts/audit.ts';
import { BUSINESSES } from './businesses.ts';
import { DAY } from './calendar.ts';
import type { Wish } from './make.ts';
import { idOf } from './random.ts';
import type { Trx } from './write.ts';

type Done = { daysAgo: number; business: string; admin?: Audited['admin'] } & Omit<
  Audited,
  'admin' | 'account'
>;

const refund = 'The owner asked why a campaign was not sent.';
const booth = 'Checks why photos of the window booth are missing.';

/** An administrator who has left. */
const colleague = { uid: 'admin-2', email: 'noa@frameside.example' };

/** The oldest first. */
const DONE: Done[] = [
  { daysAgo: 61, business: 'owner-other', action: 'create', admin: colleague },
  {
    ...{ daysAgo: 44, business: 'owner-pets', action: 'update' },
    changes: [{ field: 'settings.limits.devices', before: '24', after: null }],
  },
  {
    ...{ daysAgo: 30, business: 'owner-beauty', action: 'refreshStockAssets' },
    stock: { added: 3, updated: 1, removed: 0 },
  },
  { daysAgo: 12.02, business: 'owner-construction', action: 'view', reason: booth },
  { daysAgo: 12, business: 'owner-construction', action: 'endView', reason: booth },
  {
    ...{ daysAgo: 6, business: 'owner-marketing', action: 'update' },
    changes: [
      { field: 'settings.retentionDays', before: '365', after: '730' },
      { field: 'settings.smsEnabled', before: 'false', after: 'true' },
    ],
  },
  { daysAgo: 1.03, business: 'owner-beauty', action: 'view', reason: refund },
  { daysAgo: 1.02, business: 'owner-beauty', action: 'allowChanges', reason: refund },
  {
    ...{ daysAgo: 1.01, business: 'owner-beauty', action: 'change', reason: refund },
    operation: 'updateOwnAccount',
    record: { type: 'account', id: 'owner-beauty', name: 'Juniper Salon' },
    changes: [{ field: 'timezone', before: 'UTC', after: 'America/Toronto' }],
  },
  { daysAgo: 1, business: 'owner-beauty', action: 'endView', reason: refund },
];

const ASKED = [
  {
    ...{ daysAgo: 9, businessName: 'Harbour Lights Weddings', category: 'marketing' as const },
    ...{ ownerName: 'Imani Osei', email: 'imani@harbourlights.example' },
    message: null,
  },
  {
    ...{ daysAgo: 3, businessName: 'Paws & Whiskers', category: 'pets' as const },
    ...{ ownerName: 'Luca Moretti', email: 'luca@pawsandwhiskers.example' },
    message: 'We have two grooming salons and would like one booth in each.',
  },
  {
    ...{ daysAgo: 0.2, businessName: 'Studio Nord Hair', category: 'beauty' as const },
    ...{ ownerName: 'Freja Lund', email: 'freja@studionord.example' },
    message: 'A guest told us about you. Could we start before the holidays?',
  },
];

export async function writeAdminArea(trx: Trx, { seed, now }: Pick<Wish, 'seed' | 'now'>): Promise<void> {
  const admin = seededUsers.find((user) => user.admin);
  if (!admin) return;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const entries = DONE.flatMap(({ daysAgo, business: id, ...done }, nth) => {
    const business = BUSINESSES.find((one) => one.id === id);
    if (!business) return [];
    const account = { id, businessName: business.name };
    return [{ ...auditRow({ admin, ...done, account }, ago(daysAgo)), id: idOf(seed, 'audit', nth) }];
  });
  await trx.insertInto('auditEntries').values(entries).execute();
  const requests = ASKED.map(({ daysAgo, ...asked }, nth) => ({
    ...asked,
    id: idOf(seed, 'request', nth),
    at: ago(daysAgo),
    emailKey: asked.email,
  }));
  await trx.insertInto('accountRequests').values(requests).execute();
}
