// Parses a request as a backend does: its operation and values, or why it is unreadable.
import type { WireRequest } from '../../contract/cases/http.ts';
import type { GivenRequest } from '../../contract/judge.ts';
import type { Contract } from '../../contract/load.ts';
import { isJson, isParts, isText, mediaType } from '../../contract/media.ts';
import { findOperation, type Operation } from '../../contract/operations.ts';

export interface ReadRequest {
  operation: Operation;
  given: GivenRequest;
  /** The unreadable part; undefined if there is none. */
  unreadable: 'path' | 'media type' | 'body' | undefined;
}

/** @returns undefined if no operation of the contract matches */
export async function readRequest(contract: Contract, wire: WireRequest): Promise<ReadRequest | undefined> {
  const { pathname, searchParams: query } = new URL(`http://lab${wire.target}`);
  const found = findOperation(contract, wire.method, pathname) ?? byShape(contract, wire.method, pathname);
  if (!found) return undefined;
  const { operation, params } = found;
  const headers = new Headers(wire.headers);
  const read = (given: Partial<GivenRequest>, unreadable?: ReadRequest['unreadable']): ReadRequest => ({
    operation,
    given: { params, query, headers, ...given },
    unreadable: isDecodable(pathname) ? unreadable : 'path',
  });
  const declared = Object.keys(operation.definition.requestBody?.content ?? {});
  if (declared.length === 0) return read({});
  if (!wire.body || wire.body.byteLength === 0)
    return read({}, operation.definition.requestBody?.required ? 'body' : undefined);
  const type = mediaType(headers);
  if (!declared.includes(type)) return read({}, 'media type');
  if (isJson(type)) {
    const body = parsed(new TextDecoder().decode(wire.body));
    return body === undefined ? read({}, 'body') : read({ body });
  }
  if (isText(type)) return read({ body: new TextDecoder().decode(wire.body) });
  if (!isParts(type)) return read({ size: wire.body.byteLength });
  const parts = await partsOf(wire.body, headers.get('content-type') ?? '');
  return parts ? read(parts) : read({}, 'body');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // JSON has no undefined, so it marks invalid JSON.
    return undefined;
  }
}

async function partsOf(
  body: Uint8Array,
  type: string,
): Promise<Pick<GivenRequest, 'body' | 'files'> | undefined> {
  const texts: Record<string, string | string[]> = {};
  const files: Record<string, number[]> = {};
  try {
    const form = await new Response(Buffer.from(body), { headers: { 'content-type': type } }).formData();
    for (const name of new Set(form.keys())) {
      const all = form.getAll(name);
      const own = all.filter((one) => typeof one === 'string');
      const sizes = all.filter((one) => typeof one !== 'string').map((one) => one.size);
      if (own.length > 0) texts[name] = own.length > 1 ? own : (own[0] ?? '');
      if (sizes.length > 0) files[name] = sizes;
    }
  } catch {
    // The caller checks for invalid parts.
    return undefined;
  }
  return { body: texts, files };
}

const isDecodable = (pathname: string): boolean => {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
};

/** The operation of a path with an invalid escape. */
function byShape(contract: Contract, method: string, pathname: string) {
  if (isDecodable(pathname)) return undefined;
  const steps = pathname.split('/');
  const operation = contract.operations.find(({ path, method: own }) => {
    const template = path.split('/');
    return (
      own === method.toLowerCase() &&
      template.length === steps.length &&
      template.every((step, i) => step.startsWith('{') || step === steps[i])
    );
  });
  return operation && { operation, params: {} };
}
