// Faults of the club in forms and in POST updates.
import { keeps } from '../kit/behaviors.ts';
import { sentWith, writing } from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { ClubStore } from './store.ts';

const crews = (store: ClubStore) => store.crews;
const crewId = ({ path }: Call) => Number(path.crew_id);
const boats = (store: ClubStore) => store.boats;
const boatId = ({ path }: Call) => Number(path.boat_id);

export const formFaults: SeededFault<ClubStore>[] = [
  writing('change_crew', 'form-field-lost', 'The seats stay.', {
    also: ['get_crew'],
    inside: keeps(crews, crewId, (before, after) => ({ ...after, seats: before.seats ?? 8 })),
  }),
  writing('change_crew', 'form-first-of-list', 'Only the first day is kept.', {
    also: ['get_crew'],
    inside: sentWith((body) => {
      if (Array.isArray(body.days)) body.days = body.days.slice(0, 1);
    }),
  }),
  writing('change_crew', 'form-touches-others', 'Any change takes the motto away.', {
    also: ['get_crew'],
    inside: sentWith((body) => {
      body.motto ??= null;
    }),
  }),
  writing('change_boat', 'post-field-lost', 'The rack stays.', {
    also: ['get_boat'],
    inside: keeps(boats, boatId, ({ rack = 1 }, after) => ({ ...after, rack })),
  }),
  writing('change_boat', 'post-touches-others', 'Another rack has another colour.', {
    also: ['get_boat'],
    inside: sentWith((body) => {
      if (body.rack !== undefined) body.colour ??= 'plain';
    }),
  }),
];
