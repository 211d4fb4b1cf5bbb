// Finds values under a name in the contract's examples.
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Run } from '../engine/run.ts';
import { isRecord } from '../model/shapes.ts';

interface Media {
  example?: Json;
  examples?: Record<string, { value?: Json }>;
}

/** The request bodies that the contract shows. */
export function examplesOf({ definition }: Operation): Json[] {
  const media = Object.values(definition.requestBody?.content ?? {})[0] as Media | undefined;
  return media ? valuesOf(media) : [];
}

/**
 * Values under a name in the request and response examples of some operations, and of those that create the same
 * records.
 */
export function shownIn(run: Run, operations: Operation[], name: string): Json[] {
  const creators = run.resources.flatMap(({ create, read }) =>
    create && read && operations.includes(read) ? [create] : [],
  );
  const all = [...operations, ...creators];
  const answers = all.flatMap(({ definition }) =>
    Object.entries(definition.responses).flatMap(([status, { content = {} }]) =>
      /^2/.test(status) ? Object.values(content).flatMap((media) => valuesOf(media as Media)) : [],
    ),
  );
  const found = [...all.flatMap(examplesOf), ...answers].flatMap((example) => under(example, name));
  return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()];
}

const valuesOf = ({ example, examples = {} }: Media): Json[] =>
  [example, ...Object.values(examples).map(({ value }) => value)].filter((one) => one !== undefined);

/** In the example itself or inside its envelope. */
function under(example: Json, name: string): Json[] {
  if (!isRecord(example)) return [];
  const own = example[name];
  if (own !== undefined) return [own];
  return Object.values(example).flatMap((inner) => (isRecord(inner) ? (inner[name] ?? []) : []));
}
