import { Buffer } from 'node:buffer';
import { inspect } from 'node:util';

/** One `--auth`: where a secret is sent, and which environment variable holds it. */
export interface CredentialPart {
  kind: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** Name of the header, parameter or cookie. */
  name: string;
  env: string;
  value: string;
}

/** The credentials of one caller. Hides its secrets from anything that prints it. */
export class Credential {
  /** The caller's user type in the contract; undefined for an unnamed main credential. */
  readonly as: string | undefined;
  /** The schemes that this credential was reduced to; undefined for the whole credential. */
  readonly alone: string | undefined;
  readonly #parts: CredentialPart[];

  constructor(parts: CredentialPart[], as?: string, alone?: string) {
    this.#parts = parts;
    this.as = as;
    this.alone = alone;
  }

  /** Its name in a sentence. */
  get called(): string {
    return [this.as, this.alone].filter(Boolean).join(' with ') || 'the caller';
  }

  /** Its secrets, only for requests and for the mask. */
  parts(): readonly CredentialPart[] {
    return this.#parts;
  }

  /** What it adds to a request, for `Sender.send`. */
  share(): { headers: Record<string, string>; query: [name: string, text: string][] } {
    const cookies = this.#parts.filter(({ kind }) => kind === 'cookie');
    const headers = this.#parts.flatMap((part) => {
      const value = headerOf(part);
      return value === undefined ? [] : [[part.name, value]];
    });
    if (cookies.length > 0) headers.push(['Cookie', cookies.map((c) => `${c.name}=${c.value}`).join('; ')]);
    return {
      headers: Object.fromEntries(headers),
      query: this.#parts.flatMap(({ kind, name, value }) => (kind === 'query' ? [[name, value]] : [])),
    };
  }

  toString(): string {
    const parts = this.#parts.map(({ kind, name, env }) => {
      return `${kind === 'bearer' || kind === 'basic' ? kind : `${kind} ${name}`} from $${env}`;
    });
    return `${this.as ?? 'main'}: ${parts.join(', ')}`;
  }

  toJSON(): string {
    return this.toString();
  }

  [inspect.custom](): string {
    return `Credential(${this.toString()})`;
  }
}

/** The whole header value; undefined if it is not sent in a header. */
export function headerOf({ kind, value }: CredentialPart): string | undefined {
  if (kind === 'bearer') return `Bearer ${value}`;
  if (kind === 'basic') return `Basic ${Buffer.from(value).toString('base64')}`;
  return kind === 'header' ? value : undefined;
}
