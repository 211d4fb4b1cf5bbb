// The state of the guest's own link.
import type { Selectable } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { OwnTables } from '../store/tables.ts';

type Row = Selectable<OwnTables['photos']>;

export const linkOf = ({ hiddenBy }: Pick<Row, 'hiddenBy'>): components['schemas']['PhotoLink'] =>
  hiddenBy === null ? 'on' : 'off';

/** Whether the guest's link only says that the photo is being checked. */
export const isHeld = ({ held, approval }: Pick<Row, 'held' | 'approval'>): boolean =>
  held && approval === 'pending';

/** Whether the guest's link shows the photo. */
export const opensLink = (photo: Pick<Row, 'hiddenBy' | 'held' | 'approval'>): boolean =>
  photo.hiddenBy === null && !isHeld(photo);
