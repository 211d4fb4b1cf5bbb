import { describe, expect, it } from 'vitest';
import { parseViewed, VIEWING_LASTS } from './viewing';

describe('[viewing-as] what a tab kept', () => {
  const now = 1_800_000_000_000;
  const account = {
    ...{ uid: 'owner-pets', name: 'Pawlish', until: now + 1000, readOnly: false },
    back: '/admin/dashboard?page=2',
  };
  const keptWith = (change: object) => JSON.stringify({ ...account, by: 'admin-1', ...change });
  const kept = keptWith({});

  it('is the account that the same person looked at, and the page to come back to', () => {
    expect(parseViewed(kept, 'admin-1', now)).toEqual(account);
  });

  it.each([true, undefined, 'no'])('is read-only when it says %s', (readOnly) => {
    expect(parseViewed(keptWith({ readOnly }), 'admin-1', now)).toEqual({ ...account, readOnly: true });
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 7])(
    'comes back to pages of ours only, and not to %s',
    (back) => {
      expect(parseViewed(keptWith({ back }), 'admin-1', now)).not.toHaveProperty('back');
    },
  );

  it.each([
    ['somebody else', kept, 'owner-beauty'],
    ['nobody', kept, undefined],
    ['nothing kept', null, 'admin-1'],
    ['no JSON', '{"uid":', 'admin-1'],
    ['no account', '{"name":"x","by":"admin-1"}', 'admin-1'],
    ['a uid that is none', '{"uid":7,"name":"x","by":"admin-1"}', 'admin-1'],
    ['no object', '"owner-pets"', 'admin-1'],
    ['what is over', keptWith({ until: now }), 'admin-1'],
    ['what would last longer than it may', keptWith({ until: now + VIEWING_LASTS + 1 }), 'admin-1'],
    ['no end', keptWith({ until: undefined }), 'admin-1'],
  ])('is nothing for %s', (_, text, user) => {
    expect(parseViewed(text, user, now)).toBeNull();
  });
});
