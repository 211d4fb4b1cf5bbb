// Reads the entries of an HTTP archive one by one, since a recording may be larger than memory.
import { Buffer } from 'node:buffer';
import { createReadStream } from 'node:fs';

/** The recording cannot be read; the message names the file and the expected format. */
export class HarError extends Error {
  override name = 'HarError';
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
/** Longer texts cannot be one of the names to find. */
const LONGEST_NAME = 16;
/** One entry, including its base64 contents. */
const LARGEST_ENTRY = 200_000_000;

/**
 * Each parsed member of `log.entries`.
 * @throws HarError for invalid JSON, missing `log.entries` or a truncated file
 */
export async function* harEntries(file: string): AsyncGenerator<unknown> {
  const scanner = createScanner();
  let count = 0;
  for await (const chunk of chunksOf(file)) {
    for (const text of scanner.feed(chunk)) {
      count += 1;
      yield parsed(text, count, file);
    }
    if (scanner.pending() > LARGEST_ENTRY) {
      throw new HarError(`${file}: entry ${count + 1} has more than ${LARGEST_ENTRY} bytes.`);
    }
  }
  if (!scanner.isFound()) {
    throw new HarError(
      `${file} has no log.entries; give a recording of HTTP Archive 1.2, as browsers and Playwright write it.`,
    );
  }
  if (!scanner.isEnded()) {
    throw new HarError(`${file} ends in the middle, after ${count} entries; record it again to its end.`);
  }
}

async function* chunksOf(file: string): AsyncGenerator<Buffer> {
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
      const bytes = chunk as Buffer;
      if (isFirst) refusePacked(bytes, file);
      isFirst = false;
      yield bytes;
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new HarError(`${file} cannot be read (${code}); give the file of a recording.`);
  }
}

function refusePacked(bytes: Buffer, file: string): void {
  const start = bytes.subarray(0, 2).toString('latin1');
  if (start !== 'PK' && start !== '\x1f\x8b') return;
  throw new HarError(`${file} is packed; unpack it and give the .har file that is in it.`);
}

function parsed(text: string, count: number, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HarError(`${file}: entry ${count} is no JSON; record it again.`);
  }
}

/** Finds the members of `log.entries` in chunks of bytes, without parsing the rest. */
function createScanner() {
  /** Names of the open objects, outermost first; a list has none. */
  const names: string[] = [];
  let name = '';
  let word: number[] | undefined;
  let isEscaped = false;
  let isFound = false;
  let isEnded = false;
  /** The nesting depth of objects and lists. */
  let depth = 0;
  /** Chunks of the current entry. */
  let pieces: Buffer[] = [];
  let size = 0;
  const isInside = () => isFound && !isEnded;

  return {
    isFound: () => isFound,
    isEnded: () => isEnded,
    pending: () => size,
    *feed(chunk: Buffer): Generator<string> {
      /** Start of the entry in this chunk; undefined outside an entry. */
      let start = isInside() && depth > 3 ? 0 : undefined;
      for (let i = 0; i < chunk.length && !isEnded; i += 1) {
        const byte = chunk[i] ?? 0;
        if (word) {
          if (isEscaped) isEscaped = false;
          else if (byte === BACKSLASH) isEscaped = true;
          else if (byte === QUOTE) {
            if (depth <= 2) name = String.fromCharCode(...word);
            word = undefined;
          } else if (depth <= 2 && word.length < LONGEST_NAME) word.push(byte);
          continue;
        }
        if (byte === QUOTE) word = [];
        else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
          if (isInside() && depth === 3) start = i;
          names[depth] = name;
          depth += 1;
          if (depth === 3 && byte === OPEN_LIST && names[1] === 'log' && names[2] === 'entries')
            isFound = true;
          name = '';
        } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
          depth -= 1;
          if (isInside() && depth === 2) isEnded = true;
          if (start === undefined || depth !== 3) continue;
          pieces.push(chunk.subarray(start, i + 1));
          yield Buffer.concat(pieces).toString('utf8');
          [pieces, size, start] = [[], 0, undefined];
        } else if (byte === COMMA || byte === COLON) {
          if (byte === COMMA && depth <= 2) name = '';
        }
      }
      if (start === undefined) return;
      // A copy, because the chunk may be many times as large.
      const rest = Buffer.from(chunk.subarray(start));
      pieces.push(rest);
      size += rest.length;
    },
  };
}
