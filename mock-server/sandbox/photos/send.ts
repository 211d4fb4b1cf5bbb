import type { Handlers } from '../handler.ts';
import { refuse } from '../refusal.ts';
import { alone } from '../store/alone.ts';
import { queueDeliveries } from './deliveries.ts';
import { lockPhoto, readPhoto } from './read.ts';

export const photoSending = {
  async sendPhoto(call) {
    const { db, body, now } = call;
    const { id } = call.params;
    const { settings } = await db.selectFrom('accounts').select('settings').executeTakeFirstOrThrow();
    await alone(db, async (trx) => {
      const photo = await lockPhoto(trx, id);
      if (photo.visibility === 'hidden') {
        throw refuse(409, "This photo is hidden, so its link wouldn't work. Make it public first.", []);
      }
      if (body.channel === 'sms' && !settings.smsEnabled) {
        throw refuse(409, "SMS isn't enabled for this account. Send the photo by email.", [
          { field: 'channel', message: 'SMS is not enabled.' },
        ]);
      }
      const to = body.channel === 'email' ? body.emailAddress : body.phoneNumber;
      await queueDeliveries(trx, photo, [{ channel: body.channel, to }], now);
    });
    return readPhoto(call, id);
  },
} satisfies Handlers;
