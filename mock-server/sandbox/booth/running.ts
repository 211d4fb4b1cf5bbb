// The session that a booth runs, with all its records.
import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { DeviceCall } from '../handler.ts';
import { isSuspended } from '../payments/limits.ts';
import { namedInExperience, namedInLook } from '../sessions/assets.ts';
import { COLUMNS, type SessionInForce, type SessionRow, sessionsInForce } from '../sessions/read.ts';
import { idleAt, SUSPENDED_IDLE } from '../sessions/status-at.ts';
import type { OwnTables } from '../store/tables.ts';

type Schemas = components['schemas'];
type BoothSession = Schemas['BoothSession'];
type Db = Kysely<OwnTables>;
type Device = DeviceCall<'reportBooth'>['device'];

type File = Pick<Selectable<OwnTables['assets']>, 'id' | 'type' | 'mime' | 'hash'>;

export interface Idle {
  session: null;
  idle: Schemas['DeviceIdle'];
}

export interface Running {
  idle: null;
  session: Omit<BoothSession, 'settingsVersion' | 'assets' | 'photoUrl'>;
  files: File[];
  /** Changes whenever any of the fields above changes. */
  settingsVersion: string;
}

/** Maximum in the contract. */
const MOST_FILES = 1000;
const MOST_PRODUCTS = 500;

/** The fields of a session that guests and the booth see. */
const SEEN = [
  'id',
  'language',
  'displayMode',
  'galleryVisibility',
  'shareChannels',
  'capture',
  'consentText',
  'consentVersion',
  'consentRequired',
  'termsUrl',
  'minAge',
  'idleSeconds',
  'theme',
  'primaryColor',
  'accentColor',
  'font',
  'logoAssetId',
  'startScreenAssetId',
  'experienceScreenAssetId',
  'sharingScreenAssetId',
  'overlayAssetIds',
  'promotionalAssetIds',
  'startText',
  'thanksText',
] as const satisfies (keyof SessionInForce)[];

/** @returns why the booth has nothing to show, if it runs no session */
export async function whatRuns(db: Db, device: Device, now: Date): Promise<Running | Idle> {
  const row = await sessionOf(db, device);
  const idle = (await isSuspended(db)) ? SUSPENDED_IDLE : idleAt(row, now);
  if (idle) return { session: null, idle };
  const [given] = row ? await sessionsInForce(db, [row]) : [];
  if (!given) throw new Error('a session that runs is a row');
  const experiences = given.experiences.filter(({ enabled }) => enabled);
  const seen = pick(given, SEEN);
  const templates = await templatesOf(db, experiences);
  const products = await productsOf(db, device, experiences, templates);
  const session = { ...seen, ...(await placeOf(db, device)), experiences, templates, products };
  const named = [
    ...namedInLook(seen).map(({ id }) => id),
    ...experiences.flatMap((experience) => namedInExperience(experience, '')).map(({ id }) => id),
    ...templates.flatMap(({ scene }) =>
      scene.layers.flatMap((layer) => ('assetId' in layer ? layer.assetId : [])),
    ),
    ...products.flatMap(({ imageAssetId }) => imageAssetId ?? []),
  ];
  const files = await filesOf(db, [...new Set(named)]);
  return { session, idle: null, files, settingsVersion: digest({ session, files }) };
}

/** Excludes file URLs, which change every hour. */
const digest = (settings: Pick<Running, 'session' | 'files'>) =>
  createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 24);

const sessionOf = async (db: Db, { sessionId }: Device): Promise<SessionRow | undefined> =>
  sessionId === null
    ? undefined
    : db.selectFrom('sessions').select(COLUMNS).where('id', '=', sessionId).executeTakeFirst();

async function placeOf(
  db: Db,
  { locationId }: Device,
): Promise<Pick<BoothSession, 'businessName' | 'locationName' | 'timezone'>> {
  const account = await db
    .selectFrom('accounts')
    .select(['businessName', 'timezone'])
    .executeTakeFirstOrThrow();
  const location = locationId
    ? await db
        .selectFrom('locations')
        .select(['name as locationName', 'timezone'])
        .where('id', '=', locationId)
        .executeTakeFirst()
    : undefined;
  return { ...account, locationName: null, ...location };
}

async function templatesOf(
  db: Db,
  experiences: Schemas['Experience'][],
): Promise<Schemas['BoothTemplate'][]> {
  const ids = [...new Set(experiences.flatMap(({ templateId }) => templateId ?? []))];
  if (ids.length === 0) return [];
  return db
    .selectFrom('templates')
    .select(['id', 'name', 'width', 'height', 'dpi', 'scene'])
    .where('id', 'in', ids)
    .orderBy('seq')
    .execute();
}

/** The products in the scenes; if the staff is asked, also the location's products. */
async function productsOf(
  db: Db,
  { locationId }: Device,
  experiences: Schemas['Experience'][],
  templates: Schemas['BoothTemplate'][],
): Promise<Schemas['BoothProduct'][]> {
  const layers = templates.flatMap(({ scene }) => scene.layers);
  const shown = layers.flatMap((layer) => (layer.type === 'product' ? layer.productId : []));
  const asks = experiences.some(({ askProducts }) => askProducts);
  if (shown.length === 0 && !asks) return [];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'imageAssetId'])
    .where(({ eb, and, or }) =>
      or([
        ...(shown.length > 0 ? [eb('id', 'in', shown)] : []),
        ...(asks
          ? [
              and([
                eb('active', '=', true),
                or([
                  eb('locationIds', '=', sql<string[]>`'{}'`),
                  ...(locationId
                    ? [eb('locationIds', '@>', sql<string[]>`array[${locationId}]::text[]`)]
                    : []),
                ]),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('position')
    .orderBy(sql`name_key collate "C"`)
    .orderBy('seq')
    .execute();
  const first = rows.filter(({ id }) => shown.includes(id));
  return [...first, ...rows.filter(({ id }) => !shown.includes(id))].slice(0, MOST_PRODUCTS);
}

async function filesOf(db: Db, ids: string[]): Promise<File[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('assets')
    .select(['id', 'type', 'mime', 'hash'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).slice(0, MOST_FILES);
}

const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
