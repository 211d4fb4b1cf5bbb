// Which names can be an own domain.
import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const LONGEST = 253;
/** Never public; RFC 6761, 6762, 7686, 8375 and the private-use `internal`. */
const NOT_PUBLIC = [
  'localhost',
  'local',
  'internal',
  'invalid',
  'test',
  'onion',
  'arpa',
  'lan',
  'home',
  'corp',
];

type Reading = { domain: string } | { message: string };

/**
 * Reads the name of a host as a person enters it.
 * @param ownHosts those of this service
 * @returns the name in ASCII and lower case, or why it cannot be used
 */
export function readDomain(text: string, ownHosts: string[]): Reading {
  const name = text.trim().replace(/\.$/, '');
  if (name.includes('*')) {
    return { message: "A wildcard can't be used. Enter one name, like photos.salon.example." };
  }
  if (isIP(name.replace(/^\[|\]$/g, ''))) return NO_ADDRESS;
  if (/[\s/:@?#\\%_[\]]/.test(name)) {
    return {
      message: 'Enter only the name, like photos.salon.example, without https:// and without a path.',
    };
  }
  // Also turns names in other scripts into ASCII, and numbers into IP addresses.
  const host = URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : '';
  if (isIP(host)) return NO_ADDRESS;
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (host.length > LONGEST || !labels.every(isLabel) || /^\d+$/.test(last)) {
    return { message: 'This is not a valid domain. Enter a name like photos.salon.example.' };
  }
  if (NOT_PUBLIC.includes(last)) return { message: 'Guests cannot reach this name. Enter a public domain.' };
  if (ownHosts.some((own) => host === own || host.endsWith(`.${own}`))) {
    return { message: 'This address is ours. Enter a domain of your business.' };
  }
  if (labels.length < 3) {
    return {
      message: `Use a subdomain, like photos.${host}. The domain itself cannot lead to another host.`,
    };
  }
  return { domain: host };
}

/** Punycode that no name encodes to stays as it is. */
const isLabel = (label: string): boolean => LABEL.test(label) && !domainToUnicode(label).startsWith('xn--');

const NO_ADDRESS: Reading = {
  message: "An IP address can't be used. Enter a name like photos.salon.example.",
};
