// Bulk changes follow the rules of single changes.
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Handler } from '../handler.ts';
import { withAccountLock } from '../store/account-lock.ts';
import { EACH_WAY, fullName, MOST_TAGS, WAYS } from './addresses.ts';
import { answered, type Witness } from './consent.ts';
import { statedIn } from './given.ts';
import type { Change } from './person.ts';
import { holdPeople, type Person } from './person.ts';
import { removePeople } from './remove.ts';
import { distinctTags } from './tags.ts';
import { write } from './write.ts';

type Changes = components['schemas']['ContactChanges'];
type Result = components['schemas']['ContactBulkResult'];

export const updateContacts: Handler<'updateContacts'> = ({ db, actor, body: { ids, set }, now }) =>
  withAccountLock(db, async (trx) => {
    const people = new Map((await holdPeople(trx, ids)).map((person) => [person.id, person]));
    const result: Result = { changed: [], missing: [], refused: [] };
    const changes: Change[] = [];
    for (const id of ids) {
      const before = people.get(id);
      const message = before && set && forbidden(before, set);
      if (!before) result.missing.push(id);
      else if (message) result.refused.push({ id, message });
      else {
        result.changed.push(id);
        const after = set ? changed(before, set, { actor, now }) : before;
        changes.push({ before, after, stated: statedIn(set ?? {}) });
      }
    }
    if (set) await write(trx, changes);
    else await removePeople(trx, [...people.values()]);
    return result;
  });

function changed(before: Person, set: Changes, witness: Witness): Person {
  const { emailConsent, smsConsent } = set;
  return {
    ...before,
    tags: tagsAfter(before, set),
    ...(emailConsent && { emailConsent: answered(emailConsent, witness) }),
    ...(smsConsent && { smsConsent: answered(smsConsent, witness) }),
    updatedAt: witness.now,
  };
}

/** A tag that is both added and removed is added. */
const tagsAfter = ({ tags }: Person, { addTags = [], removeTags = [] }: Changes): string[] => {
  const removed = new Set(removeTags.map((tag) => tag.toLowerCase()));
  return distinctTags([...tags.filter((tag) => !removed.has(tag.toLowerCase())), ...addTags]);
};

const CHANNEL = { email: 'emails', sms: 'SMS' } as const;

/** Why a contact is not changed. */
function forbidden(before: Person, set: Changes): string | undefined {
  for (const way of EACH_WAY) {
    const { consent } = WAYS[way];
    const wanted = set[consent]?.status;
    if (wanted === undefined || wanted === 'out' || before[consent].status !== 'out') continue;
    // A bulk change is no evidence that these contacts changed their minds.
    return `${fullName(before) ?? 'The contact'} opted out of ${CHANNEL[way]}. Ask for consent first, then change it in the contact.`;
  }
  const { length } = tagsAfter(before, set);
  // A contact that already has too many tags may be given fewer.
  if (length > MOST_TAGS && length > before.tags.length) {
    return `The contact would exceed ${MOST_TAGS} tags.`;
  }
  return undefined;
}
