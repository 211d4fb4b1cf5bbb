// The one-time codes that the stand-ins issue. A code belongs to one state, so it works no more often than the state.
import { isSame } from '../guest/keys.ts';
import type { Links } from '../media/links.ts';
import type { IntegrationName } from './providers.ts';

export interface Grant {
  name: IntegrationName;
  redirectUri: string;
  stateHash: string;
  /** What the user called the account on the consent page. */
  label: string;
}

const CODE_MS = 60_000;

const signatureOf = (links: Links, payload: string) => links.sign('integration code', payload);

export function createCode(links: Links, grant: Grant, now: Date): string {
  const payload = Buffer.from(JSON.stringify({ ...grant, until: now.getTime() + CODE_MS })).toString(
    'base64url',
  );
  return `${payload}.${signatureOf(links, payload)}`;
}

/** @returns undefined for a code that was not issued by a stand-in, or has expired */
export function readCode(links: Links, code: string, now: Date): Grant | undefined {
  const [payload = '', signature = ''] = code.split('.');
  if (!isSame(signature, signatureOf(links, payload))) return undefined;
  const { until, ...grant } = JSON.parse(`${Buffer.from(payload, 'base64url')}`) as Grant & { until: number };
  return until > now.getTime() ? grant : undefined;
}
