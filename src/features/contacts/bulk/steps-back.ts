import type { Contact, ContactBulk, ContactChanges } from '~/api/contacts';

/**
 * What undoes a bulk change of tags, given the contacts as they were: only those that got or lost a tag are changed.
 * Consent has no way back, because each change of it is kept with its proof.
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
