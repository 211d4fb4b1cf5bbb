// Faults of the club in singletons of a crew and in side effects on other records.
import { writing } from '../kit/faults.ts';
import type { Call, SeededFault } from '../kit/service.ts';
import type { ClubStore } from './store.ts';

const crewId = ({ path }: Call) => Number(path.crew_id);

export const planFaults: SeededFault<ClubStore>[] = [
  writing('put_plan', 'plan-part-lost', 'The pace of a plan is answered, and not kept.', {
    also: ['get_plan'],
    inside: async (call, next, store) => {
      const answer = await next();
      const { pace, ...plan } = store.plans.get(crewId(call)) ?? {};
      if (pace !== undefined) store.plans.set(crewId(call), plan);
      return answer;
    },
  }),
  writing('put_plan', 'plan-keeps', 'The laps that are left out stay.', {
    also: ['get_plan'],
    inside: async (call, next, store) => {
      const laps = Object.hasOwn(call.body as object, 'laps')
        ? undefined
        : store.plans.get(crewId(call))?.laps;
      const answer = await next();
      const plan = store.plans.get(crewId(call));
      if (plan && laps !== undefined) plan.laps = laps;
      return answer;
    },
  }),
  writing('put_plan', 'plan-of-all', 'A plan is that of all crews.', {
    also: ['get_plan'],
    inside: async (call, next, store) => {
      const answer = await next();
      const plan = store.plans.get(crewId(call));
      if (plan && answer.status === 200) for (const id of store.crews.keys()) store.plans.set(id, plan);
      return answer;
    },
  }),
  writing('add_member', 'joined-when-said', 'Whoever joins says when that was.', {
    also: ['get_member'],
    inside: async (call, next, store) => {
      const { joined_on } = call.body as { joined_on?: string };
      const answer = await next();
      const member = [...store.members.values()].at(-1);
      if (member && joined_on !== undefined && answer.status === 201) member.joined_on = joined_on;
      return answer;
    },
  }),
];
