// Streams a multipart body: files go to disk while they are validated, text parts stay in memory.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import { Refusal, refuse } from '../refusal.ts';
import { plainText } from '../text.ts';
import { isWhole } from './containers.ts';
import type { Draft, Files } from './files.ts';
import { HEAD_BYTES, MAX_BYTES, MAX_MEGAPIXELS, type MediaType, mediaType } from './kinds.ts';
import type { Size, Undrawable } from './media-processes.ts';
import { drawThumbnail } from './pictures.ts';

/** A picture, video or sound within its limit, not yet used by a record. */
export interface ReceivedFile extends Draft, Size {
  name: string;
  mime: MediaType['mime'];
}

/** The parts of a body, as the contract declares them. */
export interface Parts {
  /** By part name: the maximum number of files, and whether errors number them (`assets.1`). */
  files: Map<string, { most: number; list: boolean; maxBytes: number }>;
  texts: Set<string>;
  required: string[];
}

export interface Received<F extends Draft = ReceivedFile> {
  files: F[];
  texts: Record<string, string>;
  /** The errors of files and missing parts. The texts are validated elsewhere. */
  errors: FieldError[];
}

/**
 * Receives one file. Reads an invalid file to its end as well, because more parts may follow.
 * @returns a draft, or the error of the file, which is then removed
 */
export type FileReader<F extends Draft> = (
  stream: Readable,
  files: Pick<Files, 'draft' | 'draftPath' | 'discard'>,
  reading: Reading,
) => Promise<F | FieldError>;

/**
 * Bytes. The contract's longest text is a scene of 500,000 characters, of up to four bytes each.
 */
const MAX_TEXT = 2_000_001;
const MAX_PARTS = 200;
const MAX_NAME = 255;
const UNREADABLE =
  "This image can't be read: it is damaged, too complex or in an unsupported format. Save it as JPEG or PNG.";
const COSTLY = `This image takes too much memory or time to draw. Save it as JPEG with up to ${MAX_MEGAPIXELS.jpeg} megapixels.`;
const tooManyPixels = (most: number) =>
  `Images of this kind can have up to ${most} megapixels. Make it smaller, or save it as JPEG with up to ${MAX_MEGAPIXELS.jpeg} megapixels.`;
/** Our library cannot draw it, nor can most browsers of guests. */
const HEIC =
  "HEIC images aren't supported. Save it as JPEG. To take JPEG photos with an iPhone, choose Settings > Camera > Formats > Most Compatible.";
const INCOMPLETE = 'This file is damaged or incomplete.';
const TOO_LARGE = 'Images can have up to 25 MB, videos 200 MB and audio files 20 MB.';

/**
 * @param readFile receives one file
 * @param lane whose files they are
 * @returns all files, which the caller keeps or discards
 * @throws Refusal 400 for a malformed or truncated body, 413 for a part over its limit; then all
 * files are removed
 */
export async function receive<F extends Draft>(
  incoming: IncomingMessage,
  parts: Parts,
  files: Files,
  readFile: FileReader<F>,
  lane: string,
): Promise<Received<F>> {
  const parser = createParser(incoming);
  const errors: FieldError[] = [];
  const texts = new Map<string, string>();
  const counts = new Map<string, number>();
  const pending: Promise<F | FieldError>[] = [];
  const stop = (refusal: Refusal) => parser.destroy(refusal);
  let failure: unknown;

  parser.on('file', (part: string | undefined, stream, { filename }) => {
    // Destroying the parser ends the stream with an error, which its reader also gets.
    stream.on('error', () => undefined);
    const name = part ?? '';
    const declared = parts.files.get(name);
    const index = counts.get(name) ?? 0;
    counts.set(name, index + 1);
    if (declared && index < declared.most) {
      const field = declared.list ? `${name}.${index}` : name;
      const { maxBytes } = declared;
      const reading = readFile(stream, files, { field, name: cleanName(filename), maxBytes, lane, stop });
      // An unread stream would block the parser forever.
      reading.catch((error: unknown) => {
        // If the parser has already ended, its error is the cause.
        if (parser.destroyed) return;
        failure = error;
        parser.destroy();
      });
      pending.push(reading);
      return;
    }
    stream.resume();
    if (declared && index === declared.most) {
      const most = declared.most === 1 ? 'one file' : `${declared.most} files`;
      errors.push({ field: name, message: `Send at most ${most}.` });
    } else if (!declared) {
      const message = parts.texts.has(name) ? 'Send this as text, not as a file.' : NO_SUCH_FIELD;
      errors.push({ field: name, message });
    }
  });
  parser.on('field', (part: string | undefined, text, { valueTruncated }) => {
    const name = part ?? '';
    if (valueTruncated) stop(refuse(413, `The part ${name.slice(0, 80)} is too long.`));
    else if (parts.files.has(name)) errors.push({ field: name, message: 'Send this as a file.' });
    else if (!parts.texts.has(name)) errors.push({ field: name, message: NO_SUCH_FIELD });
    else if (texts.has(name)) errors.push({ field: name, message: 'Send this once.' });
    else texts.set(name, text);
  });
  parser.on('partsLimit', () => stop(refuse(413, `A body can have up to ${MAX_PARTS} parts.`)));

  try {
    await parse(incoming, parser);
    const read = await Promise.all(pending);
    for (const name of parts.required) {
      if (!counts.has(name) && !texts.has(name)) errors.push({ field: name, message: 'This is required.' });
    }
    return {
      files: read.filter((file): file is Awaited<F> => !isError(file)),
      texts: Object.fromEntries(texts),
      errors: [...read.filter(isError), ...errors],
    };
  } catch (error) {
    const settled = await Promise.allSettled(pending);
    await files.discard(
      settled.flatMap((one) => (one.status === 'fulfilled' && !isError(one.value) ? [one.value] : [])),
    );
    throw failure ?? error;
  }
}

