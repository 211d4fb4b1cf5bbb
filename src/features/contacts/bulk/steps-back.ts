import type { Contact, ContactBulk, ContactChanges } from '~/api/contacts';

/**
 * Undoes a bulk change of tags, given the contacts before it: only contacts that gained or lost a
 * tag are changed. Consent has no undo, because each change is recorded with its evidence.
 */
export function stepsBack(before: readonly Contact[], changes: ContactChanges): ContactBulk[] {
  const { addTags = [], removeTags = [], ...others } = changes;
  if (Object.keys(others).length > 0) return [];
  const ids = (isChanged: (contact: Contact) => boolean) => before.filter(isChanged).map(({ id }) => id);
  return [
    ...addTags.map((tag) => ({
      ids: ids(({ tags }) => !tags.includes(tag)),
      set: { removeTags: [tag] },
    })),
    ...removeTags.map((tag) => ({ ids: ids(({ tags }) => tags.includes(tag)), set: { addTags: [tag] } })),
  ].filter((step) => step.ids.length > 0);
}
