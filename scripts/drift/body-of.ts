// What the body of an operation's requests must be.
import { type Node, nodeOf } from '../contract/cases/node.ts';
import type { OpenApi } from '../contract/document.ts';
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

/** The same, where it is JSON. */
export function jsonBodyOf(document: OpenApi, operation: Operation): BodyOf | undefined {
  const body = bodyOf(document, operation);
  return body && isJson(body.type) ? body : undefined;
}