const isError = (file: Draft | FieldError): file is FieldError => 'message' in file;

const NO_SUCH_FIELD = 'Unknown field. Remove it.';

function createParser(incoming: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: incoming.headers,
      defParamCharset: 'utf8',
      limits: { fieldSize: MAX_TEXT, parts: MAX_PARTS },
    });
  } catch (error) {
    throw malformed(error);
  }
}

const malformed = (error: unknown) =>
  refuse(
    400,
    `The body is not valid multipart/form-data: ${error instanceof Error ? error.message : error}.`,
  );

/**
 * Resolves when every part was read. The rest of a refused body is read and discarded, so that the
 * client can read the response.
 */
function parse(incoming: IncomingMessage, parser: busboy.Busboy): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const gone = () => {
      if (!incoming.complete) parser.destroy(refuse(400, 'The upload is incomplete.'));
    };
    incoming.once('error', gone);
    incoming.once('close', gone);
    parser.once('close', resolve);
    // Not `once`, because the parser continues after a malformed header and may emit more errors.
    parser.on('error', (error) => {
      incoming.unpipe(parser);
      incoming.resume();
      if (!parser.destroyed) parser.destroy();
      reject(error instanceof Refusal ? error : malformed(error));
    });
    if (incoming.destroyed) gone();
    else incoming.pipe(parser);
  });
}

export interface Reading {
  /** The field name in errors. */
  field: string;
  name: string;
  /** The contract's limit for this part. */
  maxBytes: number;
  /** Whose file it is: pictures of one account wait for each other. */
  lane: string;
  /** Refuses the whole body. */
  stop(refusal: Refusal): void;
}

/** Receives a picture, video or sound, detected by its content. */
export const readMedia: FileReader<ReceivedFile> = async (stream, files, { field, name, lane, stop }) => {
  const draft = files.draft();
  let head: Buffer | undefined = Buffer.alloc(0);
  let type: MediaType | undefined;
  let bytes = 0;
  const judge = (seen: Buffer) => {
    head = undefined;
    type = mediaType(seen);
    if (type) draft.write(seen);
  };
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (head) {
        head = Buffer.concat([head, chunk]);
        if (head.length >= HEAD_BYTES) judge(head);
      } else if (type) draft.write(chunk);
      // Unknown files are read to their end, because more files may follow.
      if (bytes > MAX_BYTES[type?.kind ?? 'video']) {
        const refusal = refuse(413, TOO_LARGE, [{ field, message: TOO_LARGE }]);
        stop(refusal);
        throw refusal;
      }
    }
    if (head) judge(head);
    if (!type || type.mime === 'image/heic') {
      draft.discard();
      return { field, message: type ? HEIC : bytes === 0 ? 'The file is empty.' : 'Unsupported file type' };
    }
    const { mime, kind } = type;
    const [written, looked] = await Promise.allSettled([
      draft.finish(),
      kind === 'image' ? drawn(draft.path, files, lane) : played(draft.path, mime),
    ]);
    if (looked.status === 'rejected') throw looked.reason;
    const seen = looked.value;
    if (typeof seen === 'string') {
      draft.discard();
      return { field, message: seen };
    }
    if (written.status === 'rejected') {
      await files.discard([{ path: draft.path, ...seen }]);
      throw written.reason;
    }
    return { ...written.value, ...seen, name, mime };
  } catch (error) {
    draft.discard();
    throw error;
  }
};

type Seen = Size & { thumb: string | undefined };

/** Refuses a picture that cannot be drawn, because it might also crash a browser. @returns the refusal as a sentence */
async function drawn(path: string, files: Pick<Files, 'draftPath'>, lane: string): Promise<Seen | string> {
  const thumb = files.draftPath();
  const answer = await drawThumbnail(path, thumb, lane);
  return 'size' in answer ? { ...answer.size, thumb } : sentenceOf(answer.refused);
}

function sentenceOf(refused: Undrawable): string {
  if (refused === 'unreadable') return UNREADABLE;
  return refused === 'costly' ? COSTLY : tooManyPixels(refused.megapixels);
}

const played = async (path: string, mime: MediaType['mime']): Promise<Seen | string> =>
  (await isWhole(path, mime)) ? { width: null, height: null, thumb: undefined } : INCOMPLETE;

/** Keeps the extension when a name is shortened, because users recognize the file type by it. */
function cleanName(given = ''): string {
  const name = plainText(given, Number.POSITIVE_INFINITY) || 'untitled';
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  return plainText(name.slice(0, name.length - ending.length), MAX_NAME - ending.length) + ending;
}
