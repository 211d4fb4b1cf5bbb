import type { Handlers } from '../handler.ts';
import { useMessages } from '../payments/limits.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { namesAt, queueDeliveries } from './deliveries.ts';
import { hasExpired } from './expiry.ts';
import { addressOf, checkLink, checkSendable, hasSms, photoMessage } from './message.ts';
import { findRow, lockPhoto, readPhoto } from './read.ts';
import { recipientsAmong } from './recipients.ts';

export const photoSending = {
  async sendPhoto(call) {
    const { db, unscopedDb, body, now } = call;
    const { id } = call.params;
    await checkSendable(unscopedDb, await findRow(db, id), addressOf(body), now);
    await withAccountLock(db, async (trx) => {
      const photo = await lockPhoto(trx, id);
      // It may have been turned off meanwhile.
      checkLink(photo);
      const address = addressOf(body);
      await useMessages(trx, address.channel, 1, now);
      await queueDeliveries(trx, photo, [address], now);
    });
    return readPhoto(call, id);
  },

  async getPhotoMessage({ db, unscopedDb, params: { id }, body, media: { links }, now }) {
    const photo = await findRow(db, id);
    await checkSendable(unscopedDb, photo, addressOf(body), now);
    const message = await photoMessage(
      { unscopedDb, names: db, links, isSent: false },
      photo,
      addressOf(body),
    );
    return { ...message, contacts: await namesAt(db, addressOf(body)) };
  },

  async getPhotoRecipients({ db, unscopedDb, params: { id }, now }) {
    const photo = await findRow(db, id);
    const isExpired = await hasExpired(unscopedDb, photo, now);
    return {
      refusal: photo.hiddenBy !== null ? 'linkOff' : isExpired ? 'expired' : null,
      recipients: await recipientsAmong(db, photo.contactIds, await hasSms(unscopedDb)),
    };
  },
} satisfies Handlers;
