// MP4, QuickTime and AVIF: boxes in boxes. Those that are not known to be needed become free space.
import { NotRemovable } from './images.ts';
import type { Patch, Source } from './patches.ts';

/** A file without metadata needs no copy, so it is worth a look. */
const SHORT = 4096;

interface Box {
  type: string;
  at: number;
  /** Where its content starts. */
  body: number;
  end: number;
}

/** What happens to the content of a box: it is kept, cleaned by a function, or by the rules of its boxes. */
type Rule = true | ((box: Box) => void) | Rules;
interface Rules {
  [type: string]: Rule;
}

const kept = (...types: string[]): Rules =>
  Object.fromEntries(types.map((type): [string, true] => [type, true]));

/** Guests need no subtitles, chapters or measurements: cameras store positions in such tracks. */
const TRACKS = ['vide', 'soun', 'pict', 'auxv'];
/** Pictures, and parts they are made of. Others are Exif and XMP. */
const ITEMS = ['av01', 'hvc1', 'grid', 'iden', 'iovl', 'tmap'];

/** @throws NotRemovable */
export function isoPatches(file: Source): Patch[] {
  const patches: Patch[] = [];
  let isFragmented = false;
  let hasDroppedTrack = false;
  let zeros = 0;
  const zero = (at: number, end: number) => {
    const isZero = end - at <= SHORT && file.read(at, Math.max(0, end - at)).every((byte) => byte === 0);
    if (isZero) return;
    zeros += end - at;
    // Tables can name the same place any number of times.
    if (zeros > 2 * file.size) throw new NotRemovable('its parts overlap');
    patches.push({ at, bytes: end - at });
  };

  function boxesIn(from: number, to: number): { boxes: Box[]; rest: number } {
    const boxes: Box[] = [];
    let at = from;
    while (at + 8 <= to) {
      const head = file.read(at, Math.min(16, file.size - at));
      const short = head.readUInt32BE(0);
      const isLong = short === 1 && head.length === 16;
      const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
      const body = at + (isLong ? 16 : 8);
      if (at + length > to || at + length < body) break;
      boxes.push({ type: head.toString('latin1', 4, 8), at, body, end: at + length });
      at += length;
    }
    return { boxes, rest: at };
  }
  const find = (box: Box | undefined, type: string): Box | undefined =>
    box && boxesIn(box.body, box.end).boxes.find((one) => one.type === type);
  const content = ({ body, end }: Box) => file.read(body, end - body);

  function free({ type, at, body, end }: Box) {
    if (type !== 'free') patches.push({ at: at + 4, bytes: Buffer.from('free', 'latin1') });
    zero(body, end);
  }

  function clean(from: number, to: number, rules: Rules) {
    const { boxes, rest } = boxesIn(from, to);
    for (const box of boxes) {
      const rule = Object.hasOwn(rules, box.type) ? rules[box.type] : undefined;
      if (rule === undefined) free(box);
      else if (typeof rule === 'function') rule(box);
      else if (rule !== true) clean(box.body, box.end, rule);
    }
    zero(rest, to);
  }

  function handlerType(parent: Box | undefined): string {
    const box = find(parent, 'hdlr');
    return box && box.end - box.body >= 12 ? file.read(box.body + 8, 4).toString('latin1') : '';
  }
  /** The maker of the software, and a name, follow the type. */
  const handler = ({ body, end }: Box) => zero(Math.min(body + 12, end), end);

  /** The maker of the software, and the name of the encoder, which may be that of the camera. */
  function sampleEntries({ body, end }: Box, isSound: boolean) {
    for (const entry of boxesIn(body + 8, end).boxes) {
      const bytes = entry.end - entry.at;
      if (bytes >= 24) zero(entry.at + 20, entry.at + 24);
      if (bytes >= 86 && !isSound) zero(entry.at + 50, entry.at + 82);
    }
  }

  /** Where the media are: in this file. Another place would be a path of the computer that made it. */
  function references({ body, end }: Box) {
    for (const entry of boxesIn(body + 8, end).boxes) {
      if (entry.end - entry.body <= 4) continue;
      patches.push({ at: entry.body, bytes: Buffer.of(0, 0, 0, 1) });
      zero(entry.body + 4, entry.end);
    }
  }

  const trackRules = (isSound: boolean): Rules => ({
    ...kept('tkhd', 'edts', 'tapt', 'clip', 'matt', 'load'),
    mdia: {
      ...kept('mdhd', 'elng'),
      hdlr: handler,
      minf: {
        ...kept('vmhd', 'smhd', 'nmhd', 'gmhd'),
        hdlr: handler,
        dinf: { dref: references },
        stbl: {
          ...kept('stts', 'ctts', 'cslg', 'stss', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stsh', 'stps'),
          ...kept('sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'padb', 'stdp'),
          stsd: (box) => sampleEntries(box, isSound),
        },
      },
    },
  });

  function trackBox(box: Box) {
    const media = find(box, 'mdia');
    const type = handlerType(media);
    if (TRACKS.includes(type)) {
      clean(box.body, box.end, trackRules(type === 'soun'));
      return;
    }
    hasDroppedTrack = true;
    zeroSamples(find(find(media, 'minf'), 'stbl'));
    free(box);
  }

  function zeroSamples(table: Box | undefined) {
    const sizes = find(table, 'stsz');
    const groups = find(table, 'stsc');
    const chunks = find(table, 'stco') ?? find(table, 'co64');
    if (!sizes || !groups || !chunks) {
      if (find(table, 'stz2')) throw new NotRemovable('a track has short sizes');
      return;
    }
    const [size, group, chunk] = [content(sizes), content(groups), content(chunks)];
    const isLong = chunks.type === 'co64';
    const same = size.readUInt32BE(4);
    const samples = size.readUInt32BE(8);
    let sample = 0;
    let at = 8;
    let perChunk = 0;
    for (let i = 0; i < chunk.readUInt32BE(4) && sample < samples; i += 1) {
      while (at + 12 <= group.length && group.readUInt32BE(at) <= i + 1) {
        perChunk = group.readUInt32BE(at + 4);
        at += 12;
      }
      const start = isLong ? Number(chunk.readBigUInt64BE(8 + i * 8)) : chunk.readUInt32BE(8 + i * 4);
      const last = Math.min(sample + perChunk, samples);
      let end = start + (last - sample) * same;
      for (; same === 0 && sample < last; sample += 1) end += size.readUInt32BE(12 + sample * 4);
      sample = last;
      if (end > file.size) throw new NotRemovable('a track is outside of the file');
      zero(start, end);
    }
  }

  /** The items of a picture. Other tables of this kind are metadata of a video. */
  function items(box: Box) {
    const inside = { ...box, body: box.body + 4 };
    const [info, places] = [find(inside, 'iinf'), find(inside, 'iloc')];
    if (handlerType(inside) !== 'pict' || !info || !places) {
      free(box);
      return;
    }
    const data = find(inside, 'idat');
    const types = itemTypes(info);
    const thumbnails = thumbnailIds(find(inside, 'iref'));
    for (const { id, extents } of itemPlaces(content(places), data)) {
      if (ITEMS.includes(types.get(id) ?? '') && !thumbnails.has(id)) continue;
      for (const { at, length } of extents) {
        if (length === 0 || at + length > file.size) throw new NotRemovable('an item has no place');
        zero(at, at + length);
      }
    }
    clean(inside.body, inside.end, {
      ...kept('pitm', 'iloc', 'iinf', 'iprp', 'iref', 'idat', 'grpl'),
      hdlr: handler,
      dinf: { dref: references },
    });
  }

  function itemTypes(info: Box): Map<number, string> {
    const isShort = file.read(info.body, 1).readUInt8(0) === 0;
    const entries = boxesIn(info.body + (isShort ? 6 : 8), info.end).boxes.filter(
      ({ type }) => type === 'infe',
    );
    return new Map(
      entries.map((entry) => {
        const bytes = content(entry);
        const isLong = bytes.readUInt8(0) === 3;
        const id = isLong ? bytes.readUInt32BE(4) : bytes.readUInt16BE(4);
        return [id, bytes.toString('latin1', isLong ? 10 : 8, isLong ? 14 : 12)];
      }),
    );
  }

  function thumbnailIds(references: Box | undefined): Set<number> {
    if (!references) return new Set();
    const isLong = file.read(references.body, 1).readUInt8(0) === 1;
    const { boxes } = boxesIn(references.body + 4, references.end);
    return new Set(
      boxes
        .filter(({ type }) => type === 'thmb')
        .map((one) => (isLong ? content(one).readUInt32BE(0) : content(one).readUInt16BE(0))),
    );
  }

  const rules: Rules = {
    ...kept('ftyp', 'styp', 'wide', 'mdat', 'sidx', 'pdin', 'mfra'),
    meta: items,
    moov: { ...kept('mvhd', 'iods', 'mvex'), trak: trackBox },
    moof: (box) => {
      isFragmented = true;
      clean(box.body, box.end, {
        mfhd: true,
        traf: kept('tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'saiz', 'saio', 'senc', 'sdtp', 'subs'),
      });
    },
  };
  clean(0, file.size, rules);
  if (isFragmented && hasDroppedTrack) throw new NotRemovable('a track is stored in fragments');
  return patches;
}

interface ItemPlace {
  id: number;
  extents: { at: number; length: number }[];
}

/** @param data of items that are stored beside the table */
function itemPlaces(bytes: Buffer, data: Box | undefined): ItemPlace[] {
  let at = 4;
  const next = (length: number) => {
    if (at + length > bytes.length) throw new NotRemovable('the table of items is damaged');
    const value =
      length === 0 ? 0 : length === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, length);
    at += length;
    return value;
  };
  const version = bytes.readUInt8(0);
  const sizes = next(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const idSize = version === 2 ? 4 : 2;
  const count = next(idSize);
  return Array.from({ length: Math.min(count, bytes.length) }, () => {
    const id = next(idSize);
    const method = version === 0 ? 0 : next(2) & 15;
    next(2);
    const base = next(baseSize) + (method === 1 ? (data?.body ?? 0) : 0);
    const extents = Array.from({ length: next(2) }, () => {
      next(indexSize);
      const offset = next(offsetSize);
      return { at: base + offset, length: next(lengthSize) };
    });
    return { id, extents };
  });
}
