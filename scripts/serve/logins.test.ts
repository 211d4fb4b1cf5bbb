import { expect, test } from 'vitest';
import { howToSignIn } from './logins.ts';

const local = { projectId: 'demo-frameside', host: '127.0.0.1', allowedHosts: [] };

test('prints the demo sign-ins if the product accepts their tokens', () => {
  expect(howToSignIn(local)).toMatch(/"frameside" as\n {2}owner@juniper\.example .*owner/);
});

test.each([
  { projectId: 'frameside-prod' },
  { projectId: '' },
  { host: '0.0.0.0' },
  { allowedHosts: ['a.example'] },
])('prints none with %j', (change) => {
  const said = howToSignIn({ ...local, ...change });
  expect(said).toMatch(/^Sign in at the real identity provider/);
  expect(said).not.toContain('@');
});
