// Faults of the club in relations.
import { insteadOf } from '../kit/behaviors.ts';
import { reading, writing } from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { ClubStore } from './store.ts';

const idsOf = (all: Map<number, number[]>, { path }: Call) => all.get(Number(path.crew_id)) ?? [];

/** Changes the members of a crew; the response is unchanged. */
const leaves =
  (
    which: 'rowers' | 'keyholders',
    decide: (before: number[], after: number[], id: number) => number[],
  ): SeededFault<ClubStore>['inside'] =>
  async (call, next, store) => {
    const before = [...idsOf(store[which], call)];
    const answer = await next();
    const after = idsOf(store[which], call);
    if (answer.status < 300)
      store[which].set(Number(call.path.crew_id), decide(before, [...after], Number(call.path.member_id)));
    return answer;
  };

/** The crews' members when first seen. */
const opened = new WeakMap<ClubStore, Set<string>>();

export const relationFaults: SeededFault<ClubStore>[] = [
  writing('join_crew', 'relation-not-made', 'Nobody joins.', {
    also: ['list_crew'],
    inside: leaves('rowers', (before) => before),
  }),
  writing('join_crew', 'relation-listed-twice', 'Whoever joins again rows twice.', {
    also: ['list_crew'],
    inside: leaves('rowers', (before, after, id) => (before.includes(id) ? [...after, id] : after)),
  }),
  writing('join_crew', 'relation-anybody', 'Somebody joins who is no member.', {
    inside: insteadOf(404, { status: 204 }),
  }),
  writing('leave_crew', 'relation-stays', 'Nobody leaves.', {
    also: ['list_crew'],
    inside: leaves('rowers', (before) => before),
  }),
  writing('leave_crew', 'relation-all-leave', 'With one of them, all leave.', {
    also: ['list_crew'],
    inside: leaves('rowers', () => []),
  }),
  writing('give_key', 'relation-unreadable', 'Nobody gets a key.', {
    also: ['has_key'],
    inside: leaves('keyholders', (before) => before),
  }),
  reading('has_key', 'relation-of-anybody', 'Everybody has a key.', {
    inside: insteadOf(404, { status: 204 }),
  }),
  writing('has_key', 'relation-readable', 'A key that was given back opens all the same.', {
    also: ['take_key'],
    async inside({ path }, next, store) {
      const answer = await next();
      const seen = opened.get(store) ?? new Set();
      opened.set(store, seen);
      const key = `${path.crew_id} ${path.member_id}`;
      if (answer.status < 300) seen.add(key);
      return answer.status === 404 && seen.has(key) ? { status: 204 } : answer;
    },
  }),
];
