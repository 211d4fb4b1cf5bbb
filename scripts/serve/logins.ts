import { seededUsers } from '../../mock-server/provider/users.ts';

const TYPES = ['owner', 'manager', 'location', 'owner of several accounts'];

/** The users that the first start makes, a line each. */
export function seededLogins(): string[] {
  const width = Math.max(...seededUsers.map(({ email }) => email.length));
  return seededUsers.map(
    ({ email, admin, userType }) => `  ${email.padEnd(width)}   ${admin ? 'administrator' : TYPES[userType]}`,
  );
}
