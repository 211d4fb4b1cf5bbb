import { seededUsers } from '../../mock-server/provider/users.ts';
import { isLocalDemo } from '../../mock-server/sandbox/tokens.ts';
import type { Settings } from '../../mock-server/settings.ts';

const TYPES = ['owner', 'manager', 'location', 'owner of several accounts'];

/** The users created by the first start, one per line, for the terminal. */
export function howToSignIn(settings: Pick<Settings, 'projectId' | 'host' | 'allowedHosts'>): string {
  if (!isLocalDemo({ ...settings, nodeEnv: process.env.NODE_ENV })) {
    return `Sign in at the real identity provider: only tokens that Google has signed for the project "${settings.projectId}" are taken.`;
  }
  const width = Math.max(...seededUsers.map(({ email }) => email.length));
  const lines = seededUsers.map(
    ({ email, admin, userType }) => `  ${email.padEnd(width)}   ${admin ? 'administrator' : TYPES[userType]}`,
  );
  return ['Sign in with the password "frameside" as', ...lines].join('\n');
}
