// AVI: chunks in lists. Those that are not known to be needed become junk.
import { NotRemovable } from './images.ts';
import type { Patch, Source } from './patches.ts';

interface Rules {
  [name: string]: true | Rules;
}

const FRAMES: Rules = { 'LIST movi': true, idx1: true };
const STREAM: Rules = { strh: true, strf: true, indx: true, vprp: true };
const RULES: Rules = {
  'RIFF AVI ': { 'LIST hdrl': { avih: true, 'LIST strl': STREAM, 'LIST odml': { dmlh: true } }, ...FRAMES },
  'RIFF AVIX': FRAMES,
};

/** @throws NotRemovable */
export function riffPatches(file: Source): Patch[] {
  const patches: Patch[] = [];
  const clean = (from: number, to: number, rules: Rules) => {
    let at = from;
    while (at + 8 <= to) {
      const head = file.read(at, Math.min(12, file.size - at));
      const length = head.readUInt32LE(4);
      const end = at + 8 + length;
      if (end > to) throw new NotRemovable('a chunk is too long');
      const id = head.toString('latin1', 0, 4);
      const isList = id === 'LIST' || id === 'RIFF';
      const rule = rules[isList ? `${id} ${head.toString('latin1', 8, 12)}` : id];
      if (rule === undefined) {
        patches.push({ at, bytes: Buffer.from('JUNK', 'latin1') }, { at: at + 8, bytes: length });
      } else if (rule !== true) clean(at + 12, end, rule);
      at = end + (length % 2);
    }
    if (at < to) patches.push({ at, bytes: to - at });
  };
  clean(0, file.size, RULES);
  return patches;
}
