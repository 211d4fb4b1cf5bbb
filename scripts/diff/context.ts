// The context of a comparison of two schemas.
import { fromStep } from '../contract/pointer.ts';
import type { Direction, Effect, Impact, SchemaChange } from './change.ts';
import type { Version } from './document-version.ts';
import { type Node, nodeOf } from './node.ts';
import type { Place } from './place.ts';
import type { IsUntouched } from './untouched.ts';

export interface Context {
  old: Version;
  now: Version;
  isUntouched: IsUntouched;
  direction: Direction;
  add(change: SchemaChange): void;
  /** `Asset.name`, or `name of the answer 200`. */
  label(pointer: string): string;
  /** Pairs that were already compared, to stop at recursive schemas. */
  seen: Set<string>;
  known: Place['known'];
}

/**
 * @param label the owner of the schema: `the request body`
 * @param roots its location in the two documents
 */
export function contextOf(place: Place, direction: Direction, label: string, roots: string[]): Context {
  const { old, now, isUntouched, known, changes, operation, status } = place;
  const whose = direction === 'request' ? 'requests' : 'answers';
  return {
    old,
    now,
    isUntouched,
    known,
    direction,
    seen: new Set(),
    label: (pointer) => labelOf(pointer, label, roots),
    add({ kind, effect, says, soft, ...rest }) {
      const impact = impactOf(effect, direction, soft);
      // Documentation applies to both directions.
      const isForBoth = impact === 'documentation' || kind === 'deprecated';
      changes.add(
        {
          ...rest,
          kind: isForBoth ? kind : `${direction}-${kind}`,
          impact,
          says: isForBoth ? capital(says) : `In ${whose}, ${says}`,
          ...(status === undefined ? {} : { status }),
        },
        operation,
      );
    },
  };
}

/** A valid request must stay valid; a response must not contain values that were impossible before. */
export function impactOf(effect: Effect | Impact, direction: Direction, soft = false): Impact {
  if (effect === 'narrower') return direction === 'request' ? 'breaking' : 'addition';
  if (effect === 'wider' && direction === 'request') return 'addition';
  if (effect === 'wider' || effect === 'other')
    return soft && direction === 'response' ? 'risky' : 'breaking';
  return effect;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function labelOf(pointer: string, label: string, roots: string[]): string {
  const [, name, inside = ''] = /^\/components\/schemas\/([^/]+)(.*)$/.exec(pointer) ?? [];
  if (name !== undefined) return fromStep(name) + pathOf(inside);
  const root = roots.find((one) => pointer.startsWith(one));
  const path = root === undefined ? pointer : pathOf(pointer.slice(root.length)).replace(/^\./, '');
  return path === '' ? label : `${path} of ${label}`;
}

/** Converts `/properties/items/items/properties/name/maxLength` to `.items[].name`. */
function pathOf(pointer: string): string {
  const steps = pointer.split('/').slice(1).map(fromStep);
  let path = '';
  for (let i = 0; i < steps.length; i += 1) {
    const step = steps[i] ?? '';
    if (step === 'properties') path += `.${steps[++i] ?? ''}`;
    else if (step === 'items') path += '[]';
    else if (step === 'prefixItems') path += `[${steps[++i] ?? ''}]`;
    else if (step === 'additionalProperties') path += '.*';
  }
  return path;
}

/** An unrestricted schema. */
export const anything = (pointer: string): Node => nodeOf(undefined, pointer);
