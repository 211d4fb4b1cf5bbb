// Who calls an operation besides the app.

import { createSite } from '../../src/microsite/site.ts';
import { fakeApi, VIEW } from '../../src/testing/guest-views.ts';
import { findOperation, type Operation } from './operations.ts';

const code = 'c'.repeat(22);
/** Requests of a guest's browser that lead to every call of the public site. */
const VISITS = [
  `GET /p/${VIEW.photo.token}`,
  `GET /p/${VIEW.photo.token}/seen`,
  `POST /p/${VIEW.photo.token}/hide`,
  `GET /${VIEW.site.slug}`,
  `POST /${VIEW.site.slug}`,
  `GET /u/${code}`,
  `POST /u/${code}`,
];

/** The operations that the public site calls when guests visit it. */
export async function calledByPublicSite(operations: Operation[]): Promise<Set<string>> {
  const { api, seen } = fakeApi({
    [`GET /guest/photos/${VIEW.photo.token}`]: { status: 200, body: VIEW },
    [`GET /guest/sites/${VIEW.site.slug}`]: { status: 200, body: VIEW.site },
  });
  const site = createSite({ api, script: '' });
  // Only visitors with the cookie are counted.
  const headers = { cookie: `visitor=${'v'.repeat(22)}` };
  for (const visit of VISITS) {
    const [method = '', path = ''] = visit.split(' ');
    await site(new Request(`https://photos.example${path}`, { method, headers }));
  }
  const found = seen.flatMap(({ call }) => {
    const [method = '', path = ''] = call.split(' ');
    return findOperation({ operations }, method, path.replace(/\?.*/, ''))?.operation.id ?? [];
  });
  return new Set(found);
}
