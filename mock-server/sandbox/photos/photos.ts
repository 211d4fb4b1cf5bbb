import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handlers } from '../handler.ts';
import { fingerprintOf, storedResult, storeResult, takeKey } from '../idempotency.ts';
import { checkStorage } from '../payments/limits.ts';
import { notFound, refuse, refuseFields } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { countOf, offsetOf, pageOf, totalOf } from '../store/pages.ts';
import type { OwnTables } from '../store/tables.ts';
import { isViolation } from '../store/violations.ts';
import { changePhotos } from './bulk.ts';
import { deletePhotos } from './deletion.ts';
import { nextStepAt } from './deliveries.ts';
import { isFilter, photosMatching, searchTextOf } from './find.ts';
import { COLUMNS, lockPhoto, type PhotoRow, readPhoto, toPhotos } from './read.ts';
import { wrongReferences } from './references.ts';
import { checkChange } from './rights.ts';
import { forbidden, refusalOf, shownAs } from './showing.ts';
import { insertPhotos, photoMedia } from './store-photo.ts';

type Created = components['schemas']['PhotosCreated'];

export const photos = {
  async listPhotos(call) {
    const { db, scope, query } = call;
    const matching = photosMatching(db, query);
    const total = isFilter(query) ? await countOf(matching) : await totalOf({ db, scope }, 'photos');
    const rows = await matching
      .select(COLUMNS)
      .orderBy('capturedAt', 'desc')
      .orderBy('seq', 'desc')
      .limit(query.show)
      .offset(offsetOf(query))
      .execute();
    return pageOf(await toPhotos(call, rows), total, query);
  },

  async getPhoto(call) {
    return readPhoto(call, call.params.id);
  },

  async createPhotos(call) {
    const { db, unscopedDb, actor, query, receive, media, key, now } = call;
    const session = await db
      .selectFrom('sessions')
      .select(['locationIds', 'details'])
      .where('id', '=', query.sessionId)
      .executeTakeFirst();
    if (!session) throw noSession();
    const { files, texts } = await receive();
    const wrong = files.flatMap((file, i) =>
      photoMedia(file) ? [] : [{ field: `photos.${i}`, message: 'Unsupported file type' }],
    );
    if (wrong.length > 0) {
      const which = wrong.length === 1 ? 'One file is' : `${wrong.length} files are`;
      throw refuse(422, `${which} not a photo, a GIF or a video.`, wrong);
    }
    const asked = ['createPhotos', actor.uid, query, files.map(({ hash }) => hash), texts];
    const use = key === undefined ? undefined : { key, fingerprint: fingerprintOf(asked), now };
    const former = use && (await storedResult<Created>(unscopedDb, use));
    if (former) return former;
    const skips = texts.skipExisting === 'true';
    // Before the transaction: another call may still add one, which only makes this check stricter.
    const stored = skips ? await photosWith(unscopedDb, query.sessionId, files) : [];
    await checkStorage(
      unscopedDb,
      files.filter((file) => !stored.some(({ hash }) => hash === file.hash)),
    );
    const given = texts.consentGiven === 'true';
    const shown = texts.visibility === 'public';
    const { consentText, consentVersion } = session.details;
    const isTextKnown = given && consentText !== null;
    const [first = null, second] = session.locationIds;
    const facts = {
      sessionId: query.sessionId,
      experienceId: null,
      deviceId: null,
      locationId: second === undefined ? first : null,
      clientId: null,
      capturedAt: now,
      hiddenBy: null,
      held: false,
      visibility: shown ? ('public' as const) : ('hidden' as const),
      approval: 'approved' as const,
      consent: {
        given,
        at: given ? now.toISOString() : null,
        textVersion: isTextKnown ? consentVersion : null,
        text: isTextKnown ? consentText : null,
      },
      pairId: null,
      pairRole: null,
      contactIds: [],
      productIds: [],
    };
    const wrongWish = forbidden(facts, facts);
    if (wrongWish) throw refuseFields([wrongWish.error]);
    try {
      return await media.keep(files, () =>
        withAccountLock(unscopedDb, async (trx): Promise<Created> => {
          // A repeated call that came meanwhile.
          const known = use && (await takeKey<Created>(trx, use));
          if (known) return known;
          const existing = skips ? await photosWith(trx, query.sessionId, files) : [];
          const idOf = new Map(existing.map(({ hash, id }) => [hash, id]));
          const added = files.filter(({ hash }) => !idOf.has(hash));
          const newIds = await insertPhotos(trx, added, facts, now);
          const ids = files.map(({ hash }) => idOf.get(hash) ?? newIds.shift() ?? '');
          const existingIds = [...new Set(idOf.values())];
          const visibility = shown && { visibility: 'public' as const };
          if (given && existingIds.length > 0)
            await changePhotos(trx, existingIds, { consentGiven: true, ...visibility }, now);
          const reader = { ...call, db: trx, unscopedDb: trx };
          const items = await Promise.all(ids.map((id) => readPhoto(reader, id)));
          const created = { items, existing: existingIds };
          if (use) await storeResult(trx, use, created);
          return created;
        }),
      );
    } catch (error) {
      // The session existed when it was looked up.
      throw isViolation(error, 'photos_session_id') ? noSession() : error;
    }
  },

  async updatePhoto(call) {
    const { db, actor, body, now } = call;
    const { id } = call.params;
    checkChange(actor, body);
    if ((body.pairId === undefined) !== (body.pairRole === undefined) || !body.pairId !== !body.pairRole) {
      const message = 'Send both pairId and pairRole, or null for both.';
      throw refuseFields([{ field: body.pairRole ? 'pairId' : 'pairRole', message }]);
    }
    try {
      await withAccountLock(db, async (trx) => {
        await readPhoto({ ...call, db: trx, unscopedDb: trx }, id);
        // Locks the references before the photo, in the same order as their deletion does.
        const wrong = [
          ...(await wrongReferences(trx, 'products', 'productIds', body.productIds)),
          ...(await wrongReferences(trx, 'contacts', 'contactIds', body.contactIds)),
        ];
        if (wrong.length > 0) throw refuseFields(wrong);
        const before = await lockPhoto(trx, id);
        await call.requireVersion(() => readPhoto({ ...call, db: trx, unscopedDb: trx }, id));
        const against = forbidden(before, body);
        if (against) throw refusalOf(against);
        const { guestLink: _, ...fields } = body;
        const { caption = before.caption, tags = before.tags } = body;
        const shown = shownAs(before, body);
        await trx
          .updateTable('photos')
          .set({
            ...fields,
            ...shown,
            deliverAt: nextStepAt({ ...before, ...shown }),
            searchText: searchTextOf({ caption, tags }),
            updatedAt: now,
          })
          .where('id', '=', id)
          .execute();
      });
    } catch (error) {
      throw isViolation(error, 'photos_pair') ? pairComplete(body.pairRole ?? '') : error;
    }
    return readPhoto(call, id);
  },

  async deletePhoto({ db, params: { id }, now }) {
    const gone = await deletePhotos(db, [id], now);
    if (!gone.has(id)) throw notFound();
    return { id };
  },
} satisfies Handlers;

/**
 * The photos of a session with the content of some files, the oldest of each last. No other call adds
 * one meanwhile: `media.keep` serializes files with the same content.
 */
const photosWith = (trx: Kysely<OwnTables>, sessionId: string, files: Pick<PhotoRow, 'hash'>[]) =>
  trx
    .selectFrom('photos')
    .select(['id', 'hash'])
    .where('sessionId', '=', sessionId)
    .where(
      'hash',
      'in',
      files.map(({ hash }) => hash),
    )
    .orderBy('seq', 'desc')
    .execute();

const noSession = () => refuseFields([{ field: 'sessionId', message: 'Choose an existing session.' }]);

const pairComplete = (role: string) =>
  refuse(409, `This pair already has a '${role}' photo. Remove that photo from the pair first.`, [
    { field: 'pairRole', message: `The pair already has a '${role}' photo.` },
  ]);
