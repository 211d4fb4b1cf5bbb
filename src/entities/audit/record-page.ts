import type { LinkProps } from '@tanstack/react-router';
import type { AuditEntry } from '~/api/accounts';

type RecordOfEntry = NonNullable<AuditEntry['record']>;

/** The page of a record. */
export function recordPage({ type, id }: RecordOfEntry): Pick<LinkProps, 'to' | 'params' | 'search'> {
  switch (type) {
    case 'account':
      return { to: '/account/profile' };
    case 'asset':
      return { to: '/assets', search: { open: id } };
    case 'contact':
      return { to: '/contacts', search: { open: id } };
    case 'location':
      return { to: '/locations/$locationId', params: { locationId: id } };
    case 'manager':
      return { to: '/managers/$managerId', params: { managerId: id } };
    case 'product':
      return { to: '/products/$productId', params: { productId: id } };
    case 'session':
      return { to: '/session/$sessionId/general', params: { sessionId: id } };
    case 'template':
      return { to: '/templates/$templateId', params: { templateId: id } };
  }
}
