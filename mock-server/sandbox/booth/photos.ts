import type { Kysely, Transaction } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { DeviceCall, DeviceHandlers } from '../handler.ts';
import type { Media } from '../media/media.ts';
import type { ReceivedFile } from '../media/receive.ts';
import { queueDeliveries } from '../photos/deliveries.ts';
import { readPhoto } from '../photos/read.ts';
import { forbidden } from '../photos/showing.ts';
import { photoMedia, storePhoto } from '../photos/store-photo.ts';
import { refuseFields } from '../refusal.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { momentOf } from '../store/moment.ts';
import type { OwnTables } from '../store/tables.ts';
import { isViolation } from '../store/violations.ts';
import { addressesOf, storeGuest } from './guest.ts';
import { notLinked } from './not-linked.ts';

type Schemas = components['schemas'];
type Db = Kysely<OwnTables>;
type Trx = Transaction<OwnTables>;

/** The device has already sent this photo. Nothing was stored. */
class SentBefore extends Error {
  override name = 'SentBefore';
}

export const boothPhotos = {
  async createBoothPhoto(call) {
    const { db, device, receive, media, now } = call;
    const { files, texts } = await receive();
    const sent = readParts(texts, now);
    const [file] = files;
    if (!file) throw new Error('a required file passed as absent');
    if (!photoMedia(file)) throw refuseFields([{ field: 'photo', message: 'Unsupported file type' }]);
    const former = await sentBefore(db, device.id, sent.clientId);
    if (former) return readPhoto(call, former);
    const store = (token: string | undefined) =>
      lookingAgain(() =>
        withAccountLock(db, (trx) => storeSent({ trx, media, now }, device, file, { ...sent, token })),
      );
    try {
      const id = await media.keep([file], () =>
        store(sent.token).catch((error: unknown) => {
          if (isViolation(error, 'photos_token_key')) return store(undefined);
          throw error;
        }),
      );
      return await readPhoto(call, id);
    } catch (error) {
      if (isViolation(error, 'photos_device_id')) throw notLinked();
      // A concurrent request stored the same photo first.
      const id = error instanceof SentBefore ? await sentBefore(db, device.id, sent.clientId) : undefined;
      if (id === undefined) throw error;
      return readPhoto(call, id);
    }
  },
} satisfies DeviceHandlers;

type Sent = ReturnType<typeof readParts>;

/** The text parts. The contract has validated each of them. */
function readParts(texts: Record<string, string>, now: Date) {
  const { clientId = '', capturedAt = '', experienceId, sessionId, pairId, pairRole, token } = texts;
  if ((pairId === undefined) !== (pairRole === undefined)) {
    const field = pairId === undefined ? 'pairId' : 'pairRole';
    throw refuseFields([{ field, message: 'Send both pairId and pairRole, or neither.' }]);
  }
  const taken = momentOf(capturedAt);
  return {
    clientId,
    capturedAt: taken > now ? now : taken,
    experienceId,
    sessionId,
    token,
    pair: pairId === undefined ? undefined : { pairId, pairRole: pairRole as Schemas['PairRole'] },
    consent: readJson<Schemas['BoothConsent']>(texts.consent) ?? {
      given: false,
      at: null,
      textVersion: null,
    },
    guest: readJson<Schemas['BoothGuest']>(texts.guest) ?? {},
    productIds: readJson<string[]>(texts.productIds) ?? [],
  };
}

const readJson = <T>(text: string | undefined): T | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as T);

const sentBefore = async (db: Db, deviceId: string, clientId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('photos')
      .select('id')
      .where('deviceId', '=', deviceId)
      .where('clientId', '=', clientId)
      .executeTakeFirst()
  )?.id;

/**
 * These constraints fail when a referenced record changed after the lookup; a retry then succeeds.
 */
const MAY_CHANGE = ['photos_pair', 'photos_session_id', 'photos_location_id'];
const ATTEMPTS = 3;

async function lookingAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !MAY_CHANGE.some((name) => isViolation(error, name))) throw error;
    }
  }
}

