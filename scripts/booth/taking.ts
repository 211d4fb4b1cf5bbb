import { randomInt, randomUUID } from 'node:crypto';
import { createDice, type Dice } from '../../mock-server/sandbox/seed/random.ts';
import type { components } from '../../src/api/generated/schema.d.ts';
import { type Taken, take } from './camera.ts';
import { type Guest, someGuest } from './guests.ts';
import type { Parts } from './queue.ts';
import { LOOK_MS, nap, of, type Shift, waiting } from './shift.ts';

type Schemas = components['schemas'];

/** Takes photos in the experiences of the session in turn, online or offline. */
export async function taking(shift: Shift): Promise<void> {
  const { options, queue, say, category, over, ended } = shift;
  const most = options.count ?? Number.POSITIVE_INFINITY;
  const seed = randomInt(2 ** 31);
  for (let turn = 0; shift.taken < most && !over.aborted && !ended.aborted; ) {
    const { session, pictures } = shift;
    const experience = session?.experiences[turn % session.experiences.length];
    if (!session || !experience) {
      await nap(LOOK_MS, over, ended);
      continue;
    }
    turn += 1;
    const now = new Date();
    const dice = createDice(seed, `turn ${turn}`);
    const guest = someGuest(session, dice, now);
    const { firstName } = guest;
    const shots = await take({ session, pictures, experience, category, firstName, dice, now });
    const pairId = randomUUID();
    for (const shot of shots.slice(0, most - shift.taken)) {
      const title = shot.pairRole ? `${experience.title}, ${shot.pairRole}` : experience.title;
      queue.add(
        { title, parts: partsOf({ session, experience, guest, dice, shot, pairId, now }) },
        shot.media,
      );
      shift.taken += 1;
      say(`Took ${of(shift.taken, shift)}: ${title}, of ${firstName}; ${waiting(shift)}.`);
    }
    // Drawing time counts toward the interval.
    const drawn = Date.now() - now.getTime();
    await nap((60_000 / options.rate) * shots.length - drawn, over, ended);
  }
  shift.isTaking = false;
}

interface Shot {
  session: Schemas['BoothSession'];
  experience: Schemas['Experience'];
  guest: Guest;
  dice: Dice;
  shot: Taken;
  pairId: string;
  now: Date;
}

function partsOf({ session, experience, guest, dice, shot: { pairRole, token }, pairId, now }: Shot): Parts {
  const { answers, consent } = guest;
  const products = experience.askProducts ? dice.some(session.products, dice.int(0, 2)) : [];
  return {
    clientId: randomUUID(),
    capturedAt: now.toISOString(),
    sessionId: session.id,
    experienceId: experience.id,
    token,
    ...(pairRole && { pairId, pairRole }),
    ...(consent && { consent: JSON.stringify(consent) }),
    ...(Object.keys(answers).length > 0 && { guest: JSON.stringify(answers) }),
    ...(products.length > 0 && { productIds: JSON.stringify(products.map(({ id }) => id)) }),
  };
}
