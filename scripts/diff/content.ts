// Compares the media types of a body, and their schemas.
import type { Direction } from './change.ts';
import { capital, contextOf } from './context.ts';
import { below, canonical, keysOf, nodeOf, objectOf } from './node.ts';
import { directionOf, type Located, type Place } from './place.ts';
import { compareSchemas } from './schemas.ts';

/**
 * @param of the owner of the content
 * @param label `the request body`
 * @param old @param now the objects with `content`
 */
export function compareContent(place: Place, of: Direction, label: string, old: Located, now: Located): void {
  const [before, after] = [objectOf(old.value.content), objectOf(now.value.content)];
  const at = below(now.pointer, 'content');
  const near = 'content' in now.value ? at : now.pointer;
  const sides = {
    before: Object.keys(before).join(', ') || 'no body',
    after: Object.keys(after).join(', ') || 'no body',
  };
  const status = place.status === undefined ? {} : { status: place.status };
  for (const name of keysOf(before, after)) {
    const other = nameIn(after, name);
    if (name in before && other === undefined) {
      const says = `${capital(label)} can no longer be ${name}.`;
      const rule = below(old.pointer, 'content', name);
      place.changes.add(
        { kind: `${of}-media-type-removed`, impact: 'breaking', says, rule, near, ...sides, ...status },
        place.operation,
      );
    } else if (nameIn(before, name) === undefined) {
      const says = `${capital(label)} can now be ${name} too.`;
      const rule = below(at, name);
      place.changes.add(
        { kind: `${of}-media-type-added`, impact: 'addition', says, rule, ...sides, ...status },
        place.operation,
      );
    } else if (name in before && other !== undefined) {
      compareMedia(
        place,
        of,
        label,
        { value: objectOf(before[name]), pointer: below(old.pointer, 'content', name) },
        { value: objectOf(after[other]), pointer: below(at, other) },
      );
    }
  }
}

/** Parameters like `charset` do not distinguish types; a range like `image/*` contains all of its types. */
function nameIn(content: Record<string, unknown>, name: string): string | undefined {
  const bare = (type: string) => type.split(';')[0]?.trim().toLowerCase() ?? '';
  const wanted = bare(name);
  const ranges = [wanted, `${wanted.split('/')[0]}/*`, '*/*'];
  return name in content ? name : Object.keys(content).find((type) => ranges.includes(bare(type)));
}

function compareMedia(place: Place, of: Direction, label: string, old: Located, now: Located): void {
  const [from, to] = [below(old.pointer, 'schema'), below(now.pointer, 'schema')];
  const context = contextOf(place, directionOf(place, of), label, [to, from]);
  compareSchemas(context, nodeOf(old.value.schema, from), nodeOf(now.value.schema, to));
  const [before, after] = [old, now].map(({ value }) => canonical({}, value.encoding ?? {}));
  if (before !== after) {
    context.add({
      kind: 'encoding-changed',
      effect: 'other',
      says: `the parts of ${label} are written in another way.`,
      rule: 'encoding' in now.value ? below(now.pointer, 'encoding') : now.pointer,
      before: before ?? '',
      after: after ?? '',
    });
  }
  const wasAndIs = [old, now].map(({ value }) => JSON.stringify([value.example, value.examples]));
  if (wasAndIs[0] !== wasAndIs[1]) {
    context.add({
      kind: 'documentation-changed',
      effect: 'documentation',
      says: `${label} has other examples.`,
      rule: now.pointer,
    });
  }
}
