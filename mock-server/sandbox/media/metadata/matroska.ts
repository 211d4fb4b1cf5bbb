// WebM and Matroska: elements in elements. Those that are not known to be needed become void.
import { NotRemovable } from './images.ts';
import type { Patch, Source } from './patches.ts';

interface Element {
  id: number;
  at: number;
  body: number;
  /** Undefined for a recording whose length was not known. */
  end: number | undefined;
}

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const VOID = 0xec;

/** Seek head, cues, and the content of a cluster of unknown length. */
const KEPT = [0x114d9b74, 0x1c53bb6b, 0xe7, 0xa3, 0xa0, 0xab, 0xa7];
/** Time scale and duration. */
const KEPT_INFO = [0x2ad7b1, 0x4489];
/** The names of the programs, which must exist. */
const PROGRAMS = [0x4d80, 0x5741];
/** Checksum, void, name, codec name and settings, attachments. */
const DROPPED_OF_TRACK = [0xbf, VOID, 0x536e, 0x258688, 0x3a9697, 0x7446];
/** Video and sound. */
const TRACK_TYPES = [1, 2];

/** @throws NotRemovable */
export function matroskaPatches(file: Source): Patch[] {
  const patches: Patch[] = [];
  const top = elements(0, file.size);
  top.next();
  const segment = top.next().value as Element | undefined;
  if (segment?.id !== SEGMENT) throw new NotRemovable('the segment is missing');

  function* elements(from: number, to: number): Generator<Element> {
    for (let at = from; at + 2 <= to; ) {
      const head = file.read(at, Math.min(12, file.size - at));
      const idLength = Math.clz32(head.readUInt8(0)) - 23;
      const sizeLength = idLength > 4 ? 9 : Math.clz32(head.readUInt8(idLength)) - 23;
      const body = at + idLength + sizeLength;
      if (sizeLength > 8 || body > to) throw new NotRemovable('an element is damaged');
      const size = head.subarray(idLength, idLength + sizeLength);
      const isOpen = size.every((byte, i) => byte === (i === 0 ? 0xff >> (sizeLength - 1) : 0xff));
      const length = size.reduce(
        (sum, byte, i) => (i === 0 ? byte & (0xff >> sizeLength) : sum * 256 + byte),
        0,
      );
      const element = { id: head.readUIntBE(0, idLength), at, body, end: isOpen ? undefined : body + length };
      if (element.end !== undefined && element.end > to) throw new NotRemovable('an element is too long');
      yield element;
      if (element.end === undefined && element.id !== SEGMENT && element.id !== CLUSTER) {
        throw new NotRemovable('an element has no length');
      }
      // What is open is followed by its content.
      at = element.end ?? body;
    }
  }

  const zero = (at: number, end: number) => {
    if (end > at) patches.push({ at, bytes: end - at });
  };

  function drop({ id, at, body, end = body }: Element) {
    if (id === VOID) return zero(body, end);
    const sizeLength = Math.min(8, end - at - 1);
    const head = Buffer.alloc(1 + sizeLength);
    head.writeUInt8(VOID, 0);
    let rest = end - at - head.length;
    for (let i = sizeLength; i > 0; i -= 1) {
      head.writeUInt8(rest % 256, i);
      rest = Math.floor(rest / 256);
    }
    head.writeUInt8(head.readUInt8(1) | (1 << (8 - sizeLength)), 1);
    patches.push({ at, bytes: head });
    zero(at + head.length, end);
  }

  function track({ body, end = body }: Element) {
    for (const part of elements(body, end)) {
      if (part.id === TRACK_TYPE && !TRACK_TYPES.includes(file.read(part.body, 1).readUInt8(0))) {
        throw new NotRemovable('a track is neither video nor sound');
      }
      if (DROPPED_OF_TRACK.includes(part.id)) drop(part);
    }
  }

  for (const element of elements(segment.body, segment.end ?? file.size)) {
    const { id, body, end = body } = element;
    if (id === INFO) {
      for (const part of elements(body, end)) {
        if (PROGRAMS.includes(part.id)) zero(part.body, part.end ?? part.body);
        else if (!KEPT_INFO.includes(part.id)) drop(part);
      }
    } else if (id === TRACKS) {
      for (const part of elements(body, end)) {
        if (part.id === TRACK) track(part);
        else drop(part);
      }
    } else if (id !== CLUSTER && !KEPT.includes(id)) drop(element);
  }
  // Nothing belongs behind the segment.
  if (segment.end !== undefined) zero(segment.end, file.size);
  return patches;
}
