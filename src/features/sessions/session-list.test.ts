import { expect, it } from 'vitest';
import { sessionList } from './session-list';

it('shows active sessions first, as its order says, until another order is chosen', () => {
  for (const search of [{}, { sort: undefined }])
    expect(sessionList.query(search).queryKey).toEqual(['listSessions', { sort: sessionList.defaultSort }]);
  expect(sessionList.query({ sort: 'name' }).queryKey).toEqual(['listSessions', { sort: 'name' }]);
});
