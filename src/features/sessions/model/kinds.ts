// The settings of each kind of experience, as the API stores them.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExperienceKind, ExperienceWrite } from '~/api/sessions';

export const KINDS = [
  'photo',
  'collage',
  'gif',
  'boomerang',
  'video',
  'before_after',
] as const satisfies readonly ExperienceKind[];

export const KIND_NAMES: Record<ExperienceKind, MessageDescriptor> = {
  photo: msg`Photo`,
  collage: msg`Collage`,
  gif: msg`GIF`,
  boomerang: msg`Boomerang`,
  video: msg`Video`,
  before_after: msg`Before and after`,
};

/** The settings of a kind in addition to the common ones. */
export const takesShots = (kind: ExperienceKind) => kind === 'collage' || kind === 'gif';
export const takesInterval = (kind: ExperienceKind) => kind === 'gif';
export const takesDuration = (kind: ExperienceKind) => kind === 'boomerang' || kind === 'video';

/** Includes the API's defaults, so that the preview shows them before they are saved. */
export const newExperience = (kind: ExperienceKind, title: string): ExperienceWrite => ({
  kind,
  title,
  enabled: true,
  templateId: null,
  countdownSeconds: 3,
  nextCountdownSeconds: 2,
  shots: kind === 'collage' ? 3 : kind === 'gif' ? 4 : takesDuration(kind) ? null : 1,
  intervalMs: takesInterval(kind) ? 300 : null,
  durationSeconds: kind === 'video' ? 15 : kind === 'boomerang' ? 2 : null,
  camera: kind === 'before_after' ? 'rear' : 'front',
  mirror: kind !== 'before_after',
  retakes: 2,
  overlayAssetIds: [],
  backgroundAssetIds: [],
  screenAssetId: null,
  filters: [],
  displayMode: 'inherit',
  shareChannels: 'inherit',
  askProducts: false,
});

/** The positions in the list, which the API sorts by. */
export const renumbered = <Item extends { value: ExperienceWrite }>(items: readonly Item[]): Item[] =>
  items.map((item, order) =>
    item.value.order === order ? item : { ...item, value: { ...item.value, order } },
  );
