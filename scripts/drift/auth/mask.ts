import { Buffer } from 'node:buffer';
import { type Credential, headerOf } from './credential.ts';

/** Replaces secrets in reports with `$NAME` of their environment variable. */
export interface Mask {
  /** Takes the whole text: truncating it first could leave half a secret at the end. */
  text(text: string): string;
  /** Takes a whole header value. */
  header(value: string): string;
}

/** A shorter secret is a dummy like `x` that occurs in many words, so it is masked only as a whole header value. */
const SHORTEST = 6;

const SCHEMES = { bearer: 'Bearer', basic: 'Basic' };

export function createMask(credentials: readonly Credential[]): Mask {
  /** Text form -> variable name. */
  const forms = new Map<string, string>();
  const headers = new Map<string, string>();
  for (const part of credentials.flatMap((credential) => credential.parts())) {
    const { kind, value, env } = part;
    const secrets = kind === 'basic' ? [value, value.slice(value.indexOf(':') + 1)] : [value];
    for (const secret of secrets.filter(({ length }) => length >= SHORTEST)) {
      for (const form of formsOf(secret)) if (!forms.has(form)) forms.set(form, env);
    }
    headers.set(value, `$${env}`);
    if (kind === 'bearer' || kind === 'basic') headers.set(headerOf(part) ?? '', `${SCHEMES[kind]} $${env}`);
  }
  if (forms.size === 0) return { text: (text) => text, header: (value) => headers.get(value) ?? value };
  // The longest first: a secret may be the prefix of another.
  const inOrder = [...forms.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(inOrder.map(inPattern).join('|'), 'g');
  const text = (given: string) => given.replace(any, (form) => `$${forms.get(form)}`);
  return { text, header: (value) => headers.get(value) ?? text(value) };
}

const inPattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Its forms in a header, a URL, a form, JSON, and after `Basic`. */
function formsOf(secret: string): string[] {
  const escaped = encodeURIComponent(secret);
  const inForm = escaped.replaceAll('%20', '+');
  const small = [escaped, inForm].map((text) => text.replace(/%../g, (code) => code.toLowerCase()));
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString('base64');
  return [
    secret,
    escaped,
    inForm,
    ...small,
    JSON.stringify(secret).slice(1, -1),
    base64,
    base64.replace(/=+$/, ''),
    bytes.toString('base64url'),
  ];
}
