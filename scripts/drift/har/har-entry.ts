// Converts an entry of an HTTP archive to a request and a response. Recorders differ, so anything unexpected counts as
// not recorded.
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { mediaType } from '../../contract/media.ts';
import { decode } from '../wire/decode.ts';

export interface Recorded {
  /** In upper case. */
  method: string;
  url: URL;
  request: {
    headers: Headers;
    cookies: Headers;
    /** Undefined if there is none or it was not recorded. */
    body: Uint8Array | undefined;
  };
  /** Undefined for aborted, blocked and unanswered requests. */
  answer: { status: number; headers: Headers; body: Uint8Array; isWhole: boolean } | undefined;
}

/** Some recorders keep bodies compressed as sent. */
const LARGEST_BODY = 64_000_000;

/**
 * @param file the recording, for bodies in files beside it
 * @returns undefined for entries other than HTTP requests
 */
export async function readEntry(given: unknown, file: string): Promise<Recorded | undefined> {
  const [request, response] = [fieldOf(given, 'request'), fieldOf(given, 'response')];
  const address = textOf(request, 'url');
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const status = Number(fieldOf(response, 'status'));
  const headers = headersOf(response);
  return {
    method: textOf(request, 'method').toUpperCase(),
    url,
    request: {
      headers: headersOf(request),
      cookies: pairsOf(request, 'cookies'),
      body: bodyOf(fieldOf(request, 'postData'), file),
    },
    // Browsers write 0 for no response; 101 switches to another protocol.
    answer:
      status >= 200 && status <= 599
        ? { status, headers, ...(await contentOf(fieldOf(response, 'content'), headers, status, file)) }
        : undefined,
  };
}

const fieldOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined;

const textOf = (value: unknown, name: string): string => {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
};

const listOf = (value: unknown, name: string): unknown[] => {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
};

/** Valid HTTP headers, without the pseudo headers of HTTP/2. */
function headersOf(message: unknown): Headers {
  const headers = pairsOf(message, 'headers');
  const type = textOf(fieldOf(message, 'content') ?? fieldOf(message, 'postData'), 'mimeType');
  // Some recorders write the type only here; Chrome writes x-unknown for an unknown one.
  if (!headers.has('content-type') && /^[\w.+-]+\/[\w.+*-]+/.test(type)) headers.set('content-type', type);
  return headers;
}

function pairsOf(message: unknown, list: string): Headers {
  const headers = new Headers();
  for (const pair of listOf(message, list)) {
    const [name, value] = [textOf(pair, 'name'), textOf(pair, 'value')];
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) continue;
    // Repeated headers are joined by line feeds.
    for (const line of value.split(/\r?\n/)) headers.append(name, latin(line));
  }
  return headers;
}

/** Converts to the byte strings that Headers takes, without control characters. */
const latin = (text: string) => Buffer.from(text.replace(/[\0\r\n]/g, ' ')).toString('latin1');

function bytesOf(from: unknown, file: string): Buffer | undefined {
  const beside = textOf(from, '_file');
  // Never outside the recording's folder.
  if (beside !== '') return readBeside(join(dirname(file), basename(beside)));
  const text = fieldOf(from, 'text');
  if (typeof text !== 'string') return undefined;
  return Buffer.from(text, textOf(from, 'encoding') === 'base64' ? 'base64' : 'utf8');
}

function readBeside(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    // A recording moved without its body files is still usable.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function bodyOf(postData: unknown, file: string): Uint8Array | undefined {
  const bytes = bytesOf(postData, file);
  if (bytes && bytes.length > 0) return bytes;
  const params = listOf(postData, 'params');
  if (!/x-www-form-urlencoded/i.test(textOf(postData, 'mimeType')) || params.length === 0) return undefined;
  const pairs = params.map((one) => [textOf(one, 'name'), textOf(one, 'value')]);
  return Buffer.from(new URLSearchParams(pairs).toString());
}

async function contentOf(
  content: unknown,
  headers: Headers,
  status: number,
  file: string,
): Promise<{ body: Uint8Array; isWhole: boolean }> {
  const none = new Uint8Array();
  const bytes = bytesOf(content, file);
  const size = Number(fieldOf(content, 'size') ?? 0);
  if (!bytes || bytes.length === 0) {
    const isEmpty = [204, 205, 304].includes(status) || headers.get('content-length') === '0';
    return { body: none, isWhole: isEmpty };
  }
  // Firefox truncates large bodies but states their size.
  if (bytes.length < size) return { body: none, isWhole: false };
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b && !/zip/.test(mediaType(headers));
  if (!isPacked) return { body: bytes, isWhole: true };
  const body = await decode(bytes, 'gzip', LARGEST_BODY);
  return body instanceof Uint8Array ? { body, isWhole: true } : { body: none, isWhole: false };
}