/**
 * Stores the photo, its guest and their messages: all or nothing.
 * @throws SentBefore
 */
async function storeSent(
  { trx, media, now }: { trx: Trx; media: Media; now: Date },
  { id: deviceId, sessionId: current }: DeviceCall<'createBoothPhoto'>['device'],
  file: ReceivedFile,
  sent: Sent,
): Promise<string> {
  const device = await trx
    .selectFrom('devices')
    .select(['id', 'name', 'locationId'])
    .where('id', '=', deviceId)
    .where('linkedAt', 'is not', null)
    .executeTakeFirst();
  if (!device) throw notLinked();
  if (await sentBefore(trx, deviceId, sent.clientId)) throw new SentBefore();
  const session = await sessionOf(trx, sent.sessionId ?? current);
  const experience = session?.experiences.find(({ id }) => id === sent.experienceId);
  const held = session?.details.holdUntilApproved ?? false;
  const approval = held || session?.details.requireApproval ? 'pending' : 'approved';
  const { capturedAt, clientId, guest, token } = sent;
  const consent = {
    ...sent.consent,
    at: sent.consent.at && momentOf(sent.consent.at).toISOString(),
    text: session?.consentTexts[`${sent.consent.textVersion}`] ?? null,
  };
  const contactId = await storeGuest(trx, guest, {
    device,
    capture: session?.details.capture ?? [],
    answeredAt: capturedAt,
    now,
  });
  const state = { approval, consent, hiddenBy: null, held } as const;
  const visibility = forbidden(state, { visibility: 'public' }) ? 'hidden' : 'public';
  const contactIds = contactId === undefined ? [] : [contactId];
  const id = await storePhoto(
    // The file is already in place, because moving it must not delay the transaction.
    { db: trx, media: { ...media, keep: (_files, commit) => commit() }, now },
    file,
    {
      sessionId: session?.id ?? null,
      experienceId: experience?.id ?? null,
      deviceId,
      locationId: device.locationId,
      clientId,
      token,
      capturedAt,
      visibility,
      ...state,
      ...(await freePair(trx, sent.pair)),
      contactIds,
      productIds: await productsOf(trx, sent.productIds),
    },
  );
  const offered = session ? await offers(trx, session.details, experience) : [];
  const addresses = addressesOf(guest)
    .filter(({ way }) => offered.includes(way))
    .map(({ way, value }) => ({ channel: way, to: value }));
  if (addresses.length > 0)
    await queueDeliveries(trx, { id, deliveries: [], contactIds, ...state }, addresses, now);
  return id;
}

const sessionOf = async (trx: Trx, id: string | null) =>
  id === null
    ? undefined
    : trx
        .selectFrom('sessions')
        .select(['id', 'details', 'experiences', 'consentTexts'])
        .where('id', '=', id)
        .executeTakeFirst();

/** The pair, or nulls if it already has a photo of this role. */
async function freePair(trx: Trx, pair: Sent['pair']) {
  const none = { pairId: null, pairRole: null };
  if (!pair) return none;
  const taken = await trx
    .selectFrom('photos')
    .select('id')
    .where('pairId', '=', pair.pairId)
    .where('pairRole', '=', pair.pairRole)
    .executeTakeFirst();
  return taken ? none : pair;
}

/**
 * Locks the existing products until the photo references them, because deleting a product removes
 * it from the photos.
 */
async function productsOf(trx: Trx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => there.has(id));
}

/**
 * The channels on which guests are offered their photo: those of the session that its experience
 * and the account allow.
 */
async function offers(
  trx: Trx,
  { shareChannels }: Pick<Schemas['Session'], 'shareChannels'>,
  experience: Schemas['Experience'] | undefined,
): Promise<Schemas['ShareChannel'][]> {
  const { settings } = await trx.selectFrom('accounts').select('settings').executeTakeFirstOrThrow();
  const own = experience?.shareChannels ?? 'inherit';
  return shareChannels.filter(
    (channel) => (own === 'inherit' || own.includes(channel)) && (channel !== 'sms' || settings.smsEnabled),
  );
}
