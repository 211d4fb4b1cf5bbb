// Guest events on photos, counted once each, and hiding a photo by its guest.
import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { notifyOwner } from '../account/notifications.ts';
import type { OpenHandlers } from '../handler.ts';
import type { Links } from '../media/links.ts';
import { addMessage } from '../messages/write.ts';
import { lockPhoto } from '../photos/read.ts';
import { hiddenByGuest } from '../photos/showing.ts';
import { createRateLimit } from '../rate-limit.ts';
import { notFound, tooMany } from '../refusal.ts';
import type { OwnTables } from '../store/tables.ts';
import { countForCampaign } from './campaign-events.ts';
import { findPhoto } from './find.ts';
import { deliveryCode } from './keys.ts';

type Schemas = components['schemas'];
type Trx = Transaction<OwnTables>;

/** The figures of a photo that an event counts in. */
const COUNTED_AS: Record<Schemas['GuestEventKind'], (keyof Schemas['PhotoStats'])[]> = {
  view: ['views'],
  download: ['downloads'],
  share: ['shares'],
  ctaClick: ['ctaClicks'],
  bookingClick: ['ctaClicks', 'bookingClicks'],
  reviewClick: ['ctaClicks', 'reviewClicks'],
  productClick: ['productClicks'],
};

/** Events that count, on each photo: many guests of a party share an address, but a program invents more visitors. */
const newEvents = createRateLimit({ burst: 60, everyMs: 10_000 });

export const guestEvents = {
  async reportGuestEvent(call) {
    const { body, media, now } = call;
    const { db, photo } = await findPhoto(call, call.params.token);
    const attempt = newEvents.take(now, call.clientAddress, photo.id);
    if ('wait' in attempt) throw tooMany('Too many events of this photo.', attempt.wait);
    const { kind, visitor, productId = '', message } = body;
    const isOfPhoto = kind !== 'productClick' || photo.productIds.includes(productId);
    const counted = await db.transaction().execute(async (trx) => {
      const { id, stats, deliveries } = await lockPhoto(trx, photo.id);
      if (message !== undefined) await noteOpened(trx, { id, deliveries }, message, media.links, now);
      if (!isOfPhoto) return false;
      const event = {
        photoId: id,
        visitorHash: createHash('sha256').update(`${id} ${visitor}`).digest('hex'),
        kind,
        productId: kind === 'productClick' ? productId : '',
        at: now,
      };
      const added = await trx
        .insertInto('guestEvents')
        .values(event)
        .onConflict((conflict) => conflict.doNothing())
        .returning('kind')
        .executeTakeFirst();
      if (!added) return false;
      const grown = COUNTED_AS[kind].map((figure) => [figure, stats[figure] + 1]);
      await trx
        .updateTable('photos')
        .set({ stats: JSON.stringify({ ...stats, ...Object.fromEntries(grown) }) })
        .where('id', '=', id)
        .execute();
      return true;
    });
    if (!counted) attempt.takeBack();
    if (message !== undefined) await countForCampaign(db, media.links, message, 'clicked', now);
    return { counted };
  },

  async hideGuestPhoto(call) {
    const { db, photo, own } = await findPhoto(call, call.params.token);
    if (!own) throw notFound();
    await db.transaction().execute(async (trx) => {
      const before = await lockPhoto(trx, photo.id);
      await trx
        .updateTable('photos')
        .set({ ...hiddenByGuest(before), updatedAt: call.now })
        .where('id', '=', photo.id)
        .execute();
      if (before.hiddenBy === 'guest') return;
      const { id: objectId, locationId, linksEnded } = before;
      const occasion = `hidden ${objectId} ${linksEnded}`;
      await addMessage(trx, { kind: 'photoHidden', occasion, objectId, name: null, locationId }, call.now);
      const session = await trx
        .selectFrom('sessions')
        .select('name')
        .where('id', '=', photo.sessionId)
        .executeTakeFirst();
      const details = { session: session?.name ?? '' };
      await notifyOwner(trx, { kind: 'photoHidden', subject: photo.id, details }, call.now);
    });
    return { visibility: 'hidden' as const };
  },
} satisfies OpenHandlers;

/** Marks the delivery whose link was followed as opened. */
async function noteOpened(
  trx: Trx,
  { id, deliveries }: { id: string; deliveries: Schemas['PhotoDelivery'][] },
  code: string,
  links: Links,
  now: Date,
): Promise<void> {
  const isMeant = (delivery: Schemas['PhotoDelivery']) =>
    delivery.status === 'delivered' && deliveryCode(links, id, delivery) === code;
  if (!deliveries.some(isMeant)) return;
  const opened = deliveries.map((delivery) =>
    isMeant(delivery) ? { ...delivery, status: 'opened' as const, at: now.toISOString() } : delivery,
  );
  await trx
    .updateTable('photos')
    .set({ deliveries: JSON.stringify(opened) })
    .where('id', '=', id)
    .execute();
}
