// Converts the sent experiences of a session to their stored form.
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { OwnTables } from '../store/tables.ts';
import { namedInExperience, wrongAssets } from './assets.ts';

type Experience = components['schemas']['Experience'];
type Write = components['schemas']['ExperienceWrite'];

export interface ReadExperiences {
  experiences: Experience[];
  errors: FieldError[];
}

/**
 * @param trx locks the referenced templates until it ends
 * @param before the session's current experiences
 */
export async function readExperiences(
  trx: Kysely<OwnTables>,
  writes: Write[],
  before: Experience[],
): Promise<ReadExperiences> {
  const slots = await slotsOf(
    trx,
    writes.flatMap(({ templateId }) => templateId ?? []),
  );
  const named = writes.flatMap((write, i) => namedInExperience(write, `experiences.${i}`));
  const known = before.flatMap((experience) => namedInExperience(experience, ''));
  const errors = [
    ...idErrors(writes, before),
    ...writes.flatMap((write, i) => templateErrors(write, `experiences.${i}`, slots)),
    ...(await wrongAssets(trx, named, known)),
  ];
  const sorted = writes
    .map((write, i) => ({ write, order: write.order ?? i }))
    .toSorted((a, b) => a.order - b.order);
  return {
    errors,
    experiences: sorted.map(({ write }, order) =>
      toExperience(write, order, slots.get(write.templateId ?? '') ?? 1),
    ),
  };
}

/** The number of photos of each existing template. */
async function slotsOf(trx: Kysely<OwnTables>, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const slots = sql<number[]>`jsonb_path_query_array(scene, '$.layers[*] ? (@.type == "photo").slot')`;
  const rows = await trx
    .selectFrom('templates')
    .select('id')
    .select(slots.as('slots'))
    .where('id', 'in', ids)
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, slots }) => [id, new Set(slots).size]));
}

function idErrors(writes: Write[], before: Experience[]): FieldError[] {
  const seen = new Set<string>();
  return writes.flatMap(({ id }, i) => {
    if (id === undefined) return [];
    const field = `experiences.${i}.id`;
    if (seen.has(id)) return [{ field, message: 'Include each experience only once.' }];
    seen.add(id);
    if (before.some((experience) => experience.id === id)) return [];
    return [
      { field, message: 'The session does not have this experience. Omit the id to create a new one.' },
    ];
  });
}

function templateErrors(
  { kind, templateId, shots }: Write,
  at: string,
  slots: Map<string, number>,
): FieldError[] {
  if (!templateId) {
    const message = 'A collage needs a template with as many photo slots as it has shots.';
    return kind === 'collage' ? [{ field: `${at}.templateId`, message }] : [];
  }
  const has = slots.get(templateId);
  if (has === undefined) return [{ field: `${at}.templateId`, message: 'Choose an existing template.' }];
  if (kind !== 'collage') return [];
  if (has === 0) return [{ field: `${at}.templateId`, message: 'The template has no photo slot.' }];
  if ((shots ?? has) === has) return [];
  const many = has === 1 ? '1 photo slot' : `${has} photo slots`;
  return [{ field: `${at}.shots`, message: `The template has ${many}. Choose the same number of shots.` }];
}

const DURATION = { boomerang: 2, video: 15 };

/** @param slots the number of photos of its template */
export function toExperience(write: Write, order: number, slots: number): Experience {
  const { kind } = write;
  const isFilmed = kind === 'boomerang' || kind === 'video';
  const several = kind === 'collage' ? slots : 4;
  const isOne = kind === 'photo' || kind === 'before_after';
  return {
    id: write.id ?? randomUUID(),
    kind,
    title: write.title,
    enabled: write.enabled ?? true,
    order,
    templateId: write.templateId ?? null,
    countdownSeconds: toHalf(write.countdownSeconds ?? 3),
    nextCountdownSeconds: toHalf(write.nextCountdownSeconds ?? 2),
    shots: isFilmed ? null : isOne ? 1 : (write.shots ?? several),
    intervalMs: kind === 'gif' ? (write.intervalMs ?? 300) : null,
    durationSeconds: isFilmed ? (write.durationSeconds ?? DURATION[kind]) : null,
    camera: write.camera ?? 'front',
    mirror: write.mirror ?? true,
    retakes: write.retakes ?? 2,
    overlayAssetIds: write.overlayAssetIds ?? [],
    backgroundAssetIds: write.backgroundAssetIds ?? [],
    screenAssetId: write.screenAssetId ?? null,
    filters: write.filters ?? [],
    displayMode: write.displayMode ?? 'inherit',
    shareChannels: channelsOr(write.shareChannels ?? 'inherit'),
    askProducts: write.askProducts ?? false,
  };
}

const toHalf = (seconds: number) => Math.round(seconds * 2) / 2;

/** Falls back to the QR code, so that every guest can get the photo. */
export const orQr = (channels: components['schemas']['SessionShareChannels']) =>
  channels.length === 0 ? ['qr' as const] : channels;

const channelsOr = (channels: Experience['shareChannels']): Experience['shareChannels'] =>
  channels === 'inherit' ? channels : orQr(channels);
