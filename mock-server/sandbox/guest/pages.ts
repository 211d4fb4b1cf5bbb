// The pages of guests: a gallery with its photos, and one photo.
import type { OpenHandlers } from '../handler.ts';
import { createRateLimit } from '../rate-limit.ts';
import { refuseFields, tooMany } from '../refusal.ts';
import { countOf, offsetOf, pageOf } from '../store/pages.ts';
import { canSeePhotos, type FoundPhoto, findPhoto, findSite, type GuestCall, requirePass } from './find.ts';
import { createPass, isSame } from './keys.ts';
import { productsOf, SHOWN, siteOf, toGuestPhoto } from './view.ts';

/** Maximum in the contract. */
const MOST_OTHERS = 12;

/** Wrong passcodes, in each gallery. */
const wrongPasscodes = createRateLimit({ burst: 10, everyMs: 6000, crowd: 100 });

export const guestPages = {
  async getGuestSite(call) {
    const { db, session } = await findSite(call, call.params.slug);
    return siteOf(db, session, call.media.links);
  },

  async listGuestPhotos(call) {
    const { query, media } = call;
    const { db, session } = await findSite(call, call.params.slug);
    requirePass(call, session);
    const matching = db
      .selectFrom('photos')
      .where('sessionId', '=', session.id)
      .where('visibility', '=', 'public');
    const rows = await matching
      .select(SHOWN)
      .orderBy('capturedAt', 'desc')
      .orderBy('seq', 'desc')
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    const items = rows.map((row) => toGuestPhoto(row, media.links));
    return pageOf(items, await countOf(matching), query);
  },

  async createGuestPass(call) {
    const { body, media, now } = call;
    const { session } = await findSite(call, call.params.slug);
    const attempt = wrongPasscodes.take(now, call.clientAddress, session.id);
    if ('wait' in attempt) throw tooMany('Too many passcodes were wrong.', attempt.wait);
    if (session.passcode !== null && !isSame(body.passcode, session.passcode)) {
      throw refuseFields([{ field: 'passcode', message: 'This is not the passcode.' }]);
    }
    attempt.takeBack();
    return createPass(media.links, session, now);
  },

  async getGuestPhoto(call) {
    const { links } = call.media;
    const found = await findPhoto(call, call.params.token);
    const { db, photo, session, own } = found;
    return {
      photo: toGuestPhoto(photo, links, call.params.token),
      own,
      pair: await pairOf(call, found),
      products: await productsOf(db, photo.productIds, links),
      others: await othersOf(call, found),
      site: await siteOf(db, session, links),
    };
  },
} satisfies OpenHandlers;

async function pairOf({ media: { links } }: GuestCall, { db, photo }: FoundPhoto) {
  if (photo.pairId === null) return null;
  const rows = await db
    .selectFrom('photos')
    .select([...SHOWN, 'pairRole'])
    .where('pairId', '=', photo.pairId)
    .where(({ eb, or }) => or([eb('visibility', '=', 'public'), eb('id', '=', photo.id)]))
    .where('media', '=', 'image')
    .execute();
  const [before, after] = ['before', 'after'].map((role) => rows.find(({ pairRole }) => pairRole === role));
  return before && after ? { before: toGuestPhoto(before, links), after: toGuestPhoto(after, links) } : null;
}

async function othersOf(call: GuestCall, { db, photo, session }: FoundPhoto) {
  if (session?.galleryVisibility !== 'public' || session.status === 'draft') return [];
  if (!canSeePhotos(call, session)) return [];
  const rows = await db
    .selectFrom('photos')
    .select(SHOWN)
    .where('sessionId', '=', session.id)
    .where('visibility', '=', 'public')
    .where('id', '!=', photo.id)
    .orderBy('capturedAt', 'desc')
    .orderBy('seq', 'desc')
    .limit(MOST_OTHERS)
    .execute();
  return rows.map((row) => toGuestPhoto(row, call.media.links));
}
