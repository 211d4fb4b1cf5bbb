// What the body of an operation's requests must be.
import { alternatives, childrenOf, type Node, nodeOf, requiredOf } from '../contract/cases/node.ts';
import type { Json, OpenApi } from '../contract/document.ts';
import { isJson } from '../contract/media.ts';
import type { Operation } from '../contract/operations.ts';
import { toStep } from '../contract/pointer.ts';

export interface BodyOf {
  /** Its media type. */
  type: string;
  node: Node;
}

/** By the first media type that is declared; undefined where there is no body. */
export function bodyOf(document: OpenApi, { definition, pointer }: Operation): BodyOf | undefined {
  const [type, media] = Object.entries(definition.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !media?.schema) return undefined;
  return {
    type,
    node: nodeOf(document, media.schema, `${pointer}/requestBody/content/${toStep(type)}/schema`),
  };
}

/** The same without what wraps the record: `{ "vessel": {…} }`; in JSON only. */
export function recordBodyOf(document: OpenApi, operation: Operation) {
  const body = jsonBodyOf(document, operation);
  const [whole, ...others] = body ? alternatives(document, body.node) : [];
  if (!body || !whole || others.length > 0 || whole.type !== 'object') return body && { ...body, wrap: same };
  const [[name, inner] = [], ...more] = childrenOf(document, whole.node);
  const isWrapped =
    name !== undefined &&
    inner !== undefined &&
    more.length === 0 &&
    requiredOf(whole.node).includes(name) &&
    alternatives(document, inner).every(
      ({ type, node }) => type === 'object' && childrenOf(document, node).size > 0,
    );
  return isWrapped
    ? { type: body.type, node: inner, wrap: (fields: Json): Json => ({ [name]: fields }) }
    : { ...body, wrap: same };
}

const same = (fields: Json): Json => fields;

/** The same, where it is JSON. */
export function jsonBodyOf(document: OpenApi, operation: Operation): BodyOf | undefined {
  const body = bodyOf(document, operation);
  return body && isJson(body.type) ? body : undefined;
}
