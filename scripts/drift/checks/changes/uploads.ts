// Checks form uploads: the file reads back byte for byte at the address in the response.

import type { BodyPart, CaseRequest, SampleFile } from '../../../contract/cases/case.ts';
import { filesOf, isAnyBytes, textFile } from '../../../contract/cases/files.ts';
import { isJson, isText, withoutParameters } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/operations.ts';
import { type Exchange, type Run, succeeded } from '../../engine/run.ts';
import { pathParametersOf } from '../../model/resources.ts';
import type { Context } from '../../records/context.ts';
import { linksOf, paramsOfLocation } from '../../records/links.ts';
import type { Records } from '../../records/records.ts';
import type { Requests } from '../../requests/requests.ts';
import { pollUntil } from '../shared/poll-until.ts';
import { isSame } from './contents.ts';

interface Place {
  read: Operation;
  params: Record<string, string>;
}

export async function checkUploads({ run, requests, records }: Context): Promise<void> {
  for (const upload of run.operations) {
    const [, media] =
      Object.entries(upload.definition.requestBody?.content ?? {}).find(([type]) => isParts(type)) ?? [];
    if (run.ended !== undefined) return;
    if (upload.method !== 'post' || upload.effect !== 'write' || !media) continue;
    const params = requests.proven(upload) ?? records.target(upload);
    const first =
      params && (await requests.sendPlain(upload, params, { tried: 'uploading a file', lenient: [409] }));
    if (!first || !succeeded(first)) continue;
    await records.learnMade(first);
    await checkUpload(run, requests, records, first, media.encoding ?? {});
  }
}

const isParts = (type: string): boolean => withoutParameters(type) === 'multipart/form-data';

async function checkUpload(
  run: Run,
  requests: Requests,
  records: Records,
  { operation, request }: Exchange,
  encoding: Record<string, { contentType?: string }>,
): Promise<void> {
  const { body } = request;
  const parts = body && 'parts' in body ? body.parts : [];
  const [file, ...others] = parts.filter((part) => 'file' in part);
  // With several files, it is unclear which one is read.
  if (!body || !file || !('file' in file) || others.length > 0) return;
  for (const sample of samplesOf(encoding[file.name]?.contentType ?? file.file.type)) {
    const own = parts.map((part): BodyPart => (part === file ? { name: file.name, file: sample } : part));
    const asked: CaseRequest = { ...request, body: { type: body.type, parts: own } };
    const tried = 'uploading a file that is read again';
    const done = await run.call(operation, asked, { tried, lenient: [400, 409, 413, 415, 422] });
    // An accepted upload (202) may be checked first.
    if (done.status !== 201 && done.status !== 200) continue;
    const places = placesOf(run, done, await records.learnMade(done));
    const place = places.find(({ read }) => run.operations.includes(read) && keepsBytes(read, sample.type));
    if (place && (await isOther(run, requests, done, place, sample))) return;
  }
}

/** One binary sample and one text sample, if both are allowed. */
function samplesOf(listed: string): SampleFile[] {
  if (isAnyBytes(listed)) return [anyBytes()];
  const all = filesOf(listed);
  const binary = all.find(({ type }) => !isText(type) && hasHighBytes(type, all));
  const text = all.some(({ type }) => type === 'text/plain')
    ? [textFile('sample.txt', 'text/plain', 'What was sent')]
    : [];
  return [...(binary ? [binary] : []), ...text];
}

function anyBytes(): SampleFile {
  const bytes = new Uint8Array([...new TextEncoder().encode('What was sent'), 0, 13, 10, 128, 255, 32, 46]);
  return { name: 'sample.bin', type: 'application/octet-stream', bytes: () => bytes, size: bytes.length };
}

/** A sample without high bytes looks the same in every encoding. */
const hasHighBytes = (type: string, all: SampleFile[]): boolean =>
  all
    .find((one) => one.type === type)
    ?.bytes()
    .some((byte) => byte > 127) ?? false;

/** Addresses of the file: links of the response, its Location header, or operations below the new record. */
function placesOf(
  run: Run,
  done: Exchange,
  known: { params: Record<string, string>; resource: { path: string } } | undefined,
): Place[] {
  const reading = run.operations.filter(
    (one) => one.method === 'get' && one.effect === 'read' && isFile(one),
  );
  const linked = linksOf(run, done).flatMap(({ operation: read, params }) =>
    reading.includes(read) ? [{ read, params }] : [],
  );
  const located = reading.flatMap((read) => {
    const params = paramsOfLocation(done, read);
    return params ? [{ read, params }] : [];
  });
  const below = reading.filter(
    ({ path }) =>
      known &&
      path.startsWith(`${known.resource.path}/`) &&
      pathParametersOf(path).length === pathParametersOf(known.resource.path).length,
  );
  // One of several may be a thumbnail.
  const [only, ...more] = below;
  const inside = only && known && more.length === 0 ? [{ read: only, params: known.params }] : [];
  return [...linked, ...located, ...inside].filter(({ read, params }) =>
    pathParametersOf(read.path).every((pathParameter) => params[pathParameter] !== undefined),
  );
}

const typesOf = ({ definition }: Operation): string[] =>
  Object.keys(definition.responses['200']?.content ?? {}).map(withoutParameters);

const isFile = (operation: Operation): boolean =>
  typesOf(operation).length > 0 && typesOf(operation).every((type) => !isJson(type));

/** Text and unspecified bytes are kept as sent; images and the like only if the contract says so. */
function keepsBytes(read: Operation, type: string): boolean {
  const isPlain = ['text/plain', 'application/octet-stream'].includes(type);
  return read.definition['x-drift']?.unchanged === true || (isPlain && typesOf(read).includes(type));
}

async function isOther(
  run: Run,
  requests: Requests,
  done: Exchange,
  { read, params }: Place,
  sample: SampleFile,
): Promise<boolean> {
  const bytes = sample.bytes();
  const tried = 'reading what was uploaded';
  const current = () => run.call(read, requests.plain(read, params), { tried, lenient: [404, 409] });
  const after = await pollUntil(run, current, (one) => isSame(one, bytes, sample.type));
  if (!succeeded(after) || isSame(after, bytes, sample.type)) return false;
  run.report(done, {
    kind: 'not-stored',
    says: `${read.id} returns another file than was uploaded.`,
    rule: done.operation.pointer,
    expected: 'the file that was sent',
    actual: 'something else',
  });
  return true;
}
