// The assets of a session, and whether each fits its field.
import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { SessionDetails } from '../store/tables/sessions.ts';
import type { OwnTables } from '../store/tables.ts';

type AssetType = components['schemas']['AssetType'];
type Experience = components['schemas']['Experience'];

const LOOK = {
  logoAssetId: 'logo',
  startScreenAssetId: 'start_screen',
  experienceScreenAssetId: 'experience_screen',
  sharingScreenAssetId: 'sharing_screen',
  micrositeBackgroundAssetId: 'microsite_background',
  overlayAssetIds: 'overlay',
  promotionalAssetIds: 'promotional',
} as const satisfies { [F in keyof SessionDetails]?: AssetType };

const EXPERIENCE = {
  overlayAssetIds: 'overlay',
  backgroundAssetIds: 'template_background',
  screenAssetId: 'experience_screen',
} as const satisfies { [F in keyof Experience]?: AssetType };

/** A reference to an asset. */
export interface Named {
  id: string;
  field: string;
  type: AssetType;
}

type Holder = { [field: string]: unknown };

export const namedInLook = (look: Partial<SessionDetails>): Named[] => namedIn(look, LOOK, '');

/** @param at the field in the request (`experiences.2`) */
export const namedInExperience = (experience: Partial<Experience>, at: string): Named[] =>
  namedIn(experience, EXPERIENCE, `${at}.`);

const namedIn = (holder: Holder, fields: Record<string, AssetType>, at: string): Named[] =>
  Object.entries(fields).flatMap(([field, type]) => {
    const value = holder[field];
    if (typeof value === 'string') return [{ id: value, field: at + field, type }];
    if (!Array.isArray(value)) return [];
    return value.map((id: string, i) => ({ id, field: `${at}${field}.${i}`, type }));
  });

/** The assets that the session itself references. */
export const assetIdsOf = (details: SessionDetails, experiences: Experience[]): string[] => [
  ...new Set([
    ...namedInLook(details).map(({ id }) => id),
    ...experiences.flatMap((experience) => namedInExperience(experience, '')).map(({ id }) => id),
  ]),
];

/**
 * @param before the references that the session already has; deleted assets among them remain
 * valid, so that a user can send back what they read
 */
export async function wrongAssets(
  db: Kysely<OwnTables>,
  named: Named[],
  before: Named[],
): Promise<FieldError[]> {
  const fresh = named.filter(({ id, type }) => !before.some((one) => one.id === id && one.type === type));
  if (fresh.length === 0) return [];
  const ids = [...new Set(fresh.map(({ id }) => id))];
  const rows = await db.selectFrom('assets').select(['id', 'type']).where('id', 'in', ids).execute();
  const types = new Map(rows.map(({ id, type }) => [id, type]));
  return fresh.flatMap(({ id, field, type }) =>
    types.get(id) === type ? [] : [{ field, message: `Choose an asset of type ${type}.` }],
  );
}
