// The saved views of an owner.
import type { Insertable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { nameColumns } from '../store/search.ts';
import type { Tables } from '../store/tables.ts';
import type { Business } from './business.ts';
import type { Calendar } from './calendar.ts';
import { idOf } from './random.ts';

const VIEWS: Pick<components['schemas']['View'], 'list' | 'name' | 'search'>[] = [
  { list: 'photos', name: 'Without a contact', search: { hasContact: 'false' } },
  { list: 'campaigns', name: 'Under way', search: { status: ['scheduled', 'sending'] } },
  { list: 'campaigns', name: 'Repeating', search: { kind: 'repeating' } },
  { list: 'devices', name: 'Offline', search: { status: 'offline' } },
];

export const viewRows = (
  { id: accountId }: Business,
  { seed, calendar }: { seed: number; calendar: Calendar },
): Insertable<Tables['views']>[] =>
  VIEWS.map(({ list, name, search }, nth) => {
    const at = calendar.day(-200 + nth * 23, 10);
    return {
      id: idOf(seed, accountId, 'view', nth),
      accountId,
      person: accountId,
      list,
      ...nameColumns(name),
      search: JSON.stringify(search),
      createdAt: at,
      updatedAt: at,
    };
  });
