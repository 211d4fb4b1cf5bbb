// Describes the request body that an operation takes.
import {
  allowed,
  alternatives,
  childrenOf,
  type Node,
  nodeOf,
  requiredOf,
} from '../../contract/cases/node.ts';
import { isForm } from '../../contract/cases/parts.ts';
import type { Json, OpenApi } from '../../contract/document.ts';
import { isJson } from '../../contract/media.ts';
import type { Operation } from '../../contract/operations.ts';
import { toStep } from '../../contract/pointer.ts';
import { idLikeness } from './naming.ts';
import { isRecord, valueAt } from './shapes.ts';

export interface BodyOf {
  type: string;
  node: Node;
}

/** Uses the first declared media type; undefined if there is no body. */
export function bodyOf(document: OpenApi, { definition, pointer }: Operation): BodyOf | undefined {
  const [type, media] = Object.entries(definition.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined || !media?.schema) return undefined;
  return {
    type,
    node: nodeOf(document, media.schema, `${pointer}/requestBody/content/${toStep(type)}/schema`),
  };
}

/**
 * The JSON body without the envelope around the record: `{ "vessel": {…} }`.
 * @param sent selects the variant if there are several
 */
export function recordBodyOf(document: OpenApi, operation: Operation, sent: Record<string, Json> = {}) {
  const body = jsonBodyOf(document, operation);
  const [whole, ...others] = body ? alternatives(document, body.node) : [];
  if (!body || !whole || others.length > 0 || whole.type !== 'object') {
    const isTold = Object.keys(sent).length > 0;
    return body && { ...body, ...(isTold && { node: kindOf(document, body.node, sent) }), wrap: same };
  }
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

/** The variant that fits the sent record. */
export const kindOf = (document: OpenApi, node: Node, sent: Record<string, Json>): Node => {
  const kinds = alternatives(document, node).filter(({ type }) => type === 'object');
  const isSent = (kind: Node) =>
    [...childrenOf(document, kind)].every(
      ([name, child]) => sent[name] === undefined || (allowed(child)?.includes(sent[name]) ?? true),
    ) && Object.keys(sent).every((name) => childrenOf(document, kind).has(name));
  return kinds.find((kind) => isSent(kind.node))?.node ?? node;
};

/** Same as `recordBodyOf`, or the form if there is one; a form has no envelope. */
export function saidBodyOf(document: OpenApi, operation: Operation, sent: Record<string, Json> = {}) {
  const body = fieldsOf(document, operation);
  return body && isForm(body.type) ? { ...body, wrap: same } : recordBodyOf(document, operation, sent);
}

/** A part of a body that can be changed separately. */
export interface PartOf extends BodyOf {
  /** Path to it in the body. */
  at: string[];
  children: Map<string, Node>;
  /**
   * Puts the fields in place.
   * @param plain a valid body that supplies the surrounding structure
   */
  wrap(fields: Json, plain: Json): Json;
}

/**
 * The sibling parts of a record in a body: `attributes` in `{ "data": { "type": "vessel", "attributes": {…} } }`, and
 * the rest as one part. Without an envelope, the whole body is the only part.
 */
export function partsOf(document: OpenApi, operation: Operation, sent?: Record<string, Json>): PartOf[] {
  const body = recordBodyOf(document, operation, sent);
  if (!body) return [];
  const { type, node } = body;
  const children = childrenOf(document, node);
  const at = body.wrap === same ? [] : Object.keys(Object(body.wrap({})));
  const whole: PartOf = { type, node, at, children, wrap: body.wrap };
  const of = (name: string) => alternatives(document, children.get(name) ?? []);
  const isFixed = (name: string) => allowed(children.get(name) ?? [])?.length === 1;
  const objects = [...children.keys()].filter((name) => of(name).every((way) => way.type === 'object'));
  const size = (name: string) => childrenOf(document, children.get(name) ?? []).size;
  const [largest] = objects.toSorted((a, b) => size(b) - size(a));
  const isTyped = [...children.keys()].every(
    (name) => isFixed(name) || objects.includes(name) || idLikeness(name, '') >= 8 || name === 'key',
  );
  if (largest === undefined || size(largest) === 0 || !isTyped || ![...children.keys()].some(isFixed))
    return [whole];
  const around = (fields: Record<string, Json>, plain: Json): Json => {
    const beside = valueAt(plain, at);
    const needed = requiredOf(node).filter((name) => !Object.hasOwn(fields, name) && !objects.includes(name));
    const own = needed.flatMap((name): [string, Json][] => {
      const value = isFixed(name) ? allowed(children.get(name) ?? [])?.[0] : valueAt(beside, [name]);
      return value === undefined ? [] : [[name, value]];
    });
    return body.wrap({ ...Object.fromEntries(own), ...fields });
  };
  const inner: PartOf = {
    type,
    at: [...at, largest],
    node: children.get(largest) ?? [],
    children: childrenOf(document, children.get(largest) ?? []),
    wrap: (fields, plain) => around({ [largest]: fields }, plain),
  };
  const others = objects.filter((name) => name !== largest);
  const beside: PartOf = {
    ...whole,
    children: new Map([...children].filter(([name]) => others.includes(name))),
    wrap: (fields, plain) => around(isRecord(fields) ? fields : {}, plain),
  };
  return others.length > 0 ? [inner, beside] : [inner];
}

/** The body if it is JSON or a form. */
export function fieldsOf(document: OpenApi, operation: Operation): BodyOf | undefined {
  const body = bodyOf(document, operation);
  return body && isForm(body.type) ? body : jsonBodyOf(document, operation);
}

/** The body if it is JSON. */
export function jsonBodyOf(document: OpenApi, operation: Operation): BodyOf | undefined {
  const body = bodyOf(document, operation);
  return body && isJson(body.type) ? body : undefined;
}
