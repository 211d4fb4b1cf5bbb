import { describe, expect, it } from 'vitest';
import { parseViewed } from './viewing-as';

describe('[viewing-as] what a tab kept', () => {
  const kept = JSON.stringify({ uid: 'owner-pets', name: 'Pawlish', by: 'admin-1' });

  it('is the account that the same person looked at', () => {
    expect(parseViewed(kept, 'admin-1')).toEqual({ uid: 'owner-pets', name: 'Pawlish' });
  });

  it.each([
    ['somebody else', kept, 'owner-beauty'],
    ['nobody', kept, undefined],
    ['nothing kept', null, 'admin-1'],
    ['no JSON', '{"uid":', 'admin-1'],
    ['no account', '{"name":"x","by":"admin-1"}', 'admin-1'],
    ['a uid that is none', '{"uid":7,"name":"x","by":"admin-1"}', 'admin-1'],
    ['no object', '"owner-pets"', 'admin-1'],
  ])('is nothing for %s', (_, text, user) => {
    expect(parseViewed(text, user)).toBeNull();
  });
});
