// The context of a comparison of two operations.
import type { Changes, Comparison, Direction, OperationName } from './change.ts';
import type { Version } from './document-version.ts';
import type { JsonObject } from './node.ts';
import type { IsUntouched } from './untouched.ts';

/** An object of a document, and its location. */
export interface Located {
  value: JsonObject;
  pointer: string;
}

export interface Place {
  old: Version;
  now: Version;
  isUntouched: IsUntouched;
  /** The comparisons of shared schemas, by direction and pair. */
  known: Map<string, Comparison>;
  changes: Changes;
  operation: OperationName | undefined;
  /** Whether the client sends the request; it receives webhooks and callbacks. */
  isSent: boolean;
  status?: number;
}

/** From the client's view: what it sends, or what it receives. */
export const directionOf = ({ isSent }: Place, of: Direction): Direction =>
  isSent ? of : of === 'request' ? 'response' : 'request';

/** An operation, and its path item. */
export interface LocatedOperation extends Located {
  item: Located;
  name: OperationName;
}
