// Compares two versions of an operation.
import { compareContent } from './content.ts';
import { differingWords } from './documentation.ts';
import { below, isObject, keysOf, objectOf } from './node.ts';
import { compareParameters } from './parameters.ts';
import type { Located, LocatedOperation, Place } from './place.ts';
import { compareResponses } from './responses.ts';
import { compareSecurity } from './security.ts';
import { compareServers } from './servers.ts';

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

export function compareOperations(place: Place, old: LocatedOperation, now: LocatedOperation): void {
  compareName(place, old, now);
  compareParameters(place, old, now);
  compareBody(place, old, now);
  compareResponses(place, old, now);
  if (place.isSent) compareSecurity(place, old, now);
  for (const part of ['item', 'operation'] as const) {
    const [before, after] = part === 'item' ? [old.item, now.item] : [old, now];
    if ('servers' in before.value || 'servers' in after.value) compareServers(place, before, after);
  }
  compareCallbacks(place, old, now);
}

function compareName({ changes, operation }: Place, old: LocatedOperation, now: LocatedOperation): void {
  const [before, after] = [old.value, now.value];
  const whose = `${now.name.method.toUpperCase()} ${now.name.path}`;
  if (before.operationId !== after.operationId) {
    const rule = 'operationId' in after ? below(now.pointer, 'operationId') : now.pointer;
    changes.add(
      {
        kind: 'operation-renamed',
        // Requests do not change, but generated clients use this name.
        impact: before.operationId === undefined ? 'addition' : 'breaking',
        says: `${whose} is called ${after.operationId ?? 'nothing'} instead of ${before.operationId ?? 'nothing'}.`,
        rule,
        before: `${before.operationId ?? 'no operationId'}`,
        after: `${after.operationId ?? 'no operationId'}`,
      },
      operation,
    );
  }
  if (before.deprecated !== true && after.deprecated === true) {
    const says = `${whose} is on its way out.`;
    changes.add({ kind: 'deprecated', impact: 'addition', says, rule: now.pointer }, operation);
  }
  const words = differingWords(before, after);
  if (JSON.stringify(before.tags) !== JSON.stringify(after.tags)) words.push('tags');
  if (words.length > 0) {
    const says = `${whose} is described in other words: ${words.join(', ')}.`;
    changes.add(
      { kind: 'documentation-changed', impact: 'documentation', says, rule: now.pointer },
      operation,
    );
  }
}

function compareBody(place: Place, old: Located, now: Located): void {
  const [before, after] = [old.value.requestBody, now.value.requestBody];
  const [is, was] = [isObject(after), isObject(before)];
  if (!is && !was) return;
  const [oldBody, nowBody] = [objectOf(before), objectOf(after)];
  const [needed, need] = [oldBody.required === true, nowBody.required === true];
  const at = below(now.pointer, 'requestBody');
  const tell = (kind: string, impact: 'breaking' | 'addition', says: string, rule = at) =>
    place.changes.add(
      {
        kind,
        impact,
        says,
        rule,
        near: is ? at : now.pointer,
        before: was ? (needed ? 'required' : 'optional') : 'none',
        after: is ? (need ? 'required' : 'optional') : 'none',
      },
      place.operation,
    );
  if (!is)
    tell(
      'request-body-removed',
      'breaking',
      'The request no longer has a body.',
      below(old.pointer, 'requestBody'),
    );
  else if (!was) {
    tell(
      'request-body-added',
      need ? 'breaking' : 'addition',
      `The request now has a body${need ? ', which is required' : ''}.`,
    );
  } else {
    if (needed !== need) {
      tell(
        need ? 'request-body-required' : 'request-body-optional',
        need ? 'breaking' : 'addition',
        `The request body is ${need ? 'now' : 'no longer'} required.`,
      );
    }
    const roots = [below(old.pointer, 'requestBody'), at] as const;
    compareContent(
      place,
      'request',
      'the request body',
      { value: oldBody, pointer: roots[0] },
      { value: nowBody, pointer: roots[1] },
    );
  }
}

/** The client responds to a callback. */
function compareCallbacks(place: Place, old: LocatedOperation, now: LocatedOperation): void {
  const [before, after] = [objectOf(old.value.callbacks), objectOf(now.value.callbacks)];
  for (const name of keysOf(before, after)) {
    const [was, is] = [objectOf(before[name]), objectOf(after[name])];
    for (const address of keysOf(was, is)) {
      for (const method of METHODS) {
        const steps = ['callbacks', name, address, method];
        const first = {
          value: objectOf(objectOf(was[address])[method]),
          pointer: below(old.pointer, ...steps),
        };
        const second = {
          value: objectOf(objectOf(is[address])[method]),
          pointer: below(now.pointer, ...steps),
        };
        const [there, here] = [first, second].map(({ value }) => Object.keys(value).length > 0);
        const inner = { ...place, isSent: !place.isSent };
        if (there && here) {
          const item = { value: {}, pointer: first.pointer };
          compareOperations(inner, { ...first, item, name: old.name }, { ...second, item, name: now.name });
        } else if (there || here) {
          place.changes.add(
            {
              kind: there ? 'callback-removed' : 'callback-added',
              impact: there ? 'breaking' : 'addition',
              says: `The callback ${name} is ${there ? 'gone' : 'new'}.`,
              rule: (there ? first : second).pointer,
              near: there ? now.pointer : second.pointer,
            },
            place.operation,
          );
        }
      }
    }
  }
}
