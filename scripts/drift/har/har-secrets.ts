// Keeps secrets of a recording, such as keys, sessions and passwords, out of the report.
import { Buffer } from 'node:buffer';
import type { WireRequest } from '../../contract/cases/http.ts';
import type { Contract } from '../../contract/load.ts';
import { isJson } from '../../contract/media.ts';
import type { Operation } from '../../contract/operations.ts';
import { Credential, type CredentialPart } from '../auth/credential.ts';
import { createMask } from '../auth/mask.ts';
import { curlOf } from '../wire/curl.ts';
import type { Recorded } from './har-entry.ts';

export interface Secrets {
  /** Collects the secrets of a request. */
  see(recorded: Recorded): void;
  /**
   * The command line that repeats the request, with environment variables for secrets. Call it after collecting all
   * secrets.
   */
  curl(recorded: Recorded, operation: Pick<Operation, 'parameters'> | undefined, prefix: string): string;
  /** The beginning of a text without secrets. Call it after collecting all secrets. */
  excerpt(body: Uint8Array): string;
}

const WORDS =
  'token|secret|password|passwd|passphrase|api_?-?key|auth|session|signature|credential|csrf|xsrf|otp';
const IN_HEADER = new RegExp(`${WORDS}|cookie`, 'i');
const IN_QUERY = new RegExp(`${WORDS}|^(key|sig|code|jwt|sid)$`, 'i');
const IN_JSON = new RegExp(`("[^"]*(?:${WORDS}|jwt|pin|cvc)[^"]*"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"?`, 'gi');
const IN_FORM = new RegExp(`((?:^|&)[^=&]*(?:${WORDS}|jwt|pin|cvc)[^=&]*=)[^&]*`, 'gi');
const HIDDEN = '***';

/** Length of an excerpt, and how much of a body is searched for it, in characters. */
const EXCERPT = 600;
const LOOKED_AT = 16_000;

export function createSecrets({ document }: Contract): Secrets {
  const named = Object.values(document.components?.securitySchemes ?? {}).flatMap((scheme) => {
    const { type, name } = Object(scheme) as Record<string, string | undefined>;
    return type === 'apiKey' && name !== undefined ? [name.toLowerCase()] : [];
  });
  const parts = new Map<string, CredentialPart>();
  let mask: ReturnType<typeof createMask> | undefined;
  const masked = (text: string): string => {
    mask ??= createMask([new Credential([...parts.values()])]);
    return mask.text(text);
  };
  const isSecret = (name: string, pattern: RegExp) =>
    named.includes(name.toLowerCase()) || pattern.test(name);

  const partsOf = ({ url, request }: Recorded): CredentialPart[] => [
    ...[...request.headers].flatMap(([name, value]) => {
      if (name === 'cookie') return cookiesOf(value);
      return isSecret(name, IN_HEADER) ? [headerPart(name, value)] : [];
    }),
    ...[...url.searchParams].flatMap(([name, value]): CredentialPart[] =>
      isSecret(name, IN_QUERY) ? [{ kind: 'query', name, env: variable(name), value }] : [],
    ),
  ];

  return {
    see(recorded) {
      for (const part of partsOf(recorded)) parts.set(`${part.env} ${part.value}`, part);
    },
    curl(recorded, operation, prefix) {
      const { method, url, request } = recorded;
      const query = url.search
        .slice(1)
        .split('&')
        .filter((pair) => pair !== '' && !isSecret(decoded(pair.split('=')[0] ?? ''), IN_QUERY))
        .join('&');
      const wanted = [
        'accept',
        'content-type',
        ...(operation?.parameters ?? []).map(({ name }) => name.toLowerCase()),
      ];
      const headers = [...request.headers].filter(
        ([name]) => wanted.includes(name) && name !== 'cookie' && !isSecret(name, IN_HEADER),
      );
      const path = url.pathname.slice(prefix.length);
      const wire: WireRequest = {
        method,
        target: query === '' ? path : `${path}?${query}`,
        headers: Object.fromEntries(headers),
        ...(request.body && { body: shownBody(request.body, request.headers.get('content-type') ?? '') }),
      };
      return masked(curlOf(wire, new URL(`${url.origin}${prefix}`), new Credential(partsOf(recorded))));
    },
    excerpt(body) {
      const text = new TextDecoder().decode(body.subarray(0, LOOKED_AT));
      // Truncated last, because half a secret must not remain either.
      return masked(withoutSecrets(text)).slice(0, EXCERPT);
    },
  };
}

const withoutSecrets = (json: string) => json.replace(IN_JSON, `$1"${HIDDEN}"`);

function shownBody(body: Uint8Array, type: string): Uint8Array {
  if (isJson(type)) return Buffer.from(withoutSecrets(Buffer.from(body).toString()));
  if (!type.startsWith('application/x-www-form-urlencoded')) return body;
  return Buffer.from(Buffer.from(body).toString().replace(IN_FORM, `$1${HIDDEN}`));
}

function headerPart(name: string, value: string): CredentialPart {
  const [, token] = /^bearer (.+)$/i.exec(value) ?? [];
  if (name === 'authorization' && token !== undefined) {
    return { kind: 'bearer', name: 'Authorization', env: 'TOKEN', value: token };
  }
  return { kind: 'header', name, env: variable(name), value };
}

const cookiesOf = (header: string): CredentialPart[] =>
  header.split(/; */).flatMap((pair): CredentialPart[] => {
    const at = pair.indexOf('=');
    if (at < 1) return [];
    const name = pair.slice(0, at);
    return [{ kind: 'cookie', name, env: `COOKIE_${variable(name)}`, value: pair.slice(at + 1) }];
  });

/** A name for an environment variable. */
const variable = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');

const decoded = (text: string) => new URLSearchParams(`${text}=`).keys().next().value ?? '';
