// Checks text and file contents that are replaced by PUT: they read back byte for byte.

import type { CaseRequest } from '../../../contract/cases/case.ts';
import { isText, withoutParameters } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import { pathParametersOf } from '../../model/resources.ts';
import type { Context } from '../../records/context.ts';
import type { Requests } from '../../requests/requests.ts';
import { isFailure } from '../../wire/reply.ts';
import { pollUntil } from '../shared/poll-until.ts';

export async function checkContents({ run, requests, records }: Context): Promise<void> {
  for (const put of run.operations.filter(({ method, effect }) => method === 'put' && effect === 'write')) {
    if (run.ended !== undefined) return;
    const read = run.operations.find(({ method, path }) => method === 'get' && path === put.path);
    const type = read && typeOf(put.definition.requestBody?.content);
    if (!read || type === undefined || type !== typeOf(read.definition.responses['200']?.content)) continue;
    // Images, tables and the like may be stored in another form.
    if (!['text/plain', 'text/markdown', 'application/octet-stream'].includes(type)) continue;
    const resource = run.resources.find(
      ({ path }) =>
        put.path.startsWith(`${path}/`) &&
        pathParametersOf(path).length === pathParametersOf(put.path).length,
    );
    // Existing contents may be protected by earlier actions.
    const made = resource && (await records.make(resource, 'making a record to put something at'));
    const own = made?.known ?? run.pool.fill(put.path, (one) => one.own);
    if (own) await checkContent(run, requests, { put, read, params: own.params, type });
  }
}

/** The body's only media type. */
function typeOf(content: Record<string, unknown> = {}): string | undefined {
  const [type, ...others] = Object.keys(content);
  return type !== undefined && others.length === 0 ? withoutParameters(type) : undefined;
}

async function checkContent(
  run: Run,
  requests: Requests,
  {
    put,
    read,
    params,
    type,
  }: { put: Operation; read: Operation; params: Record<string, string>; type: string },
): Promise<void> {
  for (const text of ['What was put first', 'And this later']) {
    // Binary contents include bytes that are not text.
    const bytes = isText(type) ? encoded(text) : new Uint8Array([...encoded(text), 0, 13, 10, 128, 255, 32]);
    const body: CaseRequest['body'] = isText(type) ? { type, text } : { type, raw: () => bytes };
    const request = { ...requests.plain(put, params), body };
    const tried = 'putting a text or a file';
    const done = await run.call(put, request, { tried, lenient: [400, 403, 404, 409, 413, 415, 422] });
    if (!succeeded(done)) return;
    const current = () =>
      run.call(read, requests.plain(read, params), { tried: 'reading what was put', lenient: [404] });
    const after = await pollUntil(run, current, (one) => isSame(one, bytes, type));
    const isMissing = after.status === 404 && done.status !== 202;
    if (!succeeded(after) && !isMissing) return;
    if (isSame(after, bytes, type)) continue;
    run.report(done, {
      kind: 'update-lost',
      says: isMissing ? 'The uploaded content cannot be read.' : 'Other content is read than was uploaded.',
      rule: put.pointer,
      expected: 'what was put',
      actual: 'something else',
    });
    return;
  }
}

const encoded = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A server may add a final line break. */
export function isSame(exchange: Exchange, bytes: Uint8Array, type: string): boolean {
  const { reply } = exchange;
  if (isFailure(reply) || !succeeded(exchange)) return false;
  const texts = [reply.body, bytes].map((one) => Buffer.from(one).toString(isText(type) ? 'utf8' : 'hex'));
  const [is, was] = texts.map((text) => text.trim());
  return is === was;
}
