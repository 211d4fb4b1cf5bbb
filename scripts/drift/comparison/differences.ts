// Compares two reads of the same data.
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../contract/document.ts';
import { isRecord } from '../model/shapes.ts';

/** Paths that differ: `title`, `health.lastPhotoAt`, `lines.*.price`. */
export function differing(was: Json | undefined, is: Json | undefined, at = ''): string[] {
  const below = (name: string) => (at === '' ? name : `${at}.${name}`);
  if (isRecord(was) && isRecord(is))
    return Object.keys({ ...was, ...is }).flatMap((name) => differing(was[name], is[name], below(name)));
  if (Array.isArray(was) && Array.isArray(is) && was.length === is.length)
    return [...new Set(was.flatMap((one, i) => differing(one, is[i], below('*'))))];
  return isDeepStrictEqual(unsigned(was), unsigned(is)) ? [] : [at === '' ? 'the whole' : at];
}

const EXPIRY = /^(exp|expires?|expiry|expires_?at|se|x-(amz|goog)-(date|expires))$/i;
const SIGNATURE = /^(sig|signature|hmac|x-(amz|goog)-signature)$/i;
const OF_SIGNING = /^(st|x-(amz|goog)-.*)$/i;

/** A signed address without its signature and expiry, which change over time. */
function unsigned(value: Json | undefined): Json | undefined {
  if (typeof value !== 'string' || !/^(https?:\/)?\/\S+\?/.test(value)) return value;
  const [address = '', query = ''] = value.split('?', 2);
  const pairs = [...new URLSearchParams(query)];
  const has = (kind: RegExp) => pairs.some(([name]) => kind.test(name));
  if (!has(EXPIRY) || !has(SIGNATURE)) return value;
  const rest = pairs.filter(([name]) => ![EXPIRY, SIGNATURE, OF_SIGNING].some((kind) => kind.test(name)));
  return `${address}?${new URLSearchParams(rest)}`;
}
