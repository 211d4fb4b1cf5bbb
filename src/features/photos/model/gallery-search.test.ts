import { describe, expect, it } from 'vitest';
import { baseFilterOf, filterOf } from './gallery-search';

describe('the filter of a gallery URL', () => {
  it('adds the condition of the tab to the other filters', () => {
    const search = { sessionId: 'session-autumn', hasContact: false };
    expect(filterOf({ ...search, tab: 'hidden' }, 'UTC')).toEqual({ ...search, visibility: 'hidden' });
    expect(filterOf({ ...search, tab: 'favorites' }, 'UTC')).toEqual({ ...search, favorite: true });
    expect(baseFilterOf({ ...search, tab: 'hidden' }, 'UTC')).toEqual(search);
  });

  it('lets the review tab replace the approval filter', () => {
    expect(filterOf({ tab: 'review', approval: 'approved' }, 'UTC')).toEqual({ approval: 'pending' });
    expect(baseFilterOf({ tab: 'review', approval: 'approved' }, 'UTC')).toEqual({});
  });

  it('takes whole days in the time zone of the account, across a clock change', () => {
    expect(filterOf({ from: '2026-10-31', to: '2026-11-01' }, 'America/Toronto')).toEqual({
      from: '2026-10-31T04:00:00.000Z',
      to: '2026-11-02T05:00:00.000Z',
    });
  });

  it('leaves out what only concerns the page', () => {
    expect(filterOf({ review: true, page: 2, show: 10, open: 'x', search: 'copper' }, 'UTC')).toEqual({
      search: 'copper',
    });
  });
});
