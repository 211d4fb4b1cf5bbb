// Compares the responses of an operation.
import { compareContent } from './content.ts';
import { capital, contextOf } from './context.ts';
import { differingWords } from './documentation.ts';
import { below, keysOf, nodeOf, objectOf } from './node.ts';
import { directionOf, type Located, type Place } from './place.ts';
import { compareSchemas } from './schemas.ts';

export function compareResponses(place: Place, old: Located, now: Located): void {
  const [before, after] = [objectOf(old.value.responses), objectOf(now.value.responses)];
  const at = below(now.pointer, 'responses');
  const sides = {
    before: Object.keys(before).join(', ') || 'none',
    after: Object.keys(after).join(', ') || 'none',
  };
  for (const status of keysOf(before, after).filter((one) => !one.startsWith('x-'))) {
    const number = /^\d{3}$/.test(status) ? { status: Number(status) } : {};
    const first = { value: objectOf(before[status]), pointer: below(old.pointer, 'responses', status) };
    const second = { value: objectOf(after[status]), pointer: below(at, status) };
    if (status in before && status in after) {
      compareResponse({ ...place, ...number }, status, first, second);
    } else if (status in before && covering(after, status)) {
      const range = covering(after, status) ?? '';
      const third = { value: objectOf(after[range]), pointer: below(at, range) };
      compareResponse({ ...place, ...number }, status, first, third);
    } else if (status in before) {
      place.changes.add(
        {
          kind: 'response-removed',
          // A client loses nothing by an error that no longer occurs.
          impact: isError(before, status) ? 'addition' : 'breaking',
          says: `The answer ${status} is gone.`,
          rule: first.pointer,
          near: 'responses' in now.value ? at : now.pointer,
          ...sides,
          ...number,
        },
        place.operation,
      );
    } else {
      place.changes.add(
        {
          kind: 'response-added',
          // Clients handle a new error status, but may not recognize a new success status.
          impact: /^[123]/.test(status) && !('default' in before) ? 'risky' : 'addition',
          says: `The answer ${status} is new.`,
          rule: second.pointer,
          ...sides,
          ...number,
        },
        place.operation,
      );
    }
  }
}

const isError = (answers: object, status: string): boolean =>
  /^[45]/.test(status) || (status === 'default' && Object.keys(answers).some((one) => /^[23]/.test(one)));

/** A removed error status falls back to the declared range or `default`. */
const covering = (answers: object, status: string): string | undefined =>
  [`${status.charAt(0)}XX`, ...(/^[45]/.test(status) ? ['default'] : [])].find((range) => range in answers);

function compareResponse(place: Place, status: string, old: Located, now: Located): void {
  const label = `the answer ${status}`;
  compareContent(place, 'response', label, old, now);
  compareHeaders(place, label, old, now);
  compareLinks(place, label, old, now);
  const words = differingWords(old.value, now.value);
  if (words.length > 0) {
    const says = `The answer ${status} is described in other words: ${words.join(', ')}.`;
    place.changes.add(
      { kind: 'documentation-changed', impact: 'documentation', says, rule: now.pointer },
      place.operation,
    );
  }
}

function compareHeaders(place: Place, label: string, old: Located, now: Located): void {
  const [before, after] = [headersOf(old), headersOf(now)];
  const status = place.status === undefined ? {} : { status: place.status };
  const add = (
    kind: string,
    impact: 'breaking' | 'addition',
    says: string,
    rule: string,
    near = rule,
    sides = {},
  ) => place.changes.add({ kind, impact, says, rule, near, ...sides, ...status }, place.operation);
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)];
    if (was && !is) {
      const near = 'headers' in now.value ? below(now.pointer, 'headers') : now.pointer;
      add(
        'response-header-removed',
        'breaking',
        `${capital(label)} no longer has the header ${was.name}.`,
        was.pointer,
        near,
      );
    } else if (is && !was) {
      add(
        'response-header-added',
        'addition',
        `${capital(label)} now has the header ${is.name}.`,
        is.pointer,
      );
    } else if (was && is) {
      const [sure, isSure] = [was.value.required === true, is.value.required === true];
      const sides = { before: sure ? 'required' : 'optional', after: isSure ? 'required' : 'optional' };
      if (sure && !isSure) {
        add(
          'response-header-optional',
          'breaking',
          `The header ${is.name} of ${label} is no longer required, and may be absent.`,
          is.pointer,
          is.pointer,
          sides,
        );
      } else if (isSure && !sure) {
        add(
          'response-header-required',
          'addition',
          `The header ${is.name} of ${label} is now always there.`,
          is.pointer,
          is.pointer,
          sides,
        );
      }
      const roots = [below(is.pointer, 'schema'), below(was.pointer, 'schema')] as const;
      const context = contextOf(place, directionOf(place, 'response'), `the header ${is.name} of ${label}`, [
        ...roots,
      ]);
      compareSchemas(context, nodeOf(was.value.schema, roots[1]), nodeOf(is.value.schema, roots[0]));
    }
  }
}

/** By lower-case name, since header names are case-insensitive. */
const headersOf = ({ value, pointer }: Located) =>
  new Map(
    Object.entries(objectOf(value.headers)).map(([name, header]) => [
      name.toLowerCase(),
      { name, value: objectOf(header), pointer: below(pointer, 'headers', name) },
    ]),
  );

function compareLinks(place: Place, label: string, old: Located, now: Located): void {
  const [before, after] = [objectOf(old.value.links), objectOf(now.value.links)];
  for (const name of keysOf(before, after)) {
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) continue;
    const isGone = !(name in after);
    place.changes.add(
      {
        kind: isGone ? 'link-removed' : name in before ? 'link-changed' : 'link-added',
        impact: name in before ? 'risky' : 'addition',
        says: `The link ${name} of ${label} is ${isGone ? 'gone' : name in before ? 'another one' : 'new'}.`,
        rule: below(isGone ? old.pointer : now.pointer, 'links', name),
        near: isGone ? now.pointer : below(now.pointer, 'links', name),
      },
      place.operation,
    );
  }
}
