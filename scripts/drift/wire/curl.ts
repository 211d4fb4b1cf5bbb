import { Buffer } from 'node:buffer';
import type { WireRequest } from '../../contract/cases/http.ts';
import type { Credential } from '../auth/credential.ts';
import { isPlain, literal, printf, quote, word } from './shell.ts';
import { pathUnder } from './target.ts';

/** Bytes; a larger body is passed on standard input. */
const LARGEST_BODY = 4096;

/** Without a body, other methods send Content-Length: 0. */
const BODILESS = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT'];

/**
 * A POSIX shell command that repeats the request, byte for byte where it matters: method, path, query, own headers,
 * body. Secrets are names of environment variables.
 */
export function curlOf(wire: WireRequest, target: URL, credential?: Credential): string {
  const { before, options, after } = bodyOf(wire);
  const words = ['curl -i', ...methodOf(wire), ...headersOf(wire, credential), ...options];
  return `${before}${[...words, ...urlOf(wire, target, credential)].join(' ')}${after}`;
}

function methodOf({ method, body }: WireRequest): string[] {
  if (method === 'HEAD' && !body) return ['--head'];
  return method === (body ? 'POST' : 'GET') ? [] : ['-X', quote(method)];
}

function headersOf({ method, headers, body }: WireRequest, credential: Credential | undefined): string[] {
  const parts = credential?.parts() ?? [];
  const taken = parts.flatMap(({ kind, name }) =>
    kind === 'query' || kind === 'cookie' ? [] : [name.toLowerCase()],
  );
  const cookies = parts
    .filter(({ kind }) => kind === 'cookie')
    .map(({ name, env }) => `${literal(name)}=$${env}`);
  const own = Object.entries(headers).filter(([name]) => !taken.includes(name.toLowerCase()));
  const isCookie = ([name]: [string, string]) => name.toLowerCase() === 'cookie' && cookies.length > 0;
  const kept = own.filter((header) => !isCookie(header));
  const cookie = [...own.filter(isCookie).map(([, value]) => literal(value)), ...cookies].join('; ');
  const has = (wanted: string) => own.some(([name]) => name.toLowerCase() === wanted);
  return [
    // For curl, "name;" is a header without a value, and "name:" removes a header.
    ...kept.map(([name, value]) =>
      value === '' ? `-H ${quote(`${name};`)}` : `-H ${word(Buffer.from(`${name}: ${value}`, 'latin1'))}`,
    ),
    ...(cookie === '' ? [] : [`-H "Cookie: ${cookie}"`]),
    ...parts.flatMap(({ kind, name, env }) => {
      if (kind === 'bearer') return [`-H "Authorization: Bearer $${env}"`];
      if (kind === 'basic') return [`-u "$${env}"`];
      return kind === 'header' ? [`-H "${literal(name)}: $${env}"`] : [];
    }),
    ...(body && !has('content-type') ? ['-H Content-Type:'] : []),
    ...(body || BODILESS.includes(method) ? [] : ["-H 'Content-Length: 0'"]),
  ];
}

function bodyOf({ body }: WireRequest): { before: string; options: string[]; after: string } {
  if (!body) return { before: '', options: [], after: '' };
  if (body.byteLength > LARGEST_BODY) {
    const after = ` # give its body, ${body.byteLength} bytes, on standard input`;
    return { before: '', options: ['--data-binary @-'], after };
  }
  // Not --data-binary, which reads @ as a file name.
  if (isPlain(body)) return { before: '', options: [`--data-raw ${quoted(body)}`], after: '' };
  return { before: `${printf(body)} | `, options: ['--data-binary @-'], after: '' };
}

const quoted = (body: Uint8Array) => quote(Buffer.from(body).toString()) || "''";

function urlOf({ target: asked }: WireRequest, target: URL, credential: Credential | undefined): string[] {
  const path = pathUnder(target, asked);
  const secrets = (credential?.parts() ?? []).filter(({ kind }) => kind === 'query');
  // Only curl can escape the value of a variable, and older versions cannot.
  const odd = secrets.filter(({ value }) => encodeURIComponent(value) !== value);
  const even = secrets.filter((secret) => !odd.includes(secret));
  const query = even.map(({ name, env }) => `${literal(encodeURIComponent(name))}=$${env}`).join('&');
  const joined = query === '' ? '' : `${path.includes('?') ? '&' : '?'}${query}`;
  const flags = [
    ...(/[[\]{}]/.test(path) ? ['--globoff'] : []),
    ...(/\/\.\.?(?:[/?]|$)/.test(path) ? ['--path-as-is'] : []),
    ...odd.map(({ name, env }) => `--url-query "${literal(encodeURIComponent(name))}=$${env}"`),
  ];
  if (/^[\w\-.~!$&'()*+,;=:@/?%[\]]*$/.test(path)) {
    const url = `${target.origin}${path}`;
    return [...flags, joined === '' ? quote(url) : `"${literal(url)}${joined}"`];
  }
  // An invalid URL is sent unchanged only together with a valid one.
  const raw = word(Buffer.from(path, 'latin1'));
  return [
    ...flags,
    `--request-target ${raw}${joined === '' ? '' : `"${joined}"`}`,
    quote(`${target.origin}/`),
  ];
}
