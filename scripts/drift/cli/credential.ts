import { Buffer } from 'node:buffer';
import { inspect } from 'node:util';

/** One `--auth`: where a secret goes, and from which environment variable it comes. */
export interface CredentialPart {
  kind: 'bearer' | 'basic' | 'header' | 'query' | 'cookie';
  /** Of the header, the parameter or the cookie. */
  name: string;
  env: string;
  value: string;
}

/** Who a request comes from. It hides what it holds from everything that prints it. */
export class Credential {
  /** What the contract's security calls its user; undefined for the main credential without a name. */
  readonly as: string | undefined;
  /** The schemes of the contract to which it was cut down; undefined for all that was given. */
  readonly alone: string | undefined;
  readonly #parts: CredentialPart[];

  constructor(parts: CredentialPart[], as?: string, alone?: string) {
    this.#parts = parts;
    this.as = as;
    this.alone = alone;
  }

  /** How it is called in a sentence. */
  get called(): string {
    return [this.as, this.alone].filter(Boolean).join(' with ') || 'the caller';
  }

  /** Its secrets, for a request and for the mask only. */
  parts(): readonly CredentialPart[] {
    return this.#parts;
  }

  /** What it adds to a request: as `Sender.send` takes it. */
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

/** The whole value of its header; undefined for what goes elsewhere. */
export function headerOf({ kind, value }: CredentialPart): string | undefined {
  if (kind === 'bearer') return `Bearer ${value}`;
  if (kind === 'basic') return `Basic ${Buffer.from(value).toString('base64')}`;
  return kind === 'header' ? value : undefined;
}
