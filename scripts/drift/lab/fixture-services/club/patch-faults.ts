// Faults of the club in patches.
import { keeps } from '../kit/behaviors.ts';
import { writing } from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { ClubStore, Row } from './store.ts';

const members = (store: ClubStore) => store.members;
const memberId = ({ path }: Call) => Number(path.member_id);

/** Ignores some patch steps; the response is unchanged. */
const without =
  (isLeft: (step: Row) => boolean): SeededFault<ClubStore>['inside'] =>
  (call, next) => {
    call.body = (call.body as Row[]).filter((step) => !isLeft(step));
    return next();
  };

export const patchFaults: SeededFault<ClubStore>[] = [
  writing('change_member', 'patch-op-ignored', 'Nothing is replaced.', {
    also: ['get_member'],
    inside: without(({ op }) => op === 'replace'),
  }),
  writing('change_member', 'patch-remove-ignored', 'Nothing is taken away.', {
    also: ['get_member'],
    inside: without(({ op }) => op === 'remove'),
  }),
  writing('change_member', 'patch-add-ignored', 'Nothing is added to a list.', {
    also: ['get_member'],
    inside: without(({ path }) => String(path).endsWith('/-')),
  }),
  writing('change_member', 'patch-touches-others', 'Every patch takes a kilo off.', {
    also: ['get_member'],
    inside: keeps(members, memberId, (before, after) =>
      typeof after.weight === 'number' && after.weight === before.weight
        ? { ...after, weight: after.weight - 1 }
        : after,
    ),
  }),
  writing('change_member', 'patch-test-ignored', 'A test never fails.', {
    inside: without(({ op }) => op === 'test'),
  }),
  writing('change_member', 'patch-half-done', 'What comes before a failing test is kept.', {
    also: ['get_member'],
    inside: async (call, next, store) => {
      const answer = await next();
      const member = members(store).get(memberId(call));
      const [first] = call.body as Row[];
      if (answer.status === 409 && member && first?.op === 'replace' && first.path === '/name')
        member.name = first.value ?? '';
      return answer;
    },
  }),
];
