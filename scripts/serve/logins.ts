import { seededUsers } from '../../mock-server/provider/users.ts';

const TYPES = ['owner', 'manager', 'location', 'owner of several accounts'];
const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** For a person at the terminal: the users that the first start makes, a line each. */
export function howToSignIn(host = '127.0.0.1'): string {
  if (!LOOPBACK.includes(host)) return 'Only tokens of the real identity provider are taken on this address.';
  const width = Math.max(...seededUsers.map(({ email }) => email.length));
  const lines = seededUsers.map(
    ({ email, admin, userType }) => `  ${email.padEnd(width)}   ${admin ? 'administrator' : TYPES[userType]}`,
  );
  return ['Sign in with the password "frameside" as', ...lines].join('\n');
}
