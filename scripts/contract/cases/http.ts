// A case's request in the form of the wire and of the judge.
import { Buffer } from 'node:buffer';
import type { GivenRequest } from '../judge.ts';
import type { CaseBody, CaseRequest } from './case.ts';

export interface WireRequest {
  method: string;
  /** Path and query, without the server's prefix. */
  target: string;
  headers: Record<string, string>;
  body?: Uint8Array;
}

/** Constant, so that the same case produces the same bytes; no sample contains it. */
const BOUNDARY = 'case-boundary-7d41c0a3';

export function toWire({ method, path, query, headers, body }: CaseRequest): WireRequest {
  const search = query.map((pair) => pair.map(encodeQuery).join('=')).join('&');
  const target = search === '' ? path : `${path}?${search}`;
  if (!body) return { method, target, headers };
  const type = 'parts' in body && body.type !== undefined ? `${body.type}; boundary=${BOUNDARY}` : body.type;
  return {
    method,
    target,
    headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
    body: bytesOf(body),
  };
}

/**
 * Lone surrogates have no UTF-8 encoding and are replaced. Commas stay unescaped, as a query allows: only this
 * distinguishes a list separator from a comma in a value (RFC 6570, 3.2.8), and some servers split before decoding.
 */
const encodeQuery = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('%2C', ',');

export function bytesOf(body: CaseBody): Uint8Array {
  if ('raw' in body) return body.raw();
  if ('json' in body) return Buffer.from(JSON.stringify(body.json));
  if ('text' in body) return Buffer.from(body.text);
  if ('file' in body) return body.file.bytes();
  if ('form' in body) return Buffer.from(new URLSearchParams(body.form).toString());
  return multipart(body.parts);
}

function multipart(parts: Extract<CaseBody, { parts: unknown }>['parts']): Buffer {
  const name = (given: string) => given.replace(/["\r\n]/g, (letter) => encodeURIComponent(letter));
  const chunks = parts.flatMap((part) => {
    const file = 'file' in part ? part.file : undefined;
    const type = 'file' in part ? part.file.type : part.type;
    const head = [
      `--${BOUNDARY}`,
      `Content-Disposition: form-data; name="${name(part.name)}"${file ? `; filename="${name(file.name)}"` : ''}`,
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ];
    const content = 'file' in part ? Buffer.from(part.file.bytes()) : Buffer.from(part.text);
    return [Buffer.from(`${head.join('\r\n')}\r\n\r\n`), content, Buffer.from('\r\n')];
  });
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** @returns undefined for a body that only a server can parse */
export function toGiven({ params, query, headers, body }: CaseRequest): GivenRequest | undefined {
  const given: GivenRequest = { params, query: new URLSearchParams(query), headers: new Headers(headers) };
  if (!body) return given;
  if ('raw' in body) return undefined;
  if (body.type !== undefined) given.headers.set('content-type', body.type);
  if ('json' in body) return { ...given, body: body.json };
  if ('text' in body) return { ...given, body: body.text };
  if ('file' in body) return { ...given, size: body.file.size };
  const pairs =
    'form' in body
      ? body.form
      : body.parts.flatMap((part): [string, string][] => ('text' in part ? [[part.name, part.text]] : []));
  const texts = byName(pairs);
  if ('form' in body) return { ...given, body: texts, files: {} };
  const sizes = body.parts.flatMap((part): [string, number][] =>
    'file' in part ? [[part.name, part.file.size]] : [],
  );
  const files = Object.fromEntries(
    [...Map.groupBy(sizes, ([name]) => name)].map(([name, list]) => [name, list.map(([, size]) => size)]),
  );
  return { ...given, body: texts, files };
}

const byName = (pairs: [string, string][]): Record<string, string | string[]> =>
  Object.fromEntries(
    [...Map.groupBy(pairs, ([name]) => name)].map(([name, list]) => [
      name,
      list.length > 1 ? list.map(([, text]) => text) : (list[0]?.[1] ?? ''),
    ]),
  );
