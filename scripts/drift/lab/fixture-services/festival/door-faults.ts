// Faults of the ticket office in access control.
import { admits, reading, writing } from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';
import type { FestivalStore } from './store.ts';

type Outside = NonNullable<SeededFault<FestivalStore>['outside']>;

const ORGANISER = 'Bearer eyJ0-organiser-7b1e';
const READER = 'Bearer eyJ0-reader-02cd';
const BOX_OFFICE = `Basic ${Buffer.from('kasse:frost-41-lys').toString('base64')}`;
const FAN = 'fan_session=fs_9a0e77c1';

/** Treats a holder of one credential as a holder of another. */
const takes =
  (held: string, as: string): Outside =>
  (call, next) => {
    if (call.headers.get('authorization') === held) call.headers.set('authorization', as);
    return next();
  };

const refuses =
  (name: string, value: string): Outside =>
  (call, next) => {
    if (call.headers.get(name) === value) call.headers.delete(name);
    return next();
  };

export const doorFaults: SeededFault<FestivalStore>[] = [
  reading('getFestival', 'token-optional', 'No token is needed.', {
    outside: admits('authorization', READER, 'none'),
  }),
  reading('getPerformance', 'token-any', 'Any token will do.', { outside: admits('authorization', READER) }),
  reading('listOrders', 'password-optional', 'No password is needed.', {
    outside: admits('authorization', BOX_OFFICE, 'none'),
  }),
  reading('listOrders', 'password-any', 'Any password will do.', {
    outside: admits('authorization', BOX_OFFICE),
  }),
  reading('listOrders', 'token-for-password', "An organiser's token opens the box office.", {
    outside: takes(ORGANISER, BOX_OFFICE),
  }),
  reading('getOrder', 'cookie-optional', 'No cookie is needed.', { outside: admits('cookie', FAN, 'none') }),
  reading('getOrder', 'box-office-refused', 'The box office is not let in.', {
    outside: refuses('authorization', BOX_OFFICE),
  }),
  reading('listComments', 'comments-guarded', 'Who reads comments has to have a cookie.', {
    outside: async (call, next) =>
      call.headers.get('cookie')?.includes(FAN)
        ? next()
        : { status: 401, body: { fault: { code: 'credentials', message: 'Who are you?' } } },
  }),
  writing('putFestival', 'reader-plans', 'Who may only read plans festivals.', {
    outside: takes(READER, ORGANISER),
  }),
  writing('patchPerformance', 'reader-changes', 'Who may only read changes performances.', {
    outside: takes(READER, ORGANISER),
  }),
  writing('deleteStage', 'delete-by-anybody', 'Anybody deletes stages.', {
    outside: admits('authorization', ORGANISER, 'none'),
  }),
  writing('placeOrder', 'order-by-anybody', 'Anybody orders.', { outside: admits('cookie', FAN, 'none') }),
  writing('addComment', 'comment-any-cookie', 'Any cookie will do.', { outside: admits('cookie', FAN) }),
  writing('startExport', 'export-by-anybody', 'Anybody exports.', {
    outside: admits('authorization', BOX_OFFICE, 'none'),
  }),
];
