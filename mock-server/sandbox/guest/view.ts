// The data of photos, products and branding that guests see.
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Links } from '../media/links.ts';
import type { PhotoRow } from '../photos/read.ts';
import { hasSite, type SessionInForce } from '../sessions/read.ts';
import type { OwnTables } from '../store/tables.ts';
import { photoKey } from './keys.ts';

type Schemas = components['schemas'];
type Db = Kysely<OwnTables>;

export const SHOWN = [
  'id',
  'seq',
  'media',
  'mime',
  'hash',
  'linksEnded',
  'width',
  'height',
  'durationMs',
  'capturedAt',
  'caption',
] as const;

type Shown = Pick<PhotoRow, Exclude<(typeof SHOWN)[number], 'seq'>> & { seq: number };

/** @param token the photo's own; by default its key in a gallery */
export function toGuestPhoto(
  { id, seq, mime, hash, linksEnded, ...photo }: Shown,
  links: Links,
  token = photoKey(links, Number(seq)),
): Schemas['GuestPhoto'] {
  const linked = { id, hash, linksEnded };
  const { media, width, height, durationMs, capturedAt, caption } = photo;
  return {
    token,
    media,
    url: links.url('guests', linked, 'full'),
    thumbUrl: mime.startsWith('image/') ? links.url('guests', linked, 'thumb') : null,
    ...{ width, height, durationMs, caption },
    capturedAt: capturedAt.toISOString(),
  };
}

/** The branding of a session's site, or of the account without a session. */
export async function siteOf(
  db: Db,
  session: SessionInForce | undefined,
  links: Links,
): Promise<Schemas['GuestSite']> {
  const account = await db
    .selectFrom('accounts')
    .select([
      'businessName',
      'locale',
      'timezone',
      'logoAssetId',
      'brandColor',
      'accentColor',
      'bookingUrl',
      'reviewUrl',
    ])
    .executeTakeFirstOrThrow();
  const [locationId, another] = session?.locationIds ?? [];
  const location =
    locationId !== undefined && another === undefined
      ? await db
          .selectFrom('locations')
          .select(['name', 'timezone'])
          .where('id', '=', locationId)
          .executeTakeFirst()
      : undefined;
  const urls = await pictureUrls(
    db,
    [session ? session.logoAssetId : account.logoAssetId, session?.micrositeBackgroundAssetId ?? null],
    links,
  );
  return {
    slug: session && hasSite(session.status, session) ? session.slug : null,
    business: account.businessName,
    location: location?.name ?? null,
    galleryVisibility: session?.galleryVisibility ?? 'private',
    hasPasscode: (session?.passcode ?? null) !== null,
    language: session?.language ?? account.locale,
    timezone: location?.timezone ?? account.timezone,
    theme: session?.theme ?? 'light',
    primaryColor: session ? session.primaryColor : account.brandColor,
    accentColor: session ? session.accentColor : account.accentColor,
    font: session?.font ?? 'system-ui',
    logoUrl: urls[0] ?? null,
    backgroundUrl: urls[1] ?? null,
    thanksText: session?.thanksText ?? null,
    bookingUrl: session ? session.bookingUrl : account.bookingUrl,
    reviewUrl: session ? session.reviewUrl : account.reviewUrl,
    ctaLabel: session?.ctaLabel ?? null,
    ctaUrl: session?.ctaUrl ?? null,
    termsUrl: session?.termsUrl ?? null,
  };
}

/** The URLs of these assets; null for an asset that is missing or no picture. */
async function pictureUrls(db: Db, ids: (string | null)[], links: Links): Promise<(string | null)[]> {
  const named = ids.flatMap((id) => id ?? []);
  if (named.length === 0) return ids.map(() => null);
  const rows = await db
    .selectFrom('assets')
    .select(['id', 'hash'])
    .where('id', 'in', named)
    .where('mime', 'like', 'image/%')
    .execute();
  return ids.map((id) => {
    const row = rows.find((one) => one.id === id);
    return row ? links.url('assets', row, 'shared') : null;
  });
}

/** The products of a photo that are on sale, in its order. */
export async function productsOf(db: Db, ids: string[], links: Links): Promise<Schemas['GuestProduct'][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .leftJoin('assets', 'assets.id', 'products.imageAssetId')
    .select(['products.id', 'products.name', 'brand', 'price', 'currency', 'url', 'imageAssetId'])
    .select(['assets.hash', 'assets.mime'])
    .where('products.id', 'in', ids)
    .where('active', '=', true)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const { name, brand, price, currency, url, imageAssetId, hash, mime } = row;
    const isPicture = imageAssetId !== null && hash !== null && mime?.startsWith('image/');
    const imageUrl = isPicture ? links.url('assets', { id: imageAssetId, hash }, 'thumb') : null;
    return [{ id, name, brand, price, currency, imageUrl, url }];
  });
}
